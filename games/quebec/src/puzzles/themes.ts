import { type PlayedLine, type PuzzleThemes, playLine, type ThemeCase } from '@cap-diamant/bots';
import { sum } from '@cap-diamant/kernel';
import { ASPECTS, type Aspect, aspects } from '../evaluation/aspects.ts';
import { quebec } from '../index.ts';
import type { Effect } from '../model/effects.ts';
import type { Move } from '../model/moves.ts';
import type { State } from '../model/state.ts';
import type { Quebec } from '../model/types.ts';
import { RULES } from '../rules/editions.ts';

/** What puzzles of Québec can be about. `sites`: which building to start or to help. */
export const THEMES = ['century-end', 'leaders', 'main-group', 'cascade', 'events', 'two-players', 'sites'] as const;
export type Theme = (typeof THEMES)[number];

/** In points: a difference that decides what a puzzle is about. */
const DECISIVE = 2;

const does = ({ effects }: PlayedLine<Quebec>, kind: Effect['kind']): boolean =>
  effects.some(effect => effect.kind === kind);

const plays = ({ moves }: PlayedLine<Quebec>, kind: Move['kind']): boolean => moves.some(move => move.kind === kind);

/** The points that each seat gets from events in a line, in order. */
const paidByEvents = ({ effects }: PlayedLine<Quebec>): string =>
  effects
    .flatMap(effect => (effect.kind === 'points' && effect.source === 'events' ? [[effect.seat, effect.points]] : []))
    .join();

/** How much more the solution gives of some aspects than its rival. */
const more = ({ seat, solution, rival }: ThemeCase<Quebec>, names: readonly Aspect[]): number => {
  const [own, other] = [aspects(solution.after, seat), aspects(rival.after, seat)];
  return sum(names.map(name => own[name] - other[name]));
};

/** The same position with no event in force, and with nothing left to earn from that of century I. */
const withoutEvents = (state: State): State => ({
  ...state,
  events: state.events && { ...state.events, current: null, firstScoredBy: state.players.map((_, seat) => seat) },
});

/** How much of the solution's advantage is due to the events: the same lines are played without them. */
const dueToEvents = (puzzle: ThemeCase<Quebec>): number => {
  const { before, seat, solution, rival } = puzzle;
  if (before.events === null) return 0;
  const played = ({ moves }: PlayedLine<Quebec>) => playLine(quebec, withoutEvents(before), seat, moves);
  return more(puzzle, ASPECTS) - more({ ...puzzle, solution: played(solution), rival: played(rival) }, ASPECTS);
};

const TESTS: { readonly [theme in Exclude<Theme, 'sites'>]: (puzzle: ThemeCase<Quebec>) => boolean } = {
  'century-end': ({ solution, rival }) => does(solution, 'century-ends') !== does(rival, 'century-ends'),
  leaders: ({ solution, rival }) =>
    plays(solution, 'lead') || plays(rival, 'lead') || plays(solution, 'redirect') || plays(solution, 'pair'),
  'main-group': puzzle => RULES[puzzle.before.variant].level !== 'family' && more(puzzle, ['buildings']) >= DECISIVE,
  cascade: puzzle =>
    RULES[puzzle.before.variant].majority === 'cascade' && more(puzzle, ['zones', 'cascade']) >= DECISIVE,
  events: puzzle => paidByEvents(puzzle.solution) !== paidByEvents(puzzle.rival) || dueToEvents(puzzle) >= DECISIVE,
  'two-players': ({ before }) => before.players.length === 2,
};

const isTested = (theme: Theme): theme is Exclude<Theme, 'sites'> => theme !== 'sites';

export const puzzleThemes: PuzzleThemes<Quebec> = {
  all: THEMES,
  themesOf(puzzle) {
    const found = THEMES.filter(isTested).filter(theme => TESTS[theme](puzzle));
    return found.length > 0 ? found : ['sites'];
  },
};
