import { readFile } from 'node:fs/promises';
import { replay, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { atTable, expect, joinBy, openTable, playTurn, test } from './online.ts';

test('three people and a spectator meet by link and play to the end', async ({ visit }) => {
  test.setTimeout(180_000);
  const [anne, luc, zoe, eve] = [await visit(), await visit(), await visit(), await visit()];
  const link = await openTable(anne, 'Anne');
  await joinBy(luc, link, 'Luc');
  await expect(anne.getByRole('listitem').filter({ hasText: 'Luc' })).toBeVisible();
  await joinBy(zoe, link, 'Zoé');
  const players = [anne, luc, zoe];
  await eve.goto(link);
  for (const page of [...players, eve]) await atTable(page);
  await expect(eve.getByText('You are watching')).toBeVisible();
  for (let turn = 0; turn < 7; turn++) await playTurn(players);

  // Looking back fetches the past, also for somebody who came late.
  await eve.reload();
  await atTable(eve);
  await eve.keyboard.press('l');
  await expect(eve.locator('.log').getByText('Anne').first()).toBeVisible();
  await eve.keyboard.press('l');
  await eve.getByRole('button', { name: 'Game menu' }).click();
  await expect(eve.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await eve.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // Two resign: the third wins, and everybody sees it.
  for (const page of [luc, zoe]) {
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  for (const page of [...players, eve]) {
    await expect(page.getByText('Anne wins').first()).toBeVisible({ timeout: 30_000 });
  }
  // Afterwards everybody may have the record, and check that nobody chose the cards.
  await eve.getByRole('button', { name: 'Back to the table' }).click();
  await eve.getByRole('button', { name: 'Game menu' }).click();
  const download = eve.waitForEvent('download');
  await eve.getByRole('button', { name: 'Save as a file' }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(unwrap(replay(quebec, record)).length).toBe(record.moves.length + 1);
  expect(record).toMatchObject({ resigned: [1, 2], table: [{ name: 'Anne' }, { name: 'Luc' }, { name: 'Zoé' }] });
  await eve.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(eve.getByText('The shuffle is fair')).toBeVisible();
});

test('“My tables” shows first what waits, and the next one is a tap away', async ({ visit }) => {
  const [anne, luc] = [await visit(), await visit()];
  const two = async () => {
    await anne.getByRole('radio', { name: '2', exact: true }).first().check();
    return undefined;
  };
  const first = await openTable(anne, 'Anne', two);
  await joinBy(luc, first, 'Luc');
  await atTable(anne);
  // A second table, for two again.
  await anne.goto('/#/new-table');
  await two();
  await anne.getByRole('button', { name: 'Open the table' }).click();
  const second = await anne.getByRole('textbox', { name: 'Invite' }).inputValue();
  await luc.goto(second);
  await luc.getByRole('button', { name: 'Sit here' }).click();
  await atTable(luc);
  for (const page of [anne, luc]) await page.goto('/#/online');
  const waiting = [anne, luc].map(page => page.getByRole('region', { name: 'My tables' }).getByText('Your turn'));
  // Each of the two games waits for one of them.
  const count = async () => (await Promise.all(waiting.map(one => one.count()))).reduce((a, b) => a + b);
  await expect.poll(count).toBe(2);
  const host = (await waiting[0]?.count()) === 0 ? luc : anne;
  await expect(host).toHaveTitle(/● Your turn/);
  await host.getByRole('link', { name: 'Next table' }).click();
  await atTable(host);
  await playTurn([host]);
});
