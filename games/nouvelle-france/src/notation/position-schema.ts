import * as v from 'valibot';
import { houseEntries } from '../model/options.ts';
import { ALLIES, BONUSES, COLOURS, SITES, SNOWFALLS, SYMBOLS } from '../model/vocabulary.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const seat = v.pipe(count, v.maxValue(3));
const face = v.picklist(SYMBOLS);
const stick = v.tuple([face, face, face]);
const holder = v.nullable(seat);

const DecisionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('turn'), fresh: v.literal(false) }),
  v.strictObject({ kind: v.literal('order'), cards: count }),
  v.strictObject({ kind: v.literal('card') }),
  v.strictObject({ kind: v.literal('answer'), seat, shape: v.string() }),
  v.strictObject({ kind: v.literal('fille'), seat, base: count }),
  v.strictObject({
    kind: v.literal('coureur'),
    scorer: seat,
    base: count,
    seats: v.array(seat),
    card: v.nullable(v.string()),
  }),
  v.strictObject({ kind: v.literal('after') }),
]);

/** The structure of a position; consistency is checked later. */
export const PositionSchema = v.strictObject({
  game: v.literal('nouvelle-france'),
  options: v.strictObject(houseEntries),
  snow: v.pipe(count, v.maxValue(SNOWFALLS)),
  turn: seat,
  over: v.boolean(),
  colours: v.pipe(v.array(v.picklist(COLOURS)), v.minLength(2), v.maxLength(4)),
  sticks: v.strictObject({ redoubt: stick, church: stick, mill: stick }),
  placed: v.array(
    v.strictObject({
      piece: v.string(),
      seat,
      site: v.picklist(SITES),
      grid: v.string(),
      cells: v.array(v.tuple([whole, whole, whole])),
    }),
  ),
  visible: v.array(v.string()),
  deck: v.array(v.string()),
  discards: v.array(v.string()),
  players: v.array(
    v.strictObject({
      score: whole,
      bonus: v.array(v.picklist(BONUSES)),
      ready: v.array(v.picklist(ALLIES)),
      usedThisPhase: v.pipe(count, v.maxValue(ALLIES.length)),
    }),
  ),
  characters: v.strictObject({ redoubt: holder, church: holder, mill: holder }),
  pending: v.nullable(
    v.strictObject({
      owed: v.pipe(v.array(DecisionSchema), v.minLength(1)),
      seen: v.array(v.pipe(count, v.maxValue(15))),
    }),
  ),
});

export type Position = v.InferOutput<typeof PositionSchema>;
