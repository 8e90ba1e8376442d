import type { Game } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import type { GameSource } from './messages.ts';

/** A game as bots need it. Its evaluation is loaded only for bots that use one. */
interface BotGame {
  readonly game: Game;
  evaluation(): Promise<Evaluation>;
}

export type LoadGame = (source: GameSource) => Promise<BotGame>;
