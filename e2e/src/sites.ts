import { nth, type Seat } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { AXES, type Axis, cornered, pieceOf, STANDARD_BOX, turned } from '@cap-diamant/nouvelle-france/geometry';
import type { Move, Place } from '@cap-diamant/nouvelle-france/move';
import { lotsOf } from '@cap-diamant/nouvelle-france/rules';
import type { Cell } from '@cap-diamant/nouvelle-france/vocabulary';
import { expect, type Page } from '@playwright/test';
import { openFile, type Sample, type Stop, sampleOf } from './samples.ts';

/** A random game of Nouvelle-France up to the first move for which `stop` is true, which is left to make. */
export const nouvelleFranceBefore = (
  options: object,
  seed: string,
  stop: Stop,
  choose?: (moves: readonly Move[]) => readonly Move[],
): Sample => sampleOf(nouvelleFrance, options, seed, stop, choose);

/** The first turn after a number of decisions that starts by drawing a card other than a snowflake. */
export const drawAfter =
  (decisions: number): Stop =>
  (effects, at, fresh) =>
    fresh && at >= decisions && effects[0]?.kind === 'drew' && effects.every(({ kind }) => kind !== 'snowfall');

interface Shown {
  readonly sites?: 'plan' | 'scene';
  readonly confirmTurns?: boolean;
}

/** Settings: plans or 3D, and whether turns are confirmed. */
export const settle = (page: Page, { sites = 'plan', confirmTurns = true }: Shown = {}): Promise<unknown> => {
  const settings = JSON.stringify({ pace: 'instant', sites, confirmTurns });
  return page.addInitScript(chosen => localStorage.setItem('cap-diamant/settings', chosen), settings);
};

/** Opens a saved game with these settings. */
export const openSites = async (page: Page, file: object, shown?: Shown): Promise<void> => {
  await settle(page, shown);
  await openFile(page, file);
  await expect(page.locator('main section.sites')).toBeVisible();
};

/** What the page says about the piece in hand: where it would land, and the square it is over. */
export const ghostIn = async (
  page: Page,
): Promise<{ readonly place: Place; readonly square: readonly [number, number] }> => {
  const [text, held] = await page
    .locator('[data-place]')
    .evaluate(note => [note.getAttribute('data-place'), note.getAttribute('data-held')]);
  const move = nouvelleFrance.notation.parseMove(text ?? '');
  if (!move.ok || move.value.kind !== 'place') throw new Error(`no piece in hand: ${text}`);
  const [, , x, y] = (held ?? '').split(' ');
  return { place: move.value, square: [Number(x), Number(y)] };
};

export interface Turn {
  readonly axis: Axis;
  readonly quarters: 1 | -1;
}

/** The fewest quarter turns from one orientation to another. */
export const turnsBetween = (from: readonly Cell[], to: readonly Cell[]): readonly Turn[] => {
  const goal = String(cornered(to));
  const ways: { readonly cells: readonly Cell[]; readonly turns: readonly Turn[] }[] = [
    { cells: cornered(from), turns: [] },
  ];
  const seen = new Set<string>();
  for (const { cells, turns } of ways) {
    if (String(cells) === goal) return turns;
    if (seen.has(String(cells))) continue;
    seen.add(String(cells));
    for (const axis of AXES) {
      for (const quarters of [1, -1] as const) {
        ways.push({ cells: turned(cells, axis, quarters), turns: [...turns, { axis, quarters }] });
      }
    }
  }
  throw new Error('no way to turn it like this');
};

export const cornerOf = (cells: readonly Cell[]): readonly [x: number, y: number] => [
  Math.min(...cells.map(([x]) => x)),
  Math.min(...cells.map(([, y]) => y)),
];

const KEY_OF_TURN: { readonly [axis in Turn['axis']]: { readonly [quarters in Turn['quarters']]: string } } = {
  turn: { 1: 'e', [-1]: 'q' },
  tilt: { 1: 'w', [-1]: 's' },
  roll: { 1: 'a', [-1]: 'd' },
};

