// Before anything is drawn: the light the person chose, so that the page does not flash.
try {
  const { theme } = JSON.parse(localStorage.getItem('cap-diamant/settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
