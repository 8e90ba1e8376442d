import { decode, fail, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { ChatText, PhraseCode } from './chat.ts';
import { count, isObject, text } from './fields.ts';
import { Luck } from './requests.ts';

const Cid = text(1, 64);
const common = { cid: Cid, table: v.string() };

const Hello = v.object({ kind: v.literal('hello'), protocol: v.unknown(), token: v.optional(v.string()) });
export type Hello = Readonly<v.InferOutput<typeof Hello>>;

const Follow = v.object({
  kind: v.literal('follow'),
  ...common,
  since: v.optional(count),
  offered: v.optional(v.boolean(), true),
  /** `data`: views and effects as the game's own data, for clients that have the rules. */
  form: v.optional(v.picklist(['data'], 'expected data')),
  /** Asks for `details` with every feed, and for chat and presence. */
  details: v.optional(v.boolean(), false),
});
const Unfollow = v.object({ kind: v.literal('unfollow'), ...common });
const Past = v.object({ kind: v.literal('past'), ...common, from: count, to: count });
const Ping = v.object({ kind: v.literal('ping'), cid: Cid });
const Play = v.object({
  kind: v.literal('play'),
  ...common,
  decision: count,
  moves: v.pipe(v.array(v.string()), v.minLength(1, 'expected at least one move')),
});
const Undo = v.object({ kind: v.literal('undo'), ...common, to: count });
const Answer = v.object({ kind: v.literal('answer'), ...common, yes: v.boolean() });
const Resign = v.object({ kind: v.literal('resign'), ...common });
/** Wants to pause or agrees to it; with `on` false: refuses it, or ends the pause. */
const Pause = v.object({ kind: v.literal('pause'), ...common, on: v.boolean() });
/** Takes the seat back from the bot that plays for an absent person. */
const Return = v.object({ kind: v.literal('return'), ...common });
/** Wants to play again, after the end: opens the next table, or sits down at it. */
const Rematch = v.object({ kind: v.literal('rematch'), ...common, luck: v.optional(Luck, '') });
const Say = v.pipe(
  v.object({
    kind: v.literal('say'),
    ...common,
    phrase: v.optional(PhraseCode),
    text: v.optional(ChatText),
  }),
  v.check(({ phrase, text }) => (phrase === undefined) !== (text === undefined), 'expected "phrase" or "text"'),
);
/** Asks for the open tables and their changes, or wants no more of them. */
const Lobby = v.object({ kind: v.literal('lobby'), cid: Cid, on: v.boolean() });

const SCHEMAS = {
  follow: Follow,
  unfollow: Unfollow,
  past: Past,
  ping: Ping,
  play: Play,
  undo: Undo,
  answer: Answer,
  resign: Resign,
  pause: Pause,
  return: Return,
  rematch: Rematch,
  say: Say,
  lobby: Lobby,
};

export type Follow = Readonly<v.InferOutput<typeof Follow>>;
export type Unfollow = Readonly<v.InferOutput<typeof Unfollow>>;
/** Asks for the views after the first `from` to `to` decisions. */
export type Past = Readonly<v.InferOutput<typeof Past>>;
type Ping = Readonly<v.InferOutput<typeof Ping>>;
/** What changes a table. Each is carried out once, however often it is sent. */
export type Command = Readonly<
  v.InferOutput<typeof Play | typeof Undo | typeof Answer | typeof Resign | typeof Pause | typeof Return>
>;
export type Rematch = Readonly<v.InferOutput<typeof Rematch>>;
export type Say = Readonly<v.InferOutput<typeof Say>>;
export type Lobby = Readonly<v.InferOutput<typeof Lobby>>;
export type ClientMessage = Hello | Follow | Unfollow | Past | Ping | Command | Rematch | Say | Lobby;

/** What is wrong with a message; `cid` is null if it has none that can be used. */
export interface MessageFault {
  readonly cid: string | null;
  readonly message: string;
}

const parse = (frame: string): Result<unknown> => {
  try {
    return { ok: true, value: JSON.parse(frame) };
  } catch {
    return fail('expected a JSON object');
  }
};

const fault = (cid: string | null, message: string): Result<never, MessageFault> => ({
  ok: false,
  error: { cid, message },
});

/** Reads a frame from a client. */
export const decodeClientMessage = (frame: string): Result<ClientMessage, MessageFault> => {
  const json = parse(frame);
  if (!json.ok) return fault(null, json.error.message);
  if (!isObject(json.value)) return fault(null, 'expected a JSON object');
  const { kind } = json.value;
  if (kind === 'hello') {
    const hello = decode(Hello, { protocol: undefined, ...json.value }, 'message');
    return hello.ok ? hello : fault(null, hello.error.message);
  }
  const named = v.safeParse(Cid, json.value.cid);
  if (!named.success) return fault(null, `message: "cid": ${named.issues[0].message}`);
  if (typeof kind !== 'string' || !Object.hasOwn(SCHEMAS, kind)) {
    return fault(named.output, `message: "kind": expected hello, ${Object.keys(SCHEMAS).join(', ')}`);
  }
  const message = decode(SCHEMAS[kind as keyof typeof SCHEMAS], json.value, 'message');
  return message.ok ? message : fault(named.output, message.error.message);
};
