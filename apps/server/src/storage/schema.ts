/**
 * What the database holds. Flags are 0 or 1, times are milliseconds, everything with a structure is JSON as text: so
 * every engine stores it the same way.
 */
export interface Schema {
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly tables: TableRow;
  readonly members: MemberRow;
  readonly events: EventRow;
  readonly commands: CommandRow;
  readonly answers: AnswerRow;
}

export interface PersonRow {
  readonly id: string;
  /** JSON, as a name may hold characters that not every engine takes. */
  readonly name: string;
  readonly created: number;
}

/** Somebody's token on one device; only its hash is kept. */
interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly created: number;
}

/** How a table was set up, which never changes, and a summary of its log, written together with each event. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly listed: number;
  readonly secret: string;
  readonly creator: string;
  readonly created: number;
  readonly seq: number;
  readonly state: string;
  readonly seats: string;
  /** Whether a bot has to move, so that bots go on after a restart. */
  readonly bot_due: number;
  readonly changed: number;
}

/** Who has a seat where. */
interface MemberRow {
  readonly table_id: string;
  readonly person: string;
}

/** The log of a table. The key makes sure that no two events ever get the same number. */
interface EventRow {
  readonly table_id: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** Commands that were carried out, so that each is carried out once only. */
interface CommandRow {
  readonly person: string;
  readonly cid: string;
  readonly seq: number;
  readonly at: number;
}

/** Answers to requests with an idempotency key, readable only with that key. */
interface AnswerRow {
  readonly key_hash: string;
  readonly sealed: string;
  readonly at: number;
}
