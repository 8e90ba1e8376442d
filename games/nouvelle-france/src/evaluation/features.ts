import type { FeatureEncoder } from '@cap-diamant/bots';
import { nth, range, type Seat } from '@cap-diamant/kernel';
import { BONUSES, type Floor, SITES, SNOWFALLS, SYMBOLS } from '../model/vocabulary.ts';
import { isOver } from '../scoring/end.ts';
import { type State, scoreOf } from '../state/state.ts';
import type { NouvelleFrance } from '../state/types.ts';
import type { Outlook, Outlooks } from './outlook.ts';
import { pendingPoints } from './pending.ts';
import { spreadOf } from './spread.ts';
import { holdingOn } from './survey.ts';

/** Typical large values: dividing by them scales features to around 1. */
const CUBES = 10;
const POINTS = 20;
const TURNS = 5;
const CARDS = 20;
const SLABS = 30;
const CHARACTER = 13;

/** Writes numbers one after the other. */
interface FeatureWriter {
  row: Float32Array;
  at: number;
}

const put = (out: FeatureWriter, value: number): void => {
  out.row[out.at++] = value;
};

const flag = (out: FeatureWriter, on: boolean): void => {
  out.row[out.at++] = on ? 1 : 0;
};

/** The most that another seat has. */
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

/** The table, the same for all seats: the snow, the rules, bare slabs and whether a turn can cover the last one. */
const encodeTable = (out: FeatureWriter, state: State, { turns, stands }: Outlooks): void => {
  const { players, snow, options, characters } = state;
  flag(out, players.length === 2);
  flag(out, players.length === 3);
  flag(out, players.length === 4);
  flag(out, snow === 0);
  flag(out, snow === 1);
  flag(out, snow === 2);
  put(out, turns.cardsToSnow / CARDS);
  put(out, turns.cardsToEnd / CARDS);
  flag(out, options.cards === 1);
  flag(out, options.allies === 'game');
  flag(out, options.allies === 'none');
  flag(out, options.claims === 'table');
  for (let at = 0; at < SITES.length; at++) {
    const open = characters[nth(SITES, at)] === null;
    const { bare, reach } = nth(stands, at);
    put(out, open ? bare / SLABS : 0);
    put(out, open ? reach.finishing : 0);
  }
};
const TABLE = 12 + 2 * SITES.length;

/** Whose turn it is, and what the visible cards promise for it. */
const encodeTempo = (out: FeatureWriter, { turns, seats, next }: Outlooks, seat: Seat): void => {
  flag(out, turns.mover === seat && turns.drawn);
  flag(out, turns.mover === seat);
  put(out, ((seat - turns.mover + seats.length) % seats.length) / (seats.length - 1));
  put(out, turns.mover === seat ? next / CUBES : 0);
  put(out, turns.mover === seat ? 0 : next / CUBES);
};
const TEMPO = 5;

/** For each remaining phase the seat's groups and its opponents'; zeros for phases that are over. */
const encodePhases = (out: FeatureWriter, { snow }: State, { prospects, turns }: Outlook, rivals: Rivals): void => {
  for (let phase = snow; phase < SNOWFALLS; phase++) {
    const { best, other, spare, ways } = nth(prospects, phase);
    const often = nth(turns, phase) / TURNS;
    put(out, best / CUBES);
    put(out, other / CUBES);
    put(out, spare / CUBES);
    put(out, Math.min(1, ways / CUBES));
    put(out, often);
    put(out, often * often);
    put(out, (often * best) / CUBES);
    put(out, (often * spare) / CUBES);
    put(out, (often * other) / CUBES);
    put(out, nth(rivals.best, phase) / CUBES);
  }
  out.at += 10 * snow;
};
const PHASES = 10 * SNOWFALLS;

/**
 * On each site the seat's groups, those of the strongest rival, and whether the seat could cover the last slabs now.
 */
