import { prepare } from './lib/prepare.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();

const { withPage } = await import('./lib/browser.mjs');
const { Figures } = await import('./lib/figures.mjs');
const { growthOf } = await import('./lib/heap.mjs');
const { amongBots, amongPeople, sampleQuebec, sampleNouvelleFrance } = await import('./lib/sample-games.mjs');
const measures = await import('./lib/web-measures.mjs');
const { measureReview } = await import('./lib/review-measures.mjs');
const scene = await import('./lib/scene-measures.mjs');

const COMPLETE = { edition: '2011', level: 'complete', players: 4 };
/** `npm run bench:web -- clicks frames` runs only these. */
const wanted = process.argv.slice(2);
const GAMES = 20;

/** A game of Nouvelle-France at the start of a turn. */
const sampleAt = (given, seed, share) =>
  amongPeople(sampleNouvelleFrance(given, seed, share, ({ pending }) => pending.at(-1)?.kind === 'turn').file);

const wholeGames = sample => Array.from({ length: GAMES }, (_, at) => amongBots(sample(`bench ${at}`)));

const addMemory = (figures, what, sizes) => {
  const { growth, megabytes } = growthOf(sizes);
  figures.value(
    `${what}: objects after ${GAMES} whole games over those after half (${megabytes.toFixed(1)} MB)`,
    '%',
    growth,
    10,
  );
};

const MEASURES = {
  sizes: async (figures, browser, address) => {
    const sizes = await measures.measureSizes(browser, address, amongPeople(sampleQuebec(COMPLETE, 'bench', 0.05)));
    figures.value('start page, script, compressed', 'kB', sizes.firstScript, 60);
    figures.value('start page, everything, compressed', 'kB', sizes.firstAll, 130);
    figures.value('a game’s own code, compressed', 'kB', sizes.game, 120);
    const late = sampleAt({ players: 3 }, 'bench', 0.95);
    figures.value(
      'Nouvelle-France with its 3D view, compressed',
      'kB',
      await scene.measureCode(browser, address, late),
      220,
    );
  },
  start: async (figures, browser, address) => {
    figures.add(
      'start page usable, processor slowed 4×',
      'ms',
      await measures.measureInteractive(browser, address),
      'median',
      1500,
    );
  },
  // People in every seat, so that every click is followed by a new choice.
  clicks: async (figures, browser, address) => {
    const early = amongPeople(sampleQuebec(COMPLETE, 'bench', 0.05));
    const { pointing, clicking } = await measures.measureClicks(browser, address, early);
    figures.add('click to painted frame', 'ms', clicking, 'p95', 50);
    figures.add('pointing at a target to its painted preview', 'ms', pointing, 'p95', 50);
  },
  frames: async (figures, browser, address) => {
    const over = sampleQuebec(COMPLETE, 'bench', 1);
    figures.add(
      'frames of a scoring, its opening and first show included',
      'ms',
      await measures.measureFrames(browser, address, over),
      'worst',
      50,
    );
  },
  review: async (figures, browser, address) => {
    const over = amongPeople(sampleQuebec(COMPLETE, 'bench', 1));
    const { sketch, all, clicks } = await measureReview(browser, address, over);
    figures.add('review of four players, first graph', 's', sketch, 'worst', 5);
    figures.add('review of four players, everything', 's', all, 'worst', 60);
    figures.add('click on a decision while the review runs to painted frame', 'ms', clicks, 'p95', 50);
  },
  hand: async (figures, browser, address) => {
    const middle = sampleAt({ players: 2, allies: 'none' }, 'bench', 0.5);
    figures.add(
      'piece in hand, pointer event to painted frame',
      'ms',
      await scene.measureHand(browser, address, middle),
      'p95',
      16,
    );
  },
  turning: async (figures, browser, address) => {
    const late = sampleAt({ players: 3 }, 'bench', 0.95);
    const { frames, coarsest } = await scene.measureTurning(browser, address, late);
    figures.add('frames of the 3D view while it turns, 1280 × 720', 'ms', frames, 'p95', 34);
    figures.atLeast('coarsest picture meanwhile, drawn points per screen point', '', coarsest, 0.5);
  },
  memory: async (figures, browser, address) => {
    const quebec = wholeGames(seed => sampleQuebec(COMPLETE, seed, 0));
    addMemory(figures, 'Québec', await measures.measureMemory(browser, address, quebec));
  },
  'memory-3d': async (figures, browser, address) => {
    const other = wholeGames(seed => sampleNouvelleFrance({ players: 2 }, seed, 0).file);
    addMemory(figures, 'Nouvelle-France', await measures.measureMemory(browser, address, other, { sites: 'scene' }));
  },
};

const figures = new Figures();
await withPage(async ({ browser, address }) => {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(figures, browser, address);
  }
});
figures.print();
process.stdout.write(
  '\nAll times are wall clock, on a browser that has nothing else to do when a measurement begins. Clicks, scorings and the\n' +
    'piece in hand are measured five times on a fresh page, and each step counts with its median: what other programs on the\n' +
    'machine delay differs from run to run, what the page itself is slow at does not. A drawn frame is measured on the page’s\n' +
    'own thread: what a graphics process does after it is not included. Memory leaves out compiled code, of which the engine\n' +
    'makes more the longer a page runs.\n',
);
process.exitCode = figures.missed > 0 ? 1 : 0;
