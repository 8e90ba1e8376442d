import { expect, playNow, test } from './page.ts';

test('a dialog keeps the focus and the keys until it is closed, and then gives the focus back', async ({ page }) => {
  await playNow(page);
  const opener = page.getByRole('button', { name: 'Game menu' });
  await opener.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate(element => element.contains(document.activeElement));
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await inside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a click beside a dialog closes it and does nothing else; the end of a selection does not', async ({ page }) => {
  await playNow(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  const { x, y } = (await dialog.locator('h2').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm turn' })).toHaveCount(0);
});
