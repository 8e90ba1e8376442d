import { byKey } from '@cap-diamant/kernel';
import { SPACES } from '@cap-diamant/quebec/board';
import { RULES } from '@cap-diamant/quebec/rules';
import type { VariantId } from '@cap-diamant/quebec/state';
import { CENTURIES, EVENTS, ZONES } from '@cap-diamant/quebec/vocabulary';
import * as v from 'valibot';
import { PlayersShape } from '../../common/companion/kept-sheet.svelte.ts';
import type { CenturyLine, QuebecLine } from './quebec-sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const CenturyShape: v.GenericSchema<unknown, CenturyLine> = v.object({
  kind: v.literal('century'),
  century: v.picklist(CENTURIES),
  event: v.nullable(v.picklist(EVENTS.map(({ id }) => id))),
  zones: v.object(byKey(ZONES, () => v.array(count))),
});

const FinalShape = v.object({
  kind: v.literal('final'),
  counted: v.array(v.object({ onSites: count, active: count, main: v.tuple([count, count, count]), others: count })),
});

/** A line of a sheet as it is stored. */
export const LineShape: v.GenericSchema<unknown, QuebecLine> = v.union([
  CenturyShape,
  v.object({ kind: v.literal('points'), seat: count, points: v.number() }),
  FinalShape,
]);

const TokenShape = v.object({ seat: count, stars: v.pipe(count, v.minValue(1), v.maxValue(3)) });

/** What is entered and not written down yet; tokens, if they are entered on the plan. */
export const DraftShape = v.union([
  CenturyShape,
  v.object({
    ...FinalShape.entries,
    tokens: v.optional(v.pipe(v.array(v.nullable(TokenShape)), v.length(SPACES.length))),
  }),
]);
export type QuebecDraft = v.InferOutput<typeof DraftShape>;

const VARIANTS = Object.keys(RULES) as readonly VariantId[];

/** How a table is set up: who plays what, the tiles as far as they are known, and who begins. */
export const SetupShape = v.object({
  variant: v.picklist(VARIANTS),
  players: PlayersShape,
  centuries: v.nullable(v.pipe(v.array(v.nullable(v.picklist(CENTURIES))), v.length(SPACES.length))),
  first: v.nullable(count),
});
export type QuebecSetup = v.InferOutput<typeof SetupShape>;
