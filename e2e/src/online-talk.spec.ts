import type { Page } from '@playwright/test';
import { atTable, expect, test as online, openTable, playTurn, type Visit, whoseTurn } from './online.ts';
import { TimedServer } from './timed-server.ts';

const MINUTE = 60_000;

/** A server whose clock leaps. */
const test = online.extend<{ timed: TimedServer }>({
  timed: async ({}, use) => {
    const timed = new TimedServer();
    await timed.start();
    await use(timed);
    await timed.close();
  },
  address: ({ timed }, use) => use(timed.address),
});

/** Gives somebody a name. How people do that themselves, other tests show. */
const named = async (page: Page, name: string): Promise<Page> => {
  expect((await page.request.post('/api/guests', { data: { name } })).status()).toBe(201);
  return page;
};

/** Two people at a table with clocks. */
const pair = async (visit: Visit): Promise<readonly [Page, Page]> => {
  const [anne, luc] = [await named(await visit(), 'Anne'), await named(await visit(), 'Luc')];
  const time = { kind: 'live', bank: 20 * 60, increment: 15 };
  const made = await anne.request.post('/api/tables', { data: { game: 'quebec', seats: ['me', 'open'], time } });
  const { table } = await made.json();
  expect((await luc.request.post(`/api/tables/${table.id}/seats`, { data: {} })).status()).toBe(200);
  await Promise.all([anne, luc].map(page => page.goto(`/#/table/${table.id}`)));
  for (const page of [anne, luc]) await atTable(page);
  return [anne, luc];
};

const people = (page: Page) => page.getByRole('list', { name: 'At the table' });
const clockOf = (page: Page, seat: number) => page.locator(`[data-clock="${seat}"]`);

const openMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: entry }).click();
};

test('a clock runs out, a bot takes over, and the person returns', async ({ visit, timed }) => {
  const pages = await pair(visit);
  const slow = await whoseTurn(pages);
  const seat = slow === pages[0] ? 0 : 1;
  const other = pages[1 - seat] as Page;
  // Only the clock of the one who has to decide runs.
  await expect(clockOf(other, seat)).toHaveText(/^19:\d\d$/);
  await expect(clockOf(slow, 1 - seat)).toHaveText('20:00');
  timed.advance(20 * MINUTE);
  await expect(slow.getByText('A bot plays for you.')).toBeVisible();
  await expect(people(other)).toContainText('a bot plays');
  // The bot plays the turn, so the game goes on.
  await whoseTurn([other]);
  await slow.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(slow.getByText('A bot plays for you.')).toHaveCount(0);
  await expect(people(other)).not.toContainText('a bot plays');
  // Who returns has a tenth of the bank to begin with.
  await expect(clockOf(slow, seat)).toHaveText('2:00');
  await playTurn([other]);
  await playTurn([slow]);
  await whoseTurn([other]);
});

test('a pause is refused, then agreed to, and ends', async ({ visit, timed }) => {
  const [anne, luc] = await pair(visit);
  await openMenu(anne, 'Ask for a pause');
  await expect(anne.getByText('The pause begins when everybody agrees.')).toBeVisible();
  await luc.getByRole('button', { name: 'Refuse' }).click();
  await expect(anne.getByText('The pause begins when everybody agrees.')).toHaveCount(0);
  await openMenu(anne, 'Ask for a pause');
  await expect(luc.getByText('A pause? Asked for by Anne.')).toBeVisible();
  await luc.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anne, luc]) await expect(page.getByText('Paused: the clocks stand still.')).toBeVisible();
  timed.advance(60 * MINUTE);
  await luc.getByRole('button', { name: 'Continue the game' }).click();
  for (const page of [anne, luc]) await expect(page.getByText('Paused: the clocks stand still.')).toHaveCount(0);
  // The hour cost nobody anything.
  for (const seat of [0, 1]) await expect(clockOf(anne, seat)).toHaveText(/^(20:00|19:\d\d)$/);
  await playTurn([anne, luc]);
});

