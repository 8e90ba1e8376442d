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
  readonly settings: SettingRow;
  readonly chat: ChatRow;
  readonly mutes: MuteRow;
  readonly reports: ReportRow;
  readonly subscriptions: SubscriptionRow;
  readonly notices: NoticeRow;
  readonly vacations: VacationRow;
  readonly passkeys: PasskeyRow;
  readonly codes: CodeRow;
  readonly acts: ActRow;
  readonly limits: LimitRow;
}

export interface PersonRow {
  readonly id: string;
  /** JSON, as a name may hold characters that not every engine takes. */
  readonly name: string;
  readonly created: number;
  /** Quiet hours, as JSON. */
  readonly quiet: string | null;
  readonly email: string | null;
  /** Since when this person may not come back. */
  readonly blocked: number | null;
}

/** Somebody's token on one device; only its hash is kept. */
interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  /** What the browser calls itself. */
  readonly agent: string;
}

/** How a table was set up, which never changes, and a summary of its log, written together with each event. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly listed: number;
  readonly time: string | null;
  readonly substitute: string;
  readonly spectators: number;
  readonly secret: string;
  readonly creator: string;
  readonly created: number;
  readonly seq: number;
  readonly state: string;
  readonly seats: string;
  /** Whether a bot has to move, so that bots go on after a restart. */
  readonly bot_due: number;
  /** When the next clock runs out; null if none runs. */
  readonly clock_due: number | null;
  /** When the table is cleared away unless somebody joins; null while nobody was warned. */
  readonly closes: number | null;
  readonly changed: number;
}

/** Who has a seat where. */
interface MemberRow {
  readonly table_id: string;
  readonly person: string;
}

/** The log of a table. The key makes sure that no two events ever get the same number. */
export interface EventRow {
  readonly table_id: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** Commands that were carried out, so that each is carried out once only. */
export interface CommandRow {
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

/** What the server itself remembers. */
interface SettingRow {
  readonly name: string;
  readonly value: string;
}

/** What people said at tables. */
export interface ChatRow {
  readonly table_id: string;
  readonly n: number;
  readonly room: string;
  readonly person: string;
  readonly cid: string;
  readonly at: number;
  readonly body: string;
}

interface MuteRow {
  readonly person: string;
  readonly muted: string;
}

/** What somebody found should not have been said, for the host to read. */
interface ReportRow {
  readonly table_id: string;
  readonly n: number;
  readonly person: string;
  readonly at: number;
}

/** A browser that wants to be told; goes with its session. */
export interface SubscriptionRow {
  readonly endpoint: string;
  readonly person: string;
  readonly session: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

/** The outbox, which stays as the log of what was sent. The key: nobody is told twice about a decision. */
export interface NoticeRow {
  readonly person: string;
  readonly table_id: string;
  readonly decision: number;
  readonly seat: number;
  readonly created: number;
  /** When to send it; once it is sent, when it was. */
  readonly due: number;
  readonly state: string;
  readonly reason: string;
  readonly tries: number;
}

/** When somebody's clocks stand still at tables by correspondence. */
interface VacationRow {
  readonly person: string;
  readonly since: number;
  readonly until: number;
  /** Whether the clocks run again. */
  readonly ended: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created: number;
}

/** Something that is used once: a code for another device, a link in a mail, a passkey's challenge. */
export interface CodeRow {
  readonly hash: string;
  readonly purpose: string;
  readonly person: string | null;
  readonly email: string | null;
  readonly expires: number;
}

/** What admins did. */
interface ActRow {
  readonly id: string;
  readonly at: number;
  readonly admin: string;
  readonly act: string;
  readonly subject: string;
}

/** How often somebody may still do something, counted by all nodes together. */
interface LimitRow {
  readonly key: string;
  /** When as much is allowed again as there ever is. */
  readonly full_at: number;
}
