import { chromium } from '@playwright/test';
import { listen, pageServer } from '@cap-diamant/server';
const server = await pageServer('/tmp/nf-core-dist');
const address = await listen(server, '127.0.0.1', 0);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const mode = process.argv[2] ?? 'desktop';
const phone = mode === 'phone';
const ctx = await browser.newContext({ viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 }, hasTouch: phone, isMobile: phone, locale: process.argv[4] ?? 'en-CA', colorScheme: process.argv[3] ?? 'light', reducedMotion: 'reduce' });
const page = await ctx.newPage();
await page.addInitScript(() => localStorage.setItem('cap-diamant/settings', '{"pace":"instant","sites":"plan"}'));
page.on('pageerror', e => console.log('ERR', e));
page.on('console', m => m.type() === 'error' && console.log('CON', m.text()));
await page.goto(address + '/#/new/nouvelle-france');
await page.waitForTimeout(500);
await page.getByText(/More choices/).click();
await page.getByLabel('Seed').fill('look');
await page.getByRole('button', { name: 'Begin' }).click();
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/nf-a-${mode}.png` });
const key = k => page.keyboard.press(k);
const turns = Number(process.argv[5] ?? 6);
for (let t = 0; t < turns; t++) {
  for (let i = 0; i < 40; i++) {
    const confirm = page.getByRole('button', { name: 'Confirm turn' });
    if (await confirm.isVisible()) { await confirm.click(); continue; }
    if (await page.locator('[data-move="draw"]').isVisible()) { await page.locator('[data-move="draw"]').click(); break; }
    const pass = page.locator('[data-move="pass"],[data-move="end"]').first();
    if (await pass.isVisible()) { await pass.click(); continue; }
    await page.waitForTimeout(150);
  }
  await key('1'); await key('n');
  if (t === turns - 1) break;
  await key('Enter');
  await page.waitForTimeout(100);
}
await page.waitForTimeout(200);
await page.screenshot({ path: `/tmp/nf-b-${mode}.png` });
await key('ArrowLeft'); await key('ArrowLeft'); await key('w');
await page.waitForTimeout(100);
await page.screenshot({ path: `/tmp/nf-c-${mode}.png` });
console.log(await page.locator('[data-ghost]').textContent().catch(() => 'none'));
await browser.close(); await server.close();
