import { nth, type Seat } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { COLOURS, type Floor, type Shape, SITES, SNOWFALLS } from '../model/vocabulary.ts';
import { characterPoints } from '../scoring/end.ts';
import { type State, scoreOf } from '../state/state.ts';
import { finishingChance } from './hopes.ts';
import { formOrder } from './reach.ts';
import { bestWith, holdingOn, type Stand, type Surveyor } from './survey.ts';
import { type Turns, turnsOf } from './turns.ts';

/** The prospects of a seat's groups in a phase, as if the snow before it had already fallen. */
interface Prospect {
  /** The most cubes one more cube would link, over all sites, and the most on another site. */
  readonly best: number;
  readonly other: number;
  /** The second best place of the same site: what remains if somebody takes the best one. */
  readonly spare: number;
  readonly ways: number;
  /** The most cubes the bonus piece of the phase would link. */
  readonly bonus: number;
}

/** What a seat has, and its prospects. */
export interface Outlook {
  readonly colour: number;
  readonly points: number;
  /** What its cubes on unburied floors will pay: these points are certain. */
  readonly floors: number;
  /** Points of characters taken, and of those it may still take, weighted by probability. */
  readonly characters: number;
  readonly hopes: number;
  /** By phase; zeros for those that are over. */
  readonly prospects: readonly Prospect[];
  /** By phase: its expected number of turns. */
  readonly turns: readonly number[];
}

/** The same for all seats. */
export interface Outlooks {
  readonly turns: Turns;
  /** In the order of the sites. */
  readonly stands: readonly Stand[];
  readonly seats: readonly Outlook[];
  /** The most cubes that the next player to place can link with one cube, given the visible cards. */
  readonly next: number;
}

const NO_PROSPECT: Prospect = { best: 0, other: 0, spare: 0, ways: 0, bonus: 0 };

const prospectOf = (stands: readonly Stand[], colour: number, phase: number): Prospect => {
  let [best, other, spare, ways, bonus] = [0, 0, 0, 0, 0];
  for (const stand of stands) {
    const holding = holdingOn(stand, colour, phase);
    if (holding.bonus > bonus) bonus = holding.bonus;
    if (holding.best > best) {
      other = best;
      best = holding.best;
      spare = holding.second;
      ways = holding.ways;
    } else if (holding.best > other) other = holding.best;
  }
  return { best, other, spare, ways, bonus };
};

/** The cards the next piece may come from, as far as they are visible: the one just used is gone. */
const visibleNext = ({ visible, pending }: State): readonly Shape[] => {
  for (const decision of pending) {
    if (decision.kind === 'answer') return [decision.shape];
    if (decision.kind === 'coureur' && decision.card !== null) {
      const used = visible.indexOf(decision.card);
      return visible.filter((_, at) => at !== used);
    }
  }
  return visible;
};

/** Reads only public information, never the order of the deck. */
export const observerOf = (box: Box, surveyor: Surveyor): ((state: State) => Outlooks) => {
  const expect = turnsOf(box);
  const { symbols } = box.components.sticks;
  const worth = SITES.map(site => characterPoints(box, site));

  const outlookOf = (state: State, stands: readonly Stand[], turns: Turns, seat: Seat): Outlook => {
    const colour = COLOURS.indexOf(nth(state.colours, seat));
    let [floors, characters, hopes] = [0, 0, 0];
    for (let at = 0; at < SITES.length; at++) {
      const site = nth(SITES, at);
      const stand = nth(stands, at);
      const holder = state.characters[site];
      for (let floor = state.snow; floor < SNOWFALLS; floor++) {
        floors += nth(stand.cubes, colour * SNOWFALLS + floor) * symbols[state.sticks[site][floor as Floor]];
      }
      if (holder === seat) characters += nth(worth, at);
      if (holder === null) hopes += nth(worth, at) * finishingChance(state, stand, turns.mover, seat);
    }
    return {
      colour,
      points: scoreOf(nth(state.players, seat)),
      floors,
      characters,
      hopes,
      prospects: [
        state.snow > 0 ? NO_PROSPECT : prospectOf(stands, colour, 0),
        state.snow > 1 ? NO_PROSPECT : prospectOf(stands, colour, 1),
        prospectOf(stands, colour, 2),
      ],
      turns: nth(turns.turns, seat),
    };
  };

  const forms = new Map(formOrder(box).map((id, form) => [id, form]));
  const nextOf = (state: State, stands: readonly Stand[], { mover, drawn }: Turns): number => {
    const colour = COLOURS.indexOf(nth(state.colours, mover));
    const visible: number[] = [];
    for (const shape of visibleNext(state)) visible.push(forms.get(shape) ?? 0);
    let next = 0;
    for (const stand of stands) next = Math.max(next, bestWith(stand, colour, state.snow, visible, drawn));
    return next;
  };

  // The same state is often asked about several times in a row.
  let latest: State | undefined;
  let outlooks: Outlooks | undefined;
  return state => {
    if (latest === state && outlooks !== undefined) return outlooks;
    const turns = expect(state);
    const { redoubt, church, mill } = state.sites;
    const stands = [surveyor('redoubt', redoubt), surveyor('church', church), surveyor('mill', mill)];
    const seats: Outlook[] = [];
    for (let seat = 0; seat < state.players.length; seat++) seats.push(outlookOf(state, stands, turns, seat));
    latest = state;
    outlooks = { turns, stands, seats, next: nextOf(state, stands, turns) };
    return outlooks;
  };
};
