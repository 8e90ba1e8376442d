import type { FeatureEncoder } from '@cap-diamant/bots';
import { nth, range, type Seat } from '@cap-diamant/kernel';
import { isOver } from '../end.ts';
import type { NouvelleFrance } from '../game.ts';
import { type State, scoreOf } from '../state.ts';
import { BONUSES, type Floor, SITES, SNOWFALLS, SYMBOLS } from '../vocabulary.ts';
import type { Outlook, Outlooks } from './outlook.ts';
import { pendingPoints } from './pending.ts';
import { spreadOf } from './spread.ts';
import { holdingOn } from './survey.ts';

/** Numbers are brought to about the size of 1. */
const CUBES = 10;
const POINTS = 20;
const TURNS = 5;
const CARDS = 20;
const SLABS = 30;
const CHARACTER = 13;

/** Writes numbers one after the other. */
interface Brush {
  row: Float32Array;
  at: number;
}

const put = (brush: Brush, value: number): void => {
  brush.row[brush.at++] = value;
};

const flag = (brush: Brush, on: boolean): void => {
  brush.row[brush.at++] = on ? 1 : 0;
};

/** What the others have at most. */
interface Rivals {
  readonly best: readonly number[];
  /** By site, now. */
  readonly there: readonly number[];
  /** By floor. */
  readonly cubes: readonly number[];
  hopes: number;
  sure: number;
  turns: number;
  pieces: number;
  filles: number;
  coureurs: number;
}

const sure = ({ points, floors, characters }: Outlook): number => points + floors + characters;

const rivalsOf = ({ players, snow }: State, { seats, stands }: Outlooks, seat: Seat): Rivals => {
  const best = [0, 0, 0];
  const there = [0, 0, 0];
  const cubes = [0, 0, 0];
  const rivals: Rivals = { best, there, cubes, hopes: 0, sure: 0, turns: 0, pieces: 0, filles: 0, coureurs: 0 };
  const share = 1 / (players.length - 1);
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const { colour, prospects, hopes, turns } = nth(seats, other);
    const { bonus, ready } = nth(players, other);
    for (let at = 0; at < 3; at++) {
      best[at] = Math.max(nth(best, at), nth(prospects, at).best);
      there[at] = Math.max(nth(there, at), holdingOn(nth(stands, at), colour, snow).best);
      let onFloor = 0;
      for (const stand of stands) onFloor += nth(stand.cubes, colour * SNOWFALLS + at);
      cubes[at] = Math.max(nth(cubes, at), onFloor);
    }
    rivals.hopes = Math.max(rivals.hopes, hopes);
    rivals.sure = Math.max(rivals.sure, sure(nth(seats, other)));
    rivals.turns += nth(turns, snow) * share;
    if (bonus.includes(nth(BONUSES, snow))) rivals.pieces += share;
    if (ready.includes('fille')) rivals.filles += share;
    if (ready.includes('coureur')) rivals.coureurs += share;
  }
  return rivals;
};

/** The table, which is the same for all: the snow, the rules, slabs still bare and whether a turn can hide the last. */
const paintTable = (brush: Brush, state: State, { turns, stands }: Outlooks): void => {
  const { players, snow, options, characters } = state;
  flag(brush, players.length === 2);
  flag(brush, players.length === 3);
  flag(brush, players.length === 4);
  flag(brush, snow === 0);
  flag(brush, snow === 1);
  flag(brush, snow === 2);
  put(brush, turns.cardsToSnow / CARDS);
  put(brush, turns.cardsToEnd / CARDS);
  flag(brush, options.cards === 1);
  flag(brush, options.allies === 'game');
  flag(brush, options.allies === 'none');
  flag(brush, options.claims === 'table');
  for (let at = 0; at < SITES.length; at++) {
    const open = characters[nth(SITES, at)] === null;
    const { bare, reach } = nth(stands, at);
    put(brush, open ? bare / SLABS : 0);
    put(brush, open ? reach.finishing : 0);
  }
};
const TABLE = 12 + 2 * SITES.length;

/** Whose turn it is, and what the visible cards promise for it. */
const paintTempo = (brush: Brush, { turns, seats, next }: Outlooks, seat: Seat): void => {
  flag(brush, turns.mover === seat && turns.drawn);
  flag(brush, turns.mover === seat);
  put(brush, ((seat - turns.mover + seats.length) % seats.length) / (seats.length - 1));
  put(brush, turns.mover === seat ? next / CUBES : 0);
  put(brush, turns.mover === seat ? 0 : next / CUBES);
};
const TEMPO = 5;

