import type { GameModule } from '@cap-diamant/catalogue';
import { decode } from '@cap-diamant/kernel';
import type { Match } from '@cap-diamant/match';
import type * as v from 'valibot';
import type { Registry } from '../games/registry.ts';
import { type Reply, refuse } from './reply.ts';

/** What the protocol acts on. A command replaces the match only when it succeeds, so a refusal changes nothing. */
export interface Table {
  readonly registry: Registry;
  match: Match | undefined;
}

export const openTable = (registry: Registry): Table => ({ registry, match: undefined });

/** A promise where a game has to be loaded or a bot thinks. */
export type PossiblyLateReply = Reply | Promise<Reply>;

/** A command takes the raw request, checks it, and replies. */
export type RequestHandler = (table: Table, request: unknown) => PossiblyLateReply;

/** A command for a table with or without a game. */
export const command =
  <S extends v.GenericSchema>(
    schema: S,
    run: (table: Table, request: v.InferOutput<S>) => PossiblyLateReply,
  ): RequestHandler =>
  (table, json) => {
    const request = decode(schema, json, 'request');
    return request.ok ? run(table, request.value) : refuse('bad-request', request.error);
  };

/** A command that needs a game on the table. */
export const matchCommand = <S extends v.GenericSchema>(
  schema: S,
  run: (match: Match, request: v.InferOutput<S>, table: Table) => PossiblyLateReply,
): RequestHandler =>
  command(schema, (table, request) =>
    table.match === undefined
      ? refuse('no-game', 'no game is set up: begin with "new", "position" or "replay"')
      : run(table.match, request, table),
  );

/** Replies with a game from the registry: at once if it is already loaded. */
export const withGame = (
  table: Table,
  id: string | undefined,
  run: (module: GameModule) => Reply,
): PossiblyLateReply => {
  const known = `there is ${table.registry.ids.join(', ')}`;
  if (id === undefined) return refuse('bad-request', `request: "game" is missing; ${known}`);
  const module = table.registry.get(id);
  if (module === undefined) {
    return refuse('bad-request', `request: "game": there is no game "${id}"; ${known}`);
  }
  return module instanceof Promise ? module.then(run) : run(module);
};
