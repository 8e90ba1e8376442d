import { writeFileSync } from 'node:fs';
import { withPage } from './lib/browser.mjs';

const quiet = async browser => {
  const session = await browser.newBrowserCDPSession();
  const cpu = async () =>
    (await session.send('SystemInfo.getProcessInfo')).processInfo.reduce((s, p) => s + p.cpuTime, 0);
  let last = await cpu();
  for (;;) {
    await new Promise(r => setTimeout(r, 250));
    const now = await cpu();
    if (now - last < 0.02) break;
    last = now;
  }
  await session.detach();
};
await withPage(async ({ browser, address }) => {
  for (let round = 0; round < 6; round++) {
    const context = await browser.newContext({ locale: 'fr-CA' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const b = Date.now();
    await quiet(browser);
    const w = Date.now() - b;
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (round === 5) {
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: 1000 });
      await session.send('Profiler.start');
    }
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('button.seal').waitFor();
    const t = await page.evaluate(
      () =>
        new Promise(resolve =>
          requestIdleCallback(() => {
            const nav = performance.getEntriesByType('navigation')[0];
            const paint = performance.getEntriesByType('paint').map(p => [p.name, Math.round(p.startTime)]);
            const res = performance
              .getEntriesByType('resource')
              .map(r => [r.name.split('/').pop(), Math.round(r.startTime), Math.round(r.responseEnd)]);
            resolve({
              idle: Math.round(performance.now()),
              resp: Math.round(nav.responseEnd),
              dcl: Math.round(nav.domContentLoadedEventEnd),
              load: Math.round(nav.loadEventEnd),
              paint,
              last: res.at(-1),
            });
          }),
        ),
    );
    console.log(w, JSON.stringify(t));
    if (round === 5)
      writeFileSync('/work/lab/prof.json', JSON.stringify((await session.send('Profiler.stop')).profile));
    await context.close();
  }
});
