import { prepare } from './lib/prepare.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();

const { withPage } = await import('./lib/browser.mjs');
const { sampleGame } = await import('./lib/sample-games.mjs');
const measures = await import('./lib/web-measures.mjs');

const COMPLETE = { edition: '2011', level: 'complete', players: 4 };
const amongPeople = game => ({ ...game, table: game.table.map(({ colour }) => ({ name: '', colour, random: false })) });
let missed = 0;

const tell = (what, value, unit, most) => {
  const met = value <= most;
  if (!met) missed++;
  process.stdout.write(`${met ? '✓' : '✗'} ${what}: ${value.toFixed(1)} ${unit} (at most ${most})\n`);
};

await withPage(async ({ browser, address }) => {
  const sizes = await measures.measureSizes(browser, address);
  tell('start page, script, compressed', sizes.firstScript, 'kB', 90);
  tell('start page, everything, compressed', sizes.firstAll, 'kB', 200);
  tell('a game’s own code, compressed', sizes.game, 'kB', 150);
  tell('start page usable, CPU slowed four times', await measures.measureInteractive(browser, address), 'ms', 1500);
  // People in every seat: each click is answered with a board that is lit again.
  const early = amongPeople(sampleGame(COMPLETE, 'bench', 0.05));
  tell('a click answered, 95 of 100', await measures.measureClicks(browser, address, early), 'ms', 50);
  const over = sampleGame(COMPLETE, 'bench', 1);
  tell(
    'longest frame of the cascades of four centuries',
    await measures.measureFrames(browser, address, over),
    'ms',
    50,
  );
  const memory = await measures.measureMemory(browser, address);
  tell(`heap after 20 games (${memory.megabytes.toFixed(1)} MB) over that after 10`, memory.growth, '%', 10);
});
process.exitCode = missed > 0 ? 1 : 0;
