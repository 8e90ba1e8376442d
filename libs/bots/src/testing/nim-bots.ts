import type { Game } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import type { LoadGame } from '../service/load-game.ts';
import type { BotQuestion } from '../service/messages.ts';
import { blank, type Nim, nim } from './nim.ts';

/** What bots know about Nim: only who has won. */
export const nimEvaluation: Evaluation<Nim> = {
  simple: blank,
  learned: blank,
  features: { size: 0, common: 0, encode: () => {}, points: () => [0, 0], spread: () => 1 },
  aspects: ({ sticks }) => ({ sticks }),
};

export const loadNim: LoadGame = async () => ({
  game: nim as Game,
  evaluation: async () => nimEvaluation as Evaluation,
});

/** A question to a bot in a match of Nim, after some moves of the first seat. */
export const nimQuestion = (bot: string, match = 'm', ...moves: readonly string[]): BotQuestion => {
  const view = moves.reduce((state, move) => nim.apply(state, 0, move), nim.setup({ players: 2, sticks: 9 }, 's'));
  return { match, game: 'nim', bot, view, seat: 0, seed: 'bot' };
};
