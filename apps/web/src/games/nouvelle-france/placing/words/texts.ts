import type { Axis, Face } from '@cap-diamant/nouvelle-france/table';

/** What is said about placing a piece, and on the plans of the sites. */
export interface PlacingTexts {
  readonly plans: string;
  readonly yard: string;
  readonly plan: string;
  /** How the sites are shown. */
  readonly shown: string;
  /** A column of a site and what stands in it. */
  square(site: string, grid: string | undefined, column: number, row: number, cubes: readonly string[]): string;
  face(face: Face): string;
  readonly take: string;
  readonly turns: { readonly [axis in Axis]: readonly [on: string, back: string] };
  /** The best placement comes first. */
  readonly next: string;
  readonly previous: string;
  rank(at: number, of: number): string;
  readonly put: string;
  readonly back: string;
  points(count: number): string;
  /** The ghost may stay where it lies. */
  legal(points: number, completes: boolean): string;
  refused(reason: string): string;
  /** Nothing is in hand although something may be placed. */
  readonly choose: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}
