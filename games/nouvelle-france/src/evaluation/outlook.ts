import { nth, type Seat } from '@cap-diamant/kernel';
import type { Box } from '../box.ts';
import { characterPoints } from '../end.ts';
import { type State, scoreOf } from '../state.ts';
import { type BySite, bySite, COLOURS, SITES, SNOWFALLS } from '../vocabulary.ts';
import { finishingChances } from './hopes.ts';
import { type Surveyor, surveyorOf } from './survey.ts';
import { type Turns, turnsOf } from './turns.ts';

/** What a seat's groups promise in a phase: as if the snow before it had fallen already. */
export interface Prospect {
  /** The most cubes one more cube would link, over all sites, and the most on another site. */
  best: number;
  other: number;
  /** The second best place of the same site: what remains when somebody takes the best one. */
  spare: number;
  ways: number;
}

/** What a seat has, and what it may hope for. */
export interface Outlook {
  points: number;
  /** What its cubes on floors that are not buried yet will be paid: that is certain. */
  floors: number;
  /** Points of characters taken, and of those it may still take, weighed by how likely that is. */
  characters: number;
  hopes: number;
  /** By phase; nothing in those that are over. */
  readonly prospects: readonly Prospect[];
  readonly turns: readonly number[];
}

export interface Outlooks extends Turns {
  readonly seats: readonly Outlook[];
}

/** Looks at everything that is open; the order of the deck is none of it. */
export interface Observer {
  readonly surveyor: Surveyor;
  readonly characters: BySite<number>;
  outlooks(state: State): Outlooks;
}

export const colourIndex = (state: State, seat: Seat): number => COLOURS.indexOf(nth(state.colours, seat));

export const observerOf = (box: Box): Observer => {
  const surveyor = surveyorOf(box);
  const expect = turnsOf(box);
  const { symbols } = box.components.sticks;
  const worth = bySite(site => characterPoints(box, site));

  const lookAhead = (state: State, colour: number, phase: number): Prospect => {
    const prospect = { best: 0, other: 0, spare: 0, ways: 0 };
    if (phase < state.snow) return prospect;
    for (const site of SITES) {
      const { best, second, ways } = surveyor.holding(site, state.sites[site], colour, phase);
      if (best > prospect.best) {
        prospect.other = prospect.best;
        prospect.best = best;
        prospect.spare = second;
        prospect.ways = ways;
      } else if (best > prospect.other) prospect.other = best;
    }
    return prospect;
  };

  const outlookOf = (state: State, seat: Seat, turns: readonly number[]): Outlook => {
    const colour = colourIndex(state, seat);
    const prospects = [lookAhead(state, colour, 0), lookAhead(state, colour, 1), lookAhead(state, colour, 2)];
    const points = scoreOf(nth(state.players, seat));
    const outlook: Outlook = { points, floors: 0, characters: 0, hopes: 0, prospects, turns };
    for (const site of SITES) {
      const { cubes } = surveyor.stand(site, state.sites[site]);
      for (let floor = state.snow; floor < SNOWFALLS; floor++) {
        outlook.floors +=
          (cubes[colour * SNOWFALLS + floor] as number) * symbols[state.sticks[site][floor as 0 | 1 | 2]];
      }
      if (state.characters[site] === seat) outlook.characters += worth[site];
    }
    return outlook;
  };

  /** Everybody in turn has a chance to hide the last slabs. */
  const addHopes = (state: State, { mover, cardsToEnd }: Turns, outlooks: readonly Outlook[]): void => {
    const seats = outlooks.length;
    for (const site of SITES) {
      if (state.characters[site] !== null) continue;
      const { bare } = surveyor.stand(site, state.sites[site]);
      const chances = finishingChances(bare, cardsToEnd, seats);
      for (let seat = 0; seat < seats; seat++) {
        nth(outlooks, seat).hopes += worth[site] * nth(chances, (seat - mover + seats) % seats);
      }
    }
  };

  let latest: { readonly state: State; readonly outlooks: Outlooks } | undefined;
  return {
    surveyor,
    characters: worth,
    outlooks(state) {
      if (latest?.state === state) return latest.outlooks;
      const expected = expect(state);
      const seats: Outlook[] = [];
      for (let seat = 0; seat < state.players.length; seat++) {
        seats.push(outlookOf(state, seat, nth(expected.turns, seat)));
      }
      addHopes(state, expected, seats);
      const { turns, cardsToSnow, cardsToEnd, mover, drawn } = expected;
      latest = { state, outlooks: { turns, cardsToSnow, cardsToEnd, mover, drawn, seats } };
      return latest.outlooks;
    },
  };
};
