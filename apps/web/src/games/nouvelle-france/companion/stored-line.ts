import { bySite, SYMBOLS } from '@cap-diamant/nouvelle-france/vocabulary';
import * as v from 'valibot';
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
]);
