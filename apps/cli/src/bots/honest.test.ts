import { BOT_NAMES, decide, type Question } from '@cap-diamant/bots';
import { GAME_IDS, type GameId, loadGame } from '@cap-diamant/catalogue';
import { type Game, nth, random, type Seat, same } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { opponentNamed } from './open.ts';

/** Few playouts: this tests where the answer comes from, not how good it is. */
const PLAYOUTS = 6;
const STATES = 4;
const BOTS = [...BOT_NAMES, 'search:6'];

/** Variants in which something is hidden. */
const VARIANTS: { readonly [id in GameId]: { readonly name: string; readonly players: number } } = {
  quebec: { name: '2011-events', players: 3 },
  'nouvelle-france': { name: 'standard', players: 3 },
};

interface Secret {
  readonly seat: Seat;
  readonly truth: unknown;
  /** Another state that looks the same to the seat. */
  readonly other: unknown;
}

/** Decisions from random games in which something that matters is hidden from the seat. */
const secretsOf = (game: Game, id: GameId): Secret[] => {
  const { name, players } = VARIANTS[id];
  const variant = game.options.variants.find(each => each.name === name && each.players === players);
  const found: Secret[] = [];
  for (let at = 0; found.length < STATES; at++) {
    const dice = random(`honest/${at}`);
    let state = game.setup(variant?.options, `honest/${at}`);
    const length = dice.below(20);
    for (let step = 0; step < length && game.actors(state).length > 0; step++) {
      const seat = dice.pick(game.actors(state));
      state = game.apply(state, seat, dice.pick(game.moves(state, seat)));
    }
    const [seat] = game.actors(state);
    if (seat === undefined || game.moves(state, seat).length < 2) continue;
    const other = game.imagine(game.view(state, seat), `other/${at}`);
    if (!same(other, state)) found.push({ seat, truth: state, other });
  }
  return found;
};

describe.each(GAME_IDS)('in %s', id => {
  it.each(BOTS)('%s does not change its move when only what it cannot see changes', async bot => {
    const { game } = await loadGame(id);
    for (const { seat, truth, other } of secretsOf(game, id)) {
      const answers = await Promise.all(
        [truth, other].map(async state => {
          const question: Question = { view: game.view(state, seat), seat, seed: 'honest' };
          return decide((await opponentNamed(bot, game)).player.consider(question), PLAYOUTS);
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
      expect(game.moves(truth, seat).map(game.notation.formatMove)).toContain(
        game.notation.formatMove(nth(answers, 0).move),
      );
    }
  });
});