const encodeSites = (out: FeatureWriter, state: State, outlooks: Outlooks, seat: Seat, rivals: Rivals): void => {
  const { colour } = nth(outlooks.seats, seat);
  const isMover = outlooks.turns.mover === seat;
  for (let at = 0; at < SITES.length; at++) {
    const stand = nth(outlooks.stands, at);
    const { best, largest, reach } = holdingOn(stand, colour, state.snow);
    put(out, best / CUBES);
    put(out, largest / CUBES);
    put(out, reach / CUBES);
    put(out, nth(rivals.there, at) / CUBES);
    put(out, isMover && state.characters[nth(SITES, at)] === null ? stand.reach.finishing : 0);
  }
};
const ON_SITES = 5 * SITES.length;

/** Cubes on unburied floors by what they will pay, and the most that another seat has there. */
const encodeFloors = (out: FeatureWriter, state: State, { stands }: Outlooks, colour: number, rivals: Rivals): void => {
  for (let floor = 0; floor < SNOWFALLS; floor++) {
    if (floor >= state.snow) {
      for (let at = 0; at < SITES.length; at++) {
        const face = SYMBOLS.indexOf(state.sticks[nth(SITES, at)][floor as Floor]);
        out.row[out.at + face] = nth(nth(stands, at).cubes, colour * SNOWFALLS + floor) / CUBES;
      }
      out.row[out.at + SYMBOLS.length] = nth(rivals.cubes, floor) / CUBES;
    }
    out.at += SYMBOLS.length + 1;
  }
};
const ON_FLOORS = (SYMBOLS.length + 1) * SNOWFALLS;

/** Prospects, bonus pieces and allies, with what they may bring now, and what the others have. */
const encodeMeans = (out: FeatureWriter, { players, snow }: State, own: Outlook, seat: Seat, rivals: Rivals): void => {
  const { bonus, ready } = nth(players, seat);
  const { best, bonus: linked } = nth(own.prospects, snow);
  const against = nth(rivals.best, snow);
  put(out, own.hopes / CHARACTER);
  put(out, rivals.hopes / CHARACTER);
  for (const piece of BONUSES) flag(out, bonus.includes(piece));
  put(out, bonus.includes(nth(BONUSES, snow)) ? linked / CUBES : 0);
  flag(out, ready.includes('nation'));
  flag(out, ready.includes('fille'));
  put(out, ready.includes('fille') ? best / CUBES : 0);
  flag(out, ready.includes('coureur'));
  put(out, ready.includes('coureur') ? against / CUBES : 0);
  put(out, rivals.turns / TURNS);
  put(out, rivals.pieces);
  put(out, rivals.filles);
  put(out, rivals.coureurs);
  put(out, (sure(own) - rivals.sure) / POINTS);
};
const MEANS = 16;

export const featuresOf = (observe: (state: State) => Outlooks): FeatureEncoder<NouvelleFrance> => ({
  size: TABLE + TEMPO + PHASES + ON_SITES + ON_FLOORS + MEANS,
  common: TABLE,
  encode(state, rows) {
    if (isOver(state)) return;
    const outlooks = observe(state);
    const out: FeatureWriter = { row: nth(rows, 0), at: 0 };
    for (let seat = 0; seat < rows.length; seat++) {
      const own = nth(outlooks.seats, seat);
      const rivals = rivalsOf(state, outlooks, seat);
      out.row = nth(rows, seat);
      out.at = 0;
      encodeTable(out, state, outlooks);
      encodeTempo(out, outlooks, seat);
      encodePhases(out, state, own, rivals);
      encodeSites(out, state, outlooks, seat, rivals);
      encodeFloors(out, state, outlooks, own.colour, rivals);
      encodeMeans(out, state, own, seat, rivals);
    }
  },
  points: state =>
    isOver(state)
      ? state.players.map(scoreOf)
      : range(state.players.length).map(seat => sure(nth(observe(state).seats, seat)) + pendingPoints(state, seat)),
  spread: state => (isOver(state) ? 0 : spreadOf(observe(state).turns.cardsToEnd)),
});
