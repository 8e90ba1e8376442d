import * as v from 'valibot';

/** Requests from outside. Unknown fields are ignored; missing and ill-typed ones are refused. */
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.check(
      n => Number.isInteger(n) && n >= least && n <= most,
      issue =>
        most === Number.MAX_SAFE_INTEGER
          ? `expected a whole number from ${least}, not ${issue.received}`
          : `expected a whole number from ${least} to ${most}, not ${issue.received}`,
    ),
  );

const Seat = whole(0);
const DEEPEST = 20;
/** Nothing else is answered while a bot thinks, so its time is limited. */
const LONGEST_THOUGHT_MS = 600_000;

export const Nothing = v.object({});
/** The game may be left out here; the command's answer then lists the games. */
const Game = v.optional(v.string());

export const New = v.object({ game: Game, options: v.optional(v.unknown()), seed: v.optional(v.string()) });
export const Position = v.object({ game: Game, position: v.unknown() });
export const Play = v.object({
  move: v.optional(v.string()),
  moves: v.optional(v.array(v.string())),
  seat: v.optional(Seat),
});
export const View = v.object({ seat: v.optional(v.nullable(Seat)) });
export const Undo = v.object({ steps: v.optional(whole(1), 1) });
export const Best = v.object({
  level: v.optional(v.string()),
  ms: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0, issue => `expected a number from 0, not ${issue.received}`),
      v.maxValue(LONGEST_THOUGHT_MS, issue => `expected at most ${LONGEST_THOUGHT_MS}, not ${issue.received}`),
    ),
  ),
  seed: v.optional(v.string()),
  seat: v.optional(Seat),
});
export const Replay = v.object({ record: v.unknown() });
export const Perft = v.object({ depth: whole(0, DEEPEST) });
