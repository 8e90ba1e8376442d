import type { Game, Types } from '@cap-diamant/kernel';
import type { Feed, FeedEntry } from '@cap-diamant/match';
import type { WireFeed } from '@cap-diamant/protocol';

/** Any world the view allows offers the same moves. */
const offeredIn = (game: Game, { view, seat, decision }: WireFeed): readonly Types['move'][] =>
  decision === null || seat === null ? [] : game.moves(game.imagine(view, 'offered'), seat);

/** A feed as the rest of the program reads it. The server leaves out the views of decisions long past; those are skipped. */
export const feedFromWire = (game: Game, wire: WireFeed): Feed => {
  const last = wire.length - 1;
  const entries = wire.entries.flatMap(({ n, seat, effects, turn, view }): FeedEntry[] => {
    const after = n === last ? wire.view : view;
    return after === undefined || turn === undefined ? [] : [{ seat, effects, turn, view: after }];
  });
  return {
    seat: wire.seat ?? undefined,
    revision: 0,
    length: wire.length,
    turn: wire.turn ?? { seat: 0, fresh: true },
    actors: wire.actors,
    offered: offeredIn(game, wire),
    view: wire.view,
    before: wire.view,
    entries,
    reach: wire.reach ?? { alone: wire.length, agreed: wire.length },
    ...(wire.undo && { undo: wire.undo }),
    resigned: wire.resigned,
    ...(wire.outcome && { outcome: wire.outcome }),
    commitment: wire.commitment,
    ...(wire.seed !== null && { seed: wire.seed }),
  };
};
