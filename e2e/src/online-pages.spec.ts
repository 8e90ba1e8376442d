import { expectAccessible } from './accessible.ts';
import { atTable, expect, joinBy, openTable, test } from './online.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [device, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test(`every online page is accessible on a ${device}`, async ({ visit }) => {
    const [anne, luc] = [await visit({ ...options, colorScheme: 'dark' }), await visit(options)];
    await anne.goto('/#/online');
    await expect(anne.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expectAccessible(anne);
    await anne.goto('/#/new-table');
    await anne.getByText('More options').click();
    await expectAccessible(anne);
    const link = await openTable(anne, 'Anne', async () => {
      await anne.getByRole('radio', { name: '2', exact: true }).first().check();
      await anne.getByRole('radio', { name: 'Everybody' }).check();
      return undefined;
    });
    await expectAccessible(anne);
    await luc.goto('/#/online');
    await expect(luc.getByRole('link', { name: /^Québec/ })).toBeVisible();
    await luc.getByRole('button', { name: 'Any free seat' }).click();
    await expect(luc).toHaveURL(link);
    await expectAccessible(luc);
    await joinBy(luc, link, 'Luc');
    for (const page of [anne, luc]) await atTable(page);
    // At a listed table people play without hints.
    await expect(luc.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await expectAccessible(anne);
    await luc.goto('/#/online');
    await expect(luc.getByRole('region', { name: 'My tables' }).getByRole('link', { name: /Québec/ })).toBeVisible();
    await expectAccessible(luc);
  });
}

const WORDS = {
  fr: { locale: 'fr-CA', name: 'Votre nom', sit: 'S’asseoir', menu: 'Menu de la partie' },
  ru: { locale: 'ru-RU', name: 'Ваше имя', sit: 'Сесть за стол', menu: 'Меню партии' },
} as const;

test('people in three languages sit at one table', async ({ visit }) => {
  const host = await visit();
  const link = await openTable(host, 'Anne');
  for (const { locale, name, sit } of Object.values(WORDS)) {
    const page = await visit({ locale });
    await page.goto(link);
    await page.getByRole('textbox', { name }).fill(locale);
    await page.getByRole('button', { name: sit }).click();
  }
  await atTable(host);
  for (const { locale, menu } of Object.values(WORDS)) {
    const guest = await visit({ locale });
    await guest.goto(link);
    await expect(guest.getByRole('button', { name: menu })).toBeVisible();
  }
});

test('the question for a name covers no choices of a new table', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/#/new-table');
  const form = page.locator('form').filter({ hasText: 'What is your name?' });
  await expect(form).toBeVisible();
  const ground = () =>
    form.evaluate(({ parentElement }) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(parentElement as HTMLElement);
      return [
        position,
        backgroundImage,
        backgroundColor === getComputedStyle(document.documentElement).backgroundColor,
      ];
    });
  expect(await ground()).toEqual(['sticky', 'none', true]);
  for (const [width, height] of [
    [1280, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await ground())[0]).toBe('static');
  }
});

test('a table that its creator left is no longer one of theirs', async ({ visit }) => {
  const page = await visit();
  await openTable(page, 'Anne');
  await page.goto('/#/online');
  const mine = page.getByRole('region', { name: 'My tables' });
  await mine.getByRole('link', { name: /Québec/ }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(mine).toBeVisible();
  await expect(mine.getByRole('link')).toHaveCount(0);
});

test('a link to no table says so, and without a server the page plays alone', async ({ visit, server }) => {
  const page = await visit({ serviceWorkers: 'allow' });
  await page.goto('/#/table/nothing');
  await expect(page.getByText('There is no such table')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play online' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.kill();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play online' })).toHaveCount(0);
});