/** For each phase from now on the groups of the seat, and what the others hold against it; then nothing. */
const paintPhases = (brush: Brush, { snow }: State, { prospects, turns }: Outlook, rivals: Rivals): void => {
  for (let phase = snow; phase < SNOWFALLS; phase++) {
    const { best, other, spare, ways } = nth(prospects, phase);
    const often = nth(turns, phase) / TURNS;
    put(brush, best / CUBES);
    put(brush, other / CUBES);
    put(brush, spare / CUBES);
    put(brush, Math.min(1, ways / CUBES));
    put(brush, often);
    put(brush, often * often);
    put(brush, (often * best) / CUBES);
    put(brush, (often * spare) / CUBES);
    put(brush, (often * other) / CUBES);
    put(brush, nth(rivals.best, phase) / CUBES);
  }
  brush.at += 10 * snow;
};
const PHASES = 10 * SNOWFALLS;

/** On each site the groups, those of the strongest rival, and whether the seat could hide the last slabs now. */
const paintSites = (brush: Brush, state: State, outlooks: Outlooks, seat: Seat, rivals: Rivals): void => {
  const { colour } = nth(outlooks.seats, seat);
  const isMover = outlooks.turns.mover === seat;
  for (let at = 0; at < SITES.length; at++) {
    const stand = nth(outlooks.stands, at);
    const { best, largest, reach } = holdingOn(stand, colour, state.snow);
    put(brush, best / CUBES);
    put(brush, largest / CUBES);
    put(brush, reach / CUBES);
    put(brush, nth(rivals.there, at) / CUBES);
    put(brush, isMover && state.characters[nth(SITES, at)] === null ? stand.reach.finishing : 0);
  }
};
const ON_SITES = 5 * SITES.length;

/** Cubes on floors that are not buried by what they will be paid, and the most of another seat by floor. */
const paintFloors = (brush: Brush, state: State, { stands }: Outlooks, colour: number, rivals: Rivals): void => {
  for (let floor = 0; floor < SNOWFALLS; floor++) {
    if (floor >= state.snow) {
      for (let at = 0; at < SITES.length; at++) {
        const face = SYMBOLS.indexOf(state.sticks[nth(SITES, at)][floor as Floor]);
        brush.row[brush.at + face] = nth(nth(stands, at).cubes, colour * SNOWFALLS + floor) / CUBES;
      }
      brush.row[brush.at + SYMBOLS.length] = nth(rivals.cubes, floor) / CUBES;
    }
    brush.at += SYMBOLS.length + 1;
  }
};
const ON_FLOORS = (SYMBOLS.length + 1) * SNOWFALLS;

/** Hopes, bonus pieces and allies, with what they may bring now, and what the others have of them. */
const paintMeans = (brush: Brush, { players, snow }: State, own: Outlook, seat: Seat, rivals: Rivals): void => {
  const { bonus, ready } = nth(players, seat);
  const { best, bonus: linked } = nth(own.prospects, snow);
  const against = nth(rivals.best, snow);
  put(brush, own.hopes / CHARACTER);
  put(brush, rivals.hopes / CHARACTER);
  for (const piece of BONUSES) flag(brush, bonus.includes(piece));
  put(brush, bonus.includes(nth(BONUSES, snow)) ? linked / CUBES : 0);
  flag(brush, ready.includes('nation'));
  flag(brush, ready.includes('fille'));
  put(brush, ready.includes('fille') ? best / CUBES : 0);
  flag(brush, ready.includes('coureur'));
  put(brush, ready.includes('coureur') ? against / CUBES : 0);
  put(brush, rivals.turns / TURNS);
  put(brush, rivals.pieces);
  put(brush, rivals.filles);
  put(brush, rivals.coureurs);
  put(brush, (sure(own) - rivals.sure) / POINTS);
};
const MEANS = 16;

export const portraitOf = (observe: (state: State) => Outlooks): FeatureEncoder<NouvelleFrance> => ({
  size: TABLE + TEMPO + PHASES + ON_SITES + ON_FLOORS + MEANS,
  common: TABLE,
  encode(state, rows) {
    if (isOver(state)) return;
    const outlooks = observe(state);
    const brush: Brush = { row: nth(rows, 0), at: 0 };
    for (let seat = 0; seat < rows.length; seat++) {
      const own = nth(outlooks.seats, seat);
      const rivals = rivalsOf(state, outlooks, seat);
      brush.row = nth(rows, seat);
      brush.at = 0;
      paintTable(brush, state, outlooks);
      paintTempo(brush, outlooks, seat);
      paintPhases(brush, state, own, rivals);
      paintSites(brush, state, outlooks, seat, rivals);
      paintFloors(brush, state, outlooks, own.colour, rivals);
      paintMeans(brush, state, own, seat, rivals);
    }
  },
  points: state =>
    isOver(state)
      ? state.players.map(scoreOf)
      : range(state.players.length).map(seat => sure(nth(observe(state).seats, seat)) + pendingPoints(state, seat)),
  spread: state => (isOver(state) ? 0 : spreadOf(observe(state).turns.cardsToEnd)),
});
