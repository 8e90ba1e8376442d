import { bySite, SYMBOLS } from '@cap-diamant/nouvelle-france/vocabulary';
import * as v from 'valibot';
import { PlayersShape } from '../../common/companion/kept-sheet.svelte.ts';
import type { KnownSticks } from '../sites/sticks.ts';
import type { NouvelleFranceLine, SnowLine } from './nouvelle-france-sheet.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A snowfall that is being entered. */
export const DraftShape: v.GenericSchema<unknown, SnowLine> = v.object({
  kind: v.literal('snow'),
  faces: v.object(bySite(() => v.picklist(SYMBOLS))),
  cubes: v.object(bySite(() => v.array(count))),
});
export type SnowDraft = SnowLine;

/** A line of a sheet as it is stored. */
export const LineShape: v.GenericSchema<unknown, NouvelleFranceLine> = v.union([
  v.object({
    kind: v.literal('placement'),
    seat: count,
    cubes: count,
    doubled: v.boolean(),
    follower: v.nullable(count),
  }),
  DraftShape,
  v.object({ kind: v.literal('characters'), holders: v.object(bySite(() => v.nullable(count))) }),
  v.object({ kind: v.literal('ties'), used: v.array(count), pegs: v.array(v.boolean()) }),
]);

const face = v.picklist(SYMBOLS);

/** How a table is set up: who plays, the sticks as far as they are known, and who begins. */
export const SetupShape = v.object({
  players: PlayersShape,
  sticks: v.object(bySite(() => v.nullable(v.tuple([face, face, face])))),
  first: v.nullable(count),
});
/** Sticks may come from the rules, which never change them. */
export type NouvelleFranceSetup = Omit<v.InferOutput<typeof SetupShape>, 'sticks'> & { readonly sticks: KnownSticks };
