import { type Outcome, type Points, type Seat, sum, type Tally } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { FLOORS, SITES, type Site, SNOWFALLS } from '../model/vocabulary.ts';
import { addPoints, type MoveContext } from '../state/making.ts';
import { type BySource, type State, scoreOf } from '../state/state.ts';
import { countFloor } from './points.ts';

export const isOver = (state: Pick<State, 'snow'>): boolean => state.snow === SNOWFALLS;

export const characterPoints = (box: Box, site: Site): number =>
  box.components.sites.find(({ id }) => id === site)?.character.points ?? 0;

/** Tie-breaks, the most important first: more is better in each (rules 13.2). */
type Merit = readonly [score: number, alliesSpared: number, pegSpared: number];

const better = (a: Merit, b: Merit): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
};

/** The place of each seat; ties share the better one. */
export const places = (merits: readonly Merit[]): number[] =>
  merits.map(own => 1 + merits.filter(other => better(other, own)).length);

export const outcomeOf = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined;
  const ranking = places(
    state.players.map(player => [scoreOf(player), -player.usedThisPhase, player.bonus.includes('peg') ? 1 : 0]),
  );
  const winners = ranking.flatMap((place, seat): Seat[] => (place === 1 ? [seat] : []));
  return { scores: state.players.map(scoreOf), winners, ranking };
};

/** The characters pay at the end (rules 13.1). */
export const endGame = ({ box, next, emit }: MoveContext): void => {
  for (const site of SITES) {
    const seat = next.characters[site];
    if (seat === null) continue;
    const points = characterPoints(box, site);
    addPoints(next, seat, 'characters', points);
    emit({ kind: 'character', seat, site, points });
  }
  next.pending = [];
  emit({ kind: 'ended', winners: outcomeOf(next)?.winners ?? [] });
};

const withTotal = (points: BySource): Points => ({ ...points, total: sum(Object.values(points)) });

/** The third snowfall if it came now: the upper floor, then the characters. */
const lastScoring = (box: Box, state: State, seat: Seat): BySource => {
  const upper = countFloor(box, state.sites, state.sticks, state.colours, FLOORS.length - 1);
  const held = SITES.filter(site => state.characters[site] === seat);
  return {
    turns: 0,
    allies: 0,
    floors: upper.points[seat] ?? 0,
    characters: sum(held.map(site => characterPoints(box, site))),
    handicap: 0,
  };
};

const NOTHING: BySource = { turns: 0, allies: 0, floors: 0, characters: 0, handicap: 0 };

export const tallyOf = (box: Box, state: State): Tally => ({
  scores: state.players.map(player => withTotal(player.points)),
  ifEndedNow: state.players.map((_, seat) => withTotal(isOver(state) ? NOTHING : lastScoring(box, state, seat))),
});
