import { expect, leaveTable, playNow, test, yourTurn } from './page.ts';

test('one click leads to a first game that can be played', async ({ page }) => {
  await playNow(page);
  await expect(page.getByRole('heading', { name: 'Québec', level: 1 })).toBeVisible();
  await expect(yourTurn(page)).toBeVisible({ timeout: 20_000 });
});

test('one press leads to a first game of Nouvelle-France as well', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nouvelle-France' }).click();
  await expect(page.getByRole('heading', { name: 'Nouvelle-France', level: 1 })).toBeVisible();
});

test('the first visit offers to learn the games; who has played one is not asked again', async ({ page }) => {
  await page.goto('/');
  const offer = page.getByRole('link', { name: 'First time here?' });
  await offer.click();
  await expect(page).toHaveURL(/#\/learn/);
  await playNow(page);
  await leaveTable(page);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a game uses the options chosen at setup', async ({ page }) => {
  await page.goto('/#/new');
  await page.getByRole('radio', { name: '2026' }).check();
  await expect(page.getByRole('group', { name: 'Rules' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '2', exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const first = page.getByRole('group', { name: 'Seat 1' });
  await first.getByLabel('Name').fill('Anne');
  await first.getByRole('radio', { name: 'pink' }).check();
  await page.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays').selectOption('person');
  await page.getByText('More options').click();
  await page.getByLabel('Seed').fill('1608');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await leaveTable(page);
  const card = page.getByRole('article');
  await expect(card).toContainText('2026');
  for (const name of ['Anne', 'Player 2', 'Jeanne']) await expect(card).toContainText(name);
});

test('the language changes at once and is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('ru');
  await expect(page.getByRole('button', { name: 'Играть сразу' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Играть сразу' })).toBeVisible();
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
});

test('the page speaks the language of the browser', async ({ browser, baseURL }) => {
  for (const [locale, text] of [
    ['fr-FR', 'Jouer tout de suite'],
    ['ru-RU', 'Играть сразу'],
    ['de-DE', 'Play now'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(baseURL ?? '');
    await expect(page.getByRole('button', { name: text })).toBeVisible();
    await context.close();
  }
});

test('day and night follow the device or the person', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect.poll(ground).toBe('rgb(20, 24, 43)');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(ground).toBe('rgb(243, 234, 214)');
  await page.reload();
  await expect.poll(ground).toBe('rgb(243, 234, 214)');
});

test('a game is removed from the list without a question, and that can be undone', async ({ page }) => {
  await playNow(page);
  await leaveTable(page);
  const remove = page.getByRole('button', { name: /^Delete/ });
  await remove.click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await remove.click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
