import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.ts';
import { expect, test as online, type Visit } from './online.ts';
import { TimedServer } from './timed-server.ts';

const TOKEN = 'token-of-marie-1639';

/** A server that somebody looks after. */
const test = online.extend<{ timed: TimedServer }>({
  timed: async ({}, use) => {
    const timed = new TimedServer({ admins: [{ name: 'Marie', token: TOKEN }] });
    await timed.start();
    await use(timed);
    await timed.close();
  },
  address: ({ timed }, use) => use(timed.address),
});

const guest = async (visit: Visit, name: string): Promise<Page> => {
  const page = await visit();
  expect((await page.request.post('/api/guests', { data: { name } })).status()).toBe(201);
  return page;
};

/** Rude says something at a table, and Anne tells the host. */
const reportRude = async (visit: Visit): Promise<Page> => {
  const [rude, anne] = [await guest(visit, 'Rude'), await guest(visit, 'Anne')];
  const made = await rude.request.post('/api/tables', { data: { game: 'quebec', seats: ['me', 'open'] } });
  const { table } = await made.json();
  await anne.request.post(`/api/tables/${table.id}/seats`, { data: {} });
  await rude.goto('/');
  await rude.evaluate(
    id =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket('/api/socket');
        socket.onopen = () => {
          socket.send('{"kind":"hello","protocol":1}');
          socket.send(JSON.stringify({ kind: 'say', cid: '1', table: id, text: 'something rude' }));
        };
        socket.onmessage = ({ data }) => (data.includes('"done"') ? resolve() : undefined);
        socket.onerror = reject;
      }),
    table.id,
  );
  expect((await anne.request.post(`/api/tables/${table.id}/reports`, { data: { n: 1 } })).status()).toBe(204);
  return rude;
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const enter = async (page: Page, token: string): Promise<void> => {
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('somebody who looks after the server reads a report, blocks and unblocks, and all of it is logged', async ({
  visit,
}) => {
  const rude = await reportRude(visit);
  const page = await visit();
  await page.goto('/#/admin');
  await enter(page, 'a-token-of-nobody');
  await expect(page.getByText('No admin has this token.')).toBeVisible();
  await enter(page, TOKEN);
  await expect(section(page, 'Tables')).toContainText('0 open, 1 in play, 0 finished');
  await expect(section(page, 'Load')).toContainText('Tables in memory');
  const reports = section(page, 'Reports');
  await expect(reports).toContainText('Rude: something rude');
  await expectAccessibleEverywhere(page);

  await reports.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(section(page, 'Blocked people')).toContainText('Rude');
  expect((await rude.request.get('/api/me')).status()).toBe(401);
  await reports.getByRole('button', { name: 'Dismiss' }).click();
  await expect(reports).toContainText('Nobody has reported anything.');
  await section(page, 'Blocked people').getByRole('button', { name: 'Unblock' }).click();
  await expect(section(page, 'What admins did').getByRole('listitem')).toHaveText([
    /^Unblocked a person\s+Marie/,
    /^Dismissed a report\s+Marie/,
    /^Blocked a person\s+Marie/,
  ]);
  // The token is in memory only.
  await page.reload();
  await expect(page.getByLabel('Your token')).toBeVisible();
});
