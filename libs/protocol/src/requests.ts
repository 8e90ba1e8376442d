import { LEVELS } from '@cap-diamant/bots/levels';
import { decode, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { count, isObject, text, wellFormed } from './fields.ts';
import { SUBSTITUTE, TABLE_STATES } from './table.ts';
import { TimeControl } from './time.ts';

/** What a person's device adds to the shuffle. */
export const Luck = v.pipe(text(0, 64), wellFormed);

const NewGuest = v.object({ name: v.pipe(v.string(), v.trim(), text(1, 40), wellFormed) });
export type NewGuest = Readonly<v.InferOutput<typeof NewGuest>>;

const SeatChoice = v.union(
  [v.literal('me'), v.literal('open'), v.object({ bot: v.picklist(LEVELS) })],
  `expected "me", "open" or {"bot": one of ${LEVELS.join(', ')}}`,
);

/** Far more than any game seats; the game itself says how many it takes. */
const MOST_SEATS = 16;

/** Checked by the game. */
const Options = v.custom<Readonly<Record<string, unknown>>>(isObject, 'expected an object');

const NewTable = v.object({
  game: v.string(),
  options: v.optional(Options, {}),
  seats: v.pipe(
    v.array(SeatChoice),
    v.maxLength(MOST_SEATS, `expected at most ${MOST_SEATS} seats`),
    v.check(seats => seats.filter(seat => seat === 'me').length <= 1, '"me" may be there once'),
  ),
  listed: v.optional(v.boolean(), true),
  time: v.optional(v.nullable(TimeControl), null),
  /** The bot that plays for people who resign or run out of time. */
  substitute: v.optional(v.picklist(LEVELS, `expected one of ${LEVELS.join(', ')}`), SUBSTITUTE),
  spectators: v.optional(v.boolean(), true),
  luck: v.optional(Luck, ''),
});
export type NewTable = Readonly<v.InferOutput<typeof NewTable>>;

const Sit = v.object({ seat: v.optional(count), luck: v.optional(Luck, '') });
export type Sit = Readonly<v.InferOutput<typeof Sit>>;

/** What somebody said, by its number at the table. */
const Report = v.object({ n: count });
export type Report = Readonly<v.InferOutput<typeof Report>>;

const TablesQuery = v.object({
  state: v.optional(v.picklist(TABLE_STATES, `expected one of ${TABLE_STATES.join(', ')}`)),
  mine: v.optional(v.picklist(['true', 'false'], 'expected true or false'), 'false'),
  before: v.optional(v.string()),
});
export type TablesQuery = Readonly<v.InferOutput<typeof TablesQuery>>;

/** Reads the bodies and queries of requests; the error names the field. */
export const decodeNewGuest = (json: unknown): Result<NewGuest> => decode(NewGuest, json, 'request');
export const decodeNewTable = (json: unknown): Result<NewTable> => decode(NewTable, json, 'request');
export const decodeSit = (json: unknown): Result<Sit> => decode(Sit, json, 'request');
export const decodeReport = (json: unknown): Result<Report> => decode(Report, json, 'request');
export const decodeTablesQuery = (json: unknown): Result<TablesQuery> => decode(TablesQuery, json, 'query');
