import { prepare } from './lib/prepare.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();

const { withPage } = await import('./lib/browser.mjs');
const { sampleQuebec, sampleNouvelleFrance } = await import('./lib/sample-games.mjs');
const measures = await import('./lib/web-measures.mjs');
const scene = await import('./lib/scene-measures.mjs');

const COMPLETE = { edition: '2011', level: 'complete', players: 4 };
const amongPeople = game => ({ ...game, table: game.table.map(({ colour }) => ({ name: '', colour, random: false })) });
/** A game of Nouvelle-France at the beginning of a turn. */
const sampleAt = (given, seed, share) =>
  amongPeople(sampleNouvelleFrance(given, seed, share, ({ pending }) => pending.at(-1)?.kind === 'turn').file);
let missed = 0;

const tell = (what, value, unit, most) => {
  const met = value <= most;
  if (!met) missed++;
  process.stdout.write(
    `${met ? '✓' : '✗'} ${what}: ${value.toFixed(1)} ${unit} (at most ${Number(most.toFixed(1))})\n`,
  );
};

/** Nouvelle-France, its sites in space, drawn by the processor where there is no graphics card. */
const measureScene = async (browser, address) => {
  const late = sampleAt({ players: 3 }, 'bench', 0.95);
  tell('Nouvelle-France, its code with space, compressed', await scene.measureCode(browser, address, late), 'kB', 220);
  const turning = await scene.measureTurning(browser, address, late);
  tell(`a frame while turning at 1280 × 720 (${turning.width} points across)`, turning.frame, 'ms', 1000 / 30);
  const middle = sampleAt({ players: 2, allies: 'none' }, 'bench', 0.5);
  tell('the piece in hand follows, 95 of 100', await scene.measureGhost(browser, address, middle), 'ms', 8);
  const games = Array.from({ length: 10 }, (_, at) => sampleAt({ players: 2 }, `bench ${at}`, 0.4));
  const memory = await scene.measureMemory(browser, address, games);
  tell(
    `objects in memory after 10 games (${memory.megabytes.toFixed(1)} MB) over that after 5`,
    memory.growth,
    '%',
    10,
  );
};

await withPage(async ({ browser, address }) => {
  const sizes = await measures.measureSizes(browser, address);
  tell('start page, script, compressed', sizes.firstScript, 'kB', 90);
  tell('start page, everything, compressed', sizes.firstAll, 'kB', 200);
  tell('a game’s own code, compressed', sizes.game, 'kB', 150);
  tell('start page usable, CPU slowed four times', await measures.measureInteractive(browser, address), 'ms', 1500);
  // People in every seat: each click is answered with a board that is lit again.
  const early = amongPeople(sampleQuebec(COMPLETE, 'bench', 0.05));
  tell('a click answered, 95 of 100', await measures.measureClicks(browser, address, early), 'ms', 50);
  const over = sampleQuebec(COMPLETE, 'bench', 1);
  tell(
    'longest frame of the cascades of four centuries, best of three shows each',
    await measures.measureFrames(browser, address, over),
    'ms',
    50,
  );
  const memory = await measures.measureMemory(browser, address);
  tell(
    `objects in memory after 20 games (${memory.megabytes.toFixed(1)} MB) over that after 10`,
    memory.growth,
    '%',
    10,
  );
  await measureScene(browser, address);
});
process.exitCode = missed > 0 ? 1 : 0;
