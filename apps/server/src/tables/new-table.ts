import type { Game, Result } from '@cap-diamant/kernel';
import { fail, ok } from '@cap-diamant/kernel';
import type { NewTable } from '@cap-diamant/protocol';
import { newSecret } from '../people/tokens.ts';
import { blankTable, followAll } from './follow.ts';
import type { Table } from './table.ts';
import type { Occupant, TableEvent } from './table-event.ts';

/** The options with their defaults; the number of players is that of the seats. */
const optionsFor = (game: Game, { options, seats }: NewTable): Result<unknown> => {
  const { players = seats.length } = options;
  if (players !== seats.length) {
    return fail(`request: "options.players" is not the number of "seats", which is ${seats.length}`);
  }
  const parsed = game.options.parse({ ...options, players });
  if (parsed.ok) return parsed;
  const { players: _, ...others } = options;
  const field = game.options.parse(others).ok ? 'seats' : 'options';
  return fail(`request: "${field}": ${parsed.error.message}`);
};

const occupantsOf = ({ seats, luck }: NewTable, person: string): Occupant[] =>
  seats.map(seat => {
    if (seat === 'me') return { kind: 'person', person, luck };
    return seat === 'open' ? { kind: 'open' } : { kind: 'bot', level: seat.bot };
  });

/** A table that is not stored yet, and its first events. */
export interface NewlyOpened {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

export const isFull = (seats: readonly Occupant[]): boolean => seats.every(({ kind }) => kind !== 'open');

/** The first events of a table: it starts at once if no seat is open. */
export const newTable = (
  game: Game,
  request: NewTable,
  creator: string,
  created: number,
  id: string,
): Result<NewlyOpened> => {
  const options = optionsFor(game, request);
  if (!options.ok) return options;
  const header = {
    id,
    game: game.id,
    options: options.value,
    listed: request.listed,
    time: request.time,
    substitute: request.substitute,
    spectators: request.spectators,
    secret: newSecret(),
    creator,
    created,
  };
  const seats = occupantsOf(request, creator);
  const events: TableEvent[] = [{ kind: 'created', seats }];
  if (isFull(seats)) events.push({ kind: 'started' });
  return ok({ table: followAll(blankTable(header, game), events, created), events });
};
