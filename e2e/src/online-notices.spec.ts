import type { Page, Worker } from '@playwright/test';
import { isSignedFor, type PushEndpoint, startPushEndpoint } from '../../apps/server/src/testing/push-endpoint.ts';
import { expect, test as online } from './online.ts';
import { TimedServer } from './timed-server.ts';

/** A server that may send notices to a push service on this machine, and a clock that leaps. */
const test = online.extend<{ endpoint: PushEndpoint; timed: TimedServer }>({
  endpoint: async ({}, use) => {
    const endpoint = await startPushEndpoint();
    await use(endpoint);
    await endpoint.close();
  },
  timed: async ({ endpoint }, use) => {
    const timed = new TimedServer({ pushHosts: [endpoint.host] });
    await timed.start();
    await use(timed);
    await timed.close();
  },
  address: ({ timed }, use) => use(timed.address),
});

/** The browser subscribes at our push service, at the second try: its maker's cannot be reached from tests. */
const subscribeAt = (page: Page, { subscription }: PushEndpoint): Promise<unknown> =>
  page.addInitScript(json => {
    const made = { ...json, toJSON: () => json };
    let tries = 0;
    const isMade = () => localStorage.getItem('subscribed') !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isMade() ? made : null),
      subscribe: async () => {
        tries++;
        if (tries === 1) throw new DOMException('no push service', 'AbortError');
        localStorage.setItem('subscribed', '1');
        return made;
      },
    });
  }, subscription);

/** What the service worker of a page is told by the browser: the number it is registered under. */
const registrationOf = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const number = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return {
    /** Does what a push service does: hands a message to the browser. */
    deliver: async (payload: unknown): Promise<void> => {
      const { origin } = new URL(page.url());
      const data = JSON.stringify(payload);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await number, data });
    },
  };
};

/**
 * Lets us wait until the worker has shown a notice. Asking for the list over and over would not do: Chromium forgets
 * a notice if somebody asks while it is on its way to the screen.
 */
const watchNotices = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    const shown = new Promise<void>(resolve => {
      registration.showNotification = (...notice) => show(...notice).then(resolve);
    });
    Object.assign(globalThis, { shown });
  });

test('a turn notice goes from the server through a push service to the screen, and opens its table', async ({
  visit,
  endpoint,
  timed,
}) => {
  const page = await visit({ locale: 'fr-CA', permissions: ['notifications'], serviceWorkers: 'allow' });
  await subscribeAt(page, endpoint);
  const registration = await registrationOf(page);
  const started = page.context().waitForEvent('serviceworker');
  await page.goto('/');
  const worker = await started;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await watchNotices(worker);

  // Nobody is asked before they want it.
  await page.request.post('/api/guests', { data: { name: 'Anne' } });
  await page.goto('/#/you');
  const wish = page.getByRole('switch', { name: 'M’avertir sur cet appareil' });
  await expect(wish).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  await wish.click();
  await expect(page.getByText('Votre navigateur n’a pas pu activer les avis.')).toBeVisible();
  await expect(wish).not.toBeChecked();
  const subscribed = page.waitForResponse('**/api/me/push');
  await wish.check();
  expect((await subscribed).status()).toBe(204);

  const seats = ['me', { bot: 'novice' }];
  const made = await page.request.post('/api/tables', { data: { game: 'quebec', seats } });
  const { id } = (await made.json()).table;
  const notices = async () => (await (await page.request.get('/api/me/notices')).json()).notices;
  await expect.poll(notices).toMatchObject([{ table: id, state: 'waiting' }]);
  timed.advance(16_000);
  const { payload, headers } = await endpoint.receive(0);
  expect(payload).toMatchObject({ kind: 'turn', table: id });
  const { push: key } = await (await page.request.get('/api/features')).json();
  expect(isSignedFor(headers.authorization ?? '', key, `http://${endpoint.host}`)).toBe(true);

  await registration.deliver(payload);
  await worker.evaluate('shown');
  const listed = await page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(({ title, body, tag }) => ({ title, body, tag }));
  });
  expect(listed).toEqual([{ title: 'C’est à vous de jouer', body: 'Une table vous attend.', tag: id }]);

  // What was sent can be read; and what a press on the notice does, in a page that is open already.
  await page.reload();
  await page.getByText('Ce qui a été envoyé').click();
  await expect(page.getByRole('region', { name: 'Avis' }).getByRole('listitem')).toHaveText([/Envoyé/]);
  await worker.evaluate(`openTable(${JSON.stringify(id)})`);
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
  await expect(page.getByRole('button', { name: 'Menu de la partie' })).toBeVisible();
});
