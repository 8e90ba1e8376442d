import { type Game, type Language, random, type Types, unwrap, type Words } from '@cap-diamant/kernel';
import { openMatch } from '@cap-diamant/match';
import type { BotRequest, Bots } from '../bots/client.ts';
import type { Clock } from '../session/clock.ts';
import type { KeptGame } from '../session/kept.ts';
import type { Player } from '../session/players.ts';
import { Session } from '../session/session.svelte.ts';

/** A clock that stands still until it is wound. */
class HandClock implements Clock {
  #waiting: (() => void)[] = [];

  now(): number {
    return 1608;
  }

  wait(_milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  }

  /** Everybody's time is up; what follows from it happens before this resolves. */
  async wind(): Promise<void> {
    await ripe();
    for (const wake of this.#waiting.splice(0)) wake();
    await ripe();
  }
}

/** Lets everything happen that needs no more waiting. */
export const ripe = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Bots that pick any legal move of a world they imagine. */
export const anyMove = <G extends Types>(game: Game<G>, asked: BotRequest[] = []): Bots => ({
  choose: async request => {
    asked.push(request);
    const world = game.imagine(request.view, request.seed);
    return random(request.seed).pick(game.moves(world, request.seat));
  },
  advise: async () => [],
  close: () => {},
});

export interface TableOptions<G extends Types> {
  readonly options: G['options'];
  readonly players: readonly Player[];
  readonly seed?: string;
  readonly confirmTurns?: boolean;
  readonly bots?: Bots;
  readonly language?: () => Language;
}

/** A session at a table of its own, with everything it tells the world. */
export const sitDown = <G extends Types>(
  game: Game<G>,
  words: (language: Language) => Words<G>,
  {
    options,
    players,
    seed = 'session',
    confirmTurns = true,
    bots = anyMove(game),
    language = () => 'en',
  }: TableOptions<G>,
) => {
  const clock = new HandClock();
  const kept: KeptGame[] = [];
  const settings = { confirmTurns, pace: 500 };
  const failures = { count: 0 };
  const around = {
    clock,
    bots,
    language,
    nameOf: (player: Player, seat: number) => player.name || `P${seat}`,
    settings,
    keep: (game: KeptGame) => kept.push(game),
    botFailed: () => {
      failures.count++;
    },
  };
  const match = unwrap(openMatch(game, { options, seed }));
  const session = new Session({ id: 'one', players, confirmed: 0, created: 1608 }, match, words, around);
  return { session, clock, kept, settings, failures, around };
};

export const person = (name = ''): Player => ({ name, colour: 'black' });
export const bot: Player = { name: '', colour: 'white', bot: 'easy' };
