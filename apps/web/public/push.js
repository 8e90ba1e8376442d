// Part of the service worker: turn notices. The page keeps their words, in the language of the reader, in a cache.
const textsOf = async kind => {
  const kept = await caches.match('/notice-texts');
  const texts = kept === undefined ? {} : await kept.json();
  return texts[kind] ?? { title: 'Cap Diamant' };
};

const show = async ({ kind, table }) => {
  const { title, body } = await textsOf(kind);
  // A later notice about the same table takes the place of the earlier one.
  await self.registration.showNotification(title, { body, tag: table, icon: 'icon-192.png', data: { table } });
};

const openTable = async table => {
  const url = new URL(`./#/table/${table}`, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(url);
  // First, while the press still counts: browsers let nobody else bring a window to the front. One that does not even
  // then still gets the table.
  await page.focus().catch(() => undefined);
  return page.navigate(url);
};

self.addEventListener('push', event => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.table));
});
