import type { Page } from '@playwright/test';
import { HeldSocket } from './held-socket.ts';
import { atTable, expect, test } from './online.ts';
import { settle } from './sites.ts';

/** What the page needs of a message to play on without looking. */
interface Heard {
  readonly feed?: {
    readonly decision: number | null;
    readonly actors: readonly number[];
    readonly offered: readonly string[];
    readonly outcome: object | null;
  };
}

/** Plays for a person until several people are asked at once, or to the end; returns who is asked then. */
const playOn = (page: Page, table: string, until: 'rivals' | 'end'): Promise<readonly number[]> =>
  page.evaluate(
    ([id, stop]) =>
      new Promise<readonly number[]>(resolve => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const send = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => {
          send({ kind: 'hello', protocol: 1 });
          send({ kind: 'follow', cid: 'follow', table: id });
        };
        socket.onmessage = ({ data }) => {
          const { feed } = JSON.parse(data) as Heard;
          if (feed === undefined) return;
          if (feed.outcome !== null || (stop === 'rivals' && feed.actors.length > 1)) {
            socket.close();
            resolve(feed.actors);
          } else if (feed.decision !== null) {
            const { decision, offered } = feed;
            const move = offered.find(text => text.startsWith('place')) ?? offered[0];
            send({ kind: 'play', cid: `turn ${decision}`, table: id, decision, moves: [move] });
          }
        };
      }),
    [table, until] as const,
  );

const question = (page: Page) => page.locator('[data-ask="coureur"]');

const scores = async (page: Page): Promise<readonly number[]> =>
  Promise.all(
    [0, 1, 2].map(async seat => Number(await page.locator(`aside [data-anchor="score:${seat}"] .count`).textContent())),
  );

test('two claim the same points at once, one gets them, and the game goes on to its end', async ({ visit }) => {
  test.setTimeout(240_000);
  const pages = [await visit(), await visit(), await visit()];
  const [host, ...guests] = pages as [Page, Page, Page];
  for (const [seat, page] of pages.entries()) {
    await settle(page);
    await page.goto('/');
    await page.request.post('/api/guests', { data: { name: ['Anne', 'Luc', 'Zoé'][seat] } });
  }
  const seats = ['me', 'open', 'open'];
  const made = await host.request.post('/api/tables', { data: { game: 'nouvelle-france', seats } });
  const { id } = (await made.json()).table;
  for (const page of guests) await page.request.post(`/api/tables/${id}/seats`, { data: {} });
  const [asked = []] = await Promise.all(pages.map(page => playOn(page, id, 'rivals')));
  expect(asked).toHaveLength(2);

  const rivals = asked.map(seat => pages[seat] as Page);
  const sockets = await Promise.all(rivals.map(page => HeldSocket.of(page)));
  // A new document, so that its socket goes through what stands between.
  for (const page of pages) await page.goto(`/?again#/table/${id}`);
  for (const page of pages) await atTable(page);
  const before = await scores(host);
  // Each sees the question, whoever the other is; the one who scored does not.
  for (const page of rivals) await expect(question(page)).toBeVisible();
  for (const page of pages.filter(each => !rivals.includes(each))) await expect(question(page)).toHaveCount(0);
  // Neither hears of the other before both have claimed.
  for (const socket of sockets) socket.hold();
  for (const page of rivals) await question(page).locator('[data-move="coureur"]').click();
  for (const socket of sockets) await socket.turnSent();
  for (const socket of sockets) socket.release();
  for (const page of rivals) await expect(question(page)).toHaveCount(0);

  // One of them was faster, and everybody sees the same.
  const gains = async (page: Page) => (await scores(page)).map((score, seat) => score - (before[seat] ?? 0));
  await expect.poll(async () => (await gains(host)).filter(gain => gain > 0)).toHaveLength(1);
  const winner = (await gains(host)).findIndex(gain => gain > 0);
  expect(asked).toContain(winner);
  for (const page of pages) await expect.poll(() => scores(page)).toEqual(await scores(host));

  // The host looks on while all play to the end; then everybody opens the table again and sees the same result.
  for (const page of guests) await page.goto('/#/');
  await Promise.all(pages.map(page => playOn(page, id, 'end')));
  for (const page of pages) await page.goto(`/?end#/table/${id}`);
  for (const page of pages) await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  const result = await scores(host);
  for (const page of guests) expect(await scores(page)).toEqual(result);
});
