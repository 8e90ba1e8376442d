/** Shows on the icon of the installed page how many tables wait for this person. */
export const showBadge = (waiting: number): void => {
  // Only some browsers have badges, and only for installed pages.
  if (!('setAppBadge' in navigator)) return;
  const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  shown.catch(() => undefined);
};