/** The pieces a seat can place, numbered as on the page: those that fit nowhere can only be exchanged. */
export const formsFor = (state: NouvelleFrance['state'], seat: Seat): readonly string[] => {
  const dead = nouvelleFrance.moves(state, seat).flatMap(move => (move.kind === 'claim' ? [move.shape] : []));
  return lotsOf(STANDARD_BOX, state, seat)
    .map(({ form }) => form)
    .filter(form => !dead.includes(form));
};

export const formOf = ({ piece }: Place): string => pieceOf(STANDARD_BOX, piece).form.id;

const pressOften = async (page: Page, key: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
};

/** Places a piece with the keyboard only. */
export const carryByKeys = async (page: Page, place: Place, forms: readonly string[]): Promise<void> => {
  const ghost = async () => (await ghostIn(page)).place;
  await page.keyboard.press(String(forms.indexOf(formOf(place)) + 1));
  while ((await ghost()).piece !== place.piece) await page.keyboard.press('p');
  for (const { axis, quarters } of turnsBetween((await ghost()).cells, place.cells)) {
    await page.keyboard.press(KEY_OF_TURN[axis][quarters]);
  }
  while ((await ghost()).site !== place.site) await page.keyboard.press('c');
  while ((await ghost()).grid !== place.grid)
    await page.keyboard.press(place.grid === 'B' ? 'ArrowRight' : 'ArrowLeft');
  const [fromX, fromY] = cornerOf((await ghost()).cells);
  const [toX, toY] = cornerOf(place.cells);
  await pressOften(page, toX > fromX ? 'ArrowRight' : 'ArrowLeft', Math.abs(toX - fromX));
  await pressOften(page, toY > fromY ? 'ArrowDown' : 'ArrowUp', Math.abs(toY - fromY));
};

/** A decision of a planned game. */
export interface Planned {
  readonly seat: Seat;
  readonly move: Move;
  readonly text: string;
  /** The pieces that can be placed then, numbered as on the page. */
  readonly forms: readonly string[];
  /** Its index among the answers other than placements. */
  readonly answer: number;
  /** Whether it snows before the next decision. */
  readonly snows: boolean;
}

/** A whole game of two people, and its result by the rules. */
export const wholeGame = (options: object, seed: string) => {
  const planned: Planned[] = [];
  const { file } = sampleOf(nouvelleFrance, options, seed, () => true);
  const parsed = nouvelleFrance.options.parse(options);
  if (!parsed.ok) throw new Error(parsed.error.message);
  let state = nouvelleFrance.setup(parsed.value, seed);
  for (let [seat] = nouvelleFrance.actors(state); seat !== undefined; [seat] = nouvelleFrance.actors(state)) {
    const moves = nouvelleFrance.moves(state, seat);
    const move = choiceOf(moves, planned.length);
    const effects: { readonly kind: string }[] = [];
    const forms = formsFor(state, seat);
    state = nouvelleFrance.apply(state, seat, move, effect => effects.push(effect));
    const snows = effects.some(({ kind }) => kind === 'snowfall');
    const answer = moves.filter(({ kind }) => kind !== 'place').indexOf(move);
    planned.push({ seat, move, text: nouvelleFrance.notation.formatMove(move), forms, answer, snows });
  }
  return { file, planned, outcome: nouvelleFrance.outcome(state), state };
};

/** Uses allies now and then; the number of the decision alone selects the piece and its place. */
const choiceOf = (moves: readonly Move[], at: number): Move => {
  const kinds = ['fille', 'coureur', 'draw', 'end', 'pass'] as const;
  const [plain] = kinds.flatMap(kind => moves.filter(move => move.kind === kind));
  const declines = at % 3 === 0 ? moves.find(({ kind }) => kind === 'pass') : undefined;
  const places = moves.filter(({ kind }) => kind === 'place');
  const bonus = places.length > 0 && plain !== undefined && at % 2 === 0;
  if (plain !== undefined && !bonus) return declines ?? plain;
  return nth(places.length > 0 ? places : moves, (at * 7919) % (places.length || moves.length));
};
