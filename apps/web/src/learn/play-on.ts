import type { Level } from '@cap-diamant/bots/levels';
import { begin, type Game, type Seat, unwrap } from '@cap-diamant/kernel';
import { type Lesson, perform, type Script, sceneStart } from '@cap-diamant/kernel/lessons';
import { newGameFrom } from '../source/games.ts';
import type { Player } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';
import { pathThrough, sceneAt } from './lesson-path.ts';

const LEARNER: Seat = 0;

/** The position that a lesson hands over: as the learner left it, or else as the lesson shows it. */
const stateOf = (game: Game, lesson: Lesson, left: Script | undefined): unknown => {
  const at = lesson.steps.findIndex(({ id }) => id === lesson.playOn);
  const scene = sceneAt(lesson, at);
  const first = unwrap(begin(game, unwrap(sceneStart(game, scene))));
  const played = left && perform(game, first, left);
  if (played?.ok) return played.value.state;
  return unwrap(perform(game, first, [...(scene.moves ?? []), ...pathThrough(lesson, at)])).state;
};

/**
 * The game of a lesson, to be played to its end against bots. It begins at the position in which the script ends; what
 * the learner cannot see there is dealt anew, because scripts stack the deck.
 */
export const gameToPlayOn = (
  game: Game,
  lesson: Lesson,
  left: Script | undefined,
  { name, level, seed }: { readonly name: string; readonly level: Level; readonly seed: string },
): SavedGame => {
  const world = game.imagine(game.view(stateOf(game, lesson, left), LEARNER), seed);
  const players = lesson.colours.map(
    (colour, seat): Player => (seat === LEARNER ? { name, colour } : { name: '', colour, bot: level }),
  );
  return newGameFrom(game, game.notation.formatPosition(world), players);
};
