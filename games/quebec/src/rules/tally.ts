import type { Points, Tally } from '@cap-diamant/kernel';
import { type State, scoreOf } from '../model/state.ts';
import { RULES } from './editions.ts';
import { finalPoints } from './final.ts';

/** Once the game is over nothing is added. */
const NOTHING: Points = { unfinished: 0, active: 0, buildings: 0, events: 0, total: 0 };

export const tally = (state: State): Tally => {
  const final = finalPoints(state, RULES[state.variant].buildingScoring);
  return {
    scores: state.players.map(player => ({ ...player.points, total: scoreOf(player) })),
    ifEndedNow: final.map(({ unfinished, active, buildings, events }) =>
      state.over ? NOTHING : { unfinished, active, buildings, events, total: unfinished + active + buildings + events },
    ),
  };
};
