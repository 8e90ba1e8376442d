import type { Page } from '@playwright/test';
import type { Visit } from './online.ts';
import {
  atTable,
  compose,
  confirmOf,
  connection,
  expect,
  joinBy,
  openTable,
  playTurn,
  test,
  whoseTurn,
} from './online.ts';

const chooseTwo = (page: Page) => async () => {
  await page.getByRole('radio', { name: '2', exact: true }).first().check();
  return undefined;
};

/** Two people at a table. */
const pair = async (visit: Visit) => {
  const [anne, luc] = [await visit(), await visit()];
  const link = await openTable(anne, 'Anne', chooseTwo(anne));
  await joinBy(luc, link, 'Luc');
  for (const page of [anne, luc]) await atTable(page);
  return { anne, luc, link, pages: [anne, luc] };
};

test('a browser goes offline in mid-turn and comes back', async ({ visit }) => {
  const { pages } = await pair(visit);
  await playTurn(pages);
  const page = await whoseTurn(pages);
  const other = pages.find(each => each !== page) as Page;
  await compose(page);
  await page.context().setOffline(true);
  await expect(connection(page)).toHaveAttribute('data-connection', 'reconnecting');
  // The turn can be confirmed; it is sent when the network is back.
  await confirmOf(page).click();
  await page.context().setOffline(false);
  await expect(connection(page)).toHaveAttribute('data-connection', 'connected');
  await whoseTurn([other]);
  await playTurn(pages);
});

test('the server is killed in mid-game and starts again; nobody reloads', async ({ visit, server }) => {
  const { pages } = await pair(visit);
  await playTurn(pages);
  const page = await whoseTurn(pages);
  await compose(page);
  await server.kill();
  for (const each of pages) await expect(connection(each)).toHaveAttribute('data-connection', 'reconnecting');
  await confirmOf(page).click();
  await server.start();
  for (const each of pages) {
    await expect(connection(each)).toHaveAttribute('data-connection', 'connected', { timeout: 30_000 });
  }
  await playTurn(pages.filter(each => each !== page));
  await playTurn(pages);
});

test('an undo is asked for, refused, granted, and overtaken by a move', async ({ visit }) => {
  const { pages } = await pair(visit);
  await playTurn(pages);
  const asking = await playTurn(pages);
  const asked = pages.find(each => each !== asking) as Page;
  await playTurn([asked]);
  const request = () => asking.getByRole('button', { name: 'Ask to undo' }).click();
  await request();
  await expect(asking.getByText('Waiting for')).toBeVisible();
  await asked.getByRole('button', { name: 'Refuse' }).click();
  await expect(asking.getByText('The undo was not agreed to.')).toBeVisible();
  await request();
  await asked.getByRole('button', { name: 'Agree' }).click();
  await expect(asked.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  // The turn of both is gone: the one who asked plays again.
  await playTurn([asking]);
  await playTurn([asked]);
  await request();
  await expect(asked.getByRole('button', { name: 'Agree' })).toBeVisible();
  await playTurn([asking]);
  await expect(asked.getByRole('button', { name: 'Agree' })).toHaveCount(0);
});

test('two devices of one person follow each other', async ({ visit }) => {
  const { anne, luc, link } = await pair(visit);
  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.context().addCookies(await anne.context().cookies());
  await phone.goto(link);
  await atTable(phone);
  await expect(phone.getByText('You are watching')).toHaveCount(0);
  const first = await whoseTurn([anne, luc]);
  if (first === luc) await playTurn([luc]);
  await whoseTurn([anne]);
  await playTurn([phone]);
  await whoseTurn([luc]);
  await expect(confirmOf(anne)).toHaveCount(0);
});
