import { same } from '../same.ts';
import { type Law, text, viewersOf } from './law.ts';

/** Turns, data, notation and imagined worlds. */
export const BASIC_LAWS: readonly Law[] = [
  {
    name: 'an actor always has a move, the others have none',
    costly: false,
    check(game, { after }) {
      const actors = game.actors(after);
      if ((actors.length === 0) !== (game.outcome(after) !== undefined)) {
        return `${actors.length} actors, outcome ${text(game.outcome(after))}`;
      }
      for (let seat = 0; seat < game.seats(after); seat++) {
        const moves = game.moves(after, seat);
        if (moves.length > 0 !== actors.includes(seat))
          return `seat ${seat}: ${moves.length} moves, actors ${text(actors)}`;
      }
      return undefined;
    },
  },
  {
    name: 'state and effects survive JSON',
    costly: true,
    check: (_game, { after, effects }) =>
      same(JSON.parse(text([after, effects])), [after, effects]) ? undefined : text(after),
  },
  {
    name: 'apply leaves its argument alone and repeats itself',
    costly: true,
    check(game, { before, seat, move, after }) {
      const snapshot = text(before);
      const again = game.apply(before, seat, move);
      if (text(before) !== snapshot) return `the state was changed to ${text(before)}`;
      return same(again, after) ? undefined : `once ${text(after)}, then ${text(again)}`;
    },
  },
  {
    name: 'moves have one text each, and texts one move',
    costly: true,
    check(game, { after }) {
      for (const seat of game.actors(after)) {
        const seen = new Set<string>();
        for (const move of game.moves(after, seat)) {
          const written = game.notation.formatMove(move);
          if (seen.has(written)) return `"${written}" is offered twice`;
          seen.add(written);
          const read = game.notation.parseMove(written);
          if (!(read.ok && same(read.value, move))) return `"${written}" reads back as ${text(read)}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'positions survive their notation',
    costly: true,
    check(game, { after }) {
      const written = game.notation.formatPosition(after);
      const read = game.notation.parsePosition(JSON.parse(text(written)));
      if (!read.ok) return `${read.error.message}: ${text(written)}`;
      if (!same(game.notation.formatPosition(read.value), written)) return `reads back otherwise: ${text(written)}`;
      for (const seat of game.actors(after)) {
        if (!same(game.moves(read.value, seat), game.moves(after, seat))) return `other moves after ${text(written)}`;
      }
      return undefined;
    },
  },
  {
    name: 'an imagined world looks the same and offers the same',
    costly: true,
    check(game, { after }) {
      for (const viewer of viewersOf(game, after)) {
        const view = game.view(after, viewer);
        const world = game.imagine(view, 'conformance');
        if (!same(game.view(world, viewer), view))
          return `viewer ${viewer}: ${text(view)} becomes ${text(game.view(world, viewer))}`;
        if (!same(game.actors(world), game.actors(after))) return `viewer ${viewer}: other actors`;
        if (viewer !== undefined && !same(game.moves(world, viewer), game.moves(after, viewer))) {
          return `viewer ${viewer}: the offered moves tell a secret`;
        }
      }
      return undefined;
    },
  },
];