test('a rematch brings the same people to the next table, one seat further', async ({ visit }) => {
  const [anne, luc] = await pair(visit);
  const before = anne.url();
  await openMenu(luc, 'Resign');
  for (const page of [anne, luc]) await expect(page.getByText('Anne wins').first()).toBeVisible();
  await anne.getByRole('button', { name: 'Play again' }).first().click();
  await expect(anne.getByText('Waiting for players')).toBeVisible();
  expect(anne.url()).not.toBe(before);
  await luc.getByRole('button', { name: 'Back to the table' }).click();
  await expect(luc.getByText('A new game is waiting for you.')).toBeVisible();
  await luc.getByRole('button', { name: 'Sit down' }).click();
  await expect(luc).toHaveURL(anne.url());
  for (const page of [anne, luc]) await atTable(page);
  await expect(people(anne).getByRole('listitem')).toHaveText([/Luc/, /Anne/]);
  await playTurn([anne, luc]);
});

const JOINED = {
  fr: { locale: 'fr-CA', name: 'Votre nom', sit: 'S’asseoir', chat: 'Conversation' },
  ru: { locale: 'ru-RU', name: 'Ваше имя', sit: 'Сесть за стол', chat: 'Беседа' },
} as const;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const join = async (
  visit: Visit,
  link: string,
  person: string,
  language: keyof typeof JOINED,
  device = {},
): Promise<Page> => {
  const { locale, name, sit } = JOINED[language];
  const page = await visit({ locale, ...device });
  await page.goto(link);
  await page.getByRole('textbox', { name }).fill(person);
  await page.getByRole('button', { name: sit, exact: true }).click();
  return page;
};

test('people talk in three languages, beside the board or on a phone; a stranger does not hear them', async ({
  visit,
}) => {
  const anne = await visit();
  const link = await openTable(anne, 'Anne');
  const luc = await join(visit, link, 'Luc', 'fr', PHONE);
  const vera = await join(visit, link, 'Vera', 'ru');
  await atTable(anne);
  const eve = await visit();
  await eve.goto(link);
  await atTable(eve);
  const open = (page: Page, chat: string) => page.getByRole('button', { name: chat }).click();
  const said = (page: Page) => page.locator('.chat').getByRole('list');

  // On a wide screen the chat lies beside the board, and both can be used.
  await open(anne, 'Chat');
  await expect(anne.getByRole('textbox', { name: 'Write a message' })).toBeFocused();
  const [panel, board] = [anne.getByRole('complementary', { name: 'Chat' }), anne.getByRole('main')];
  const edge = async () => ((await board.boundingBox())?.x ?? 0) + ((await board.boundingBox())?.width ?? 0);
  expect((await panel.boundingBox())?.x).toBeGreaterThanOrEqual(await edge());
  await expect(anne.getByRole('dialog')).toHaveCount(0);
  await anne.getByRole('button', { name: 'Good luck!' }).click();
  await anne.getByRole('textbox', { name: 'Write a message' }).fill('Salut <b>Luc</b>');
  await anne.keyboard.press('Enter');
  // Others see that something was said before they open it.
  await open(luc, 'Conversation, nouveaux messages');
  await open(vera, 'Беседа, новые сообщения');
  await open(eve, 'Chat');
  await expect(said(luc)).toHaveText(/Anne\s*Bonne chance!\s*Anne\s*Salut <b>Luc<\/b>/);
  await expect(said(vera)).toHaveText(/Anne\s*Удачи!\s*Anne\s*Salut <b>Luc<\/b>/);
  await luc.getByRole('button', { name: 'Merci!' }).click();
  await expect(said(anne)).toContainText('Thank you!');
  await expect(said(vera)).toContainText('Спасибо!');
  await expect(said(eve)).toHaveText('Nobody has said anything yet.');

  // Luc reports what Anne wrote, then does not want to read her any more.
  await said(luc).getByRole('button', { name: 'Anne' }).last().click();
  await luc.getByRole('button', { name: 'Signaler ce message' }).click();
  await expect(luc.getByText('L’hôte de ce serveur verra le message.')).toBeVisible();
  await said(luc).getByRole('button', { name: 'Anne' }).first().click();
  await luc.getByRole('button', { name: 'Masquer les messages de Anne' }).click();
  await expect(said(luc)).not.toContainText('Bonne chance!');
  await anne.getByRole('button', { name: 'Oops!' }).click();
  await expect(said(vera)).toContainText('Ой!');
  await expect(said(luc)).toHaveText(/^\s*Luc\s*Merci!\s*$/);
});
