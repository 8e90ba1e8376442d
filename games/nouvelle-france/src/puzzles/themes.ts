import type { PlayedLine, PuzzleThemes, ThemeCase } from '@cap-diamant/bots';
import type { Move } from '../model/move.ts';
import { BONUSES } from '../model/vocabulary.ts';
import type { NouvelleFrance } from '../state/types.ts';

/**
 * What puzzles of Nouvelle-France can be about. `snow`: whether to draw now, which may bring the snow; `looking`: the
 * First Nations token and the order of the deck.
 */
export const THEMES = ['doubling', 'bonus', 'looking', 'snow', 'placing'] as const;
export type Theme = (typeof THEMES)[number];

const first = ({ moves }: PlayedLine<NouvelleFrance>): Move | undefined => moves[0];

const plays = ({ moves }: PlayedLine<NouvelleFrance>, kind: Move['kind']): boolean =>
  moves.some(move => move.kind === kind);

const placesBonus = (line: PlayedLine<NouvelleFrance>): boolean =>
  line.moves.some(move => move.kind === 'place' && (BONUSES as readonly string[]).includes(move.piece));

const differ = (
  { solution, rival }: ThemeCase<NouvelleFrance>,
  test: (line: PlayedLine<NouvelleFrance>) => boolean,
): boolean => test(solution) !== test(rival);

const TESTS: { readonly [theme in Theme]: (puzzle: ThemeCase<NouvelleFrance>) => boolean } = {
  doubling: puzzle => differ(puzzle, line => plays(line, 'fille')) || differ(puzzle, line => plays(line, 'coureur')),
  bonus: ({ solution }) => placesBonus(solution),
  looking: puzzle => plays(puzzle.solution, 'order') || differ(puzzle, line => plays(line, 'nation')),
  snow: puzzle => differ(puzzle, line => first(line)?.kind === 'draw'),
  placing: ({ solution }) => first(solution)?.kind === 'place',
};

export const puzzleThemes: PuzzleThemes<NouvelleFrance> = {
  all: THEMES,
  themesOf(puzzle) {
    const found = THEMES.filter(theme => TESTS[theme](puzzle));
    return found.length > 0 ? found : ['placing'];
  },
};
