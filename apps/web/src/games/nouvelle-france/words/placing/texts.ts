import type { Axis } from '@cap-diamant/nouvelle-france/geometry';
import type { Face } from '@cap-diamant/nouvelle-france/vocabulary';

/** What is said about placing a piece, and on the plans of the sites. */
export interface PlacingTexts {
  readonly hand: string;
  readonly sites: string;
  /** Why floor plans are shown instead of the 3D view. */
  readonly no3d: string;
  readonly in3d: string;
  readonly plans: string;
  /** The name of a site above its plans. */
  title(site: string): string;
  readonly scene: string;
  readonly plan: string;
  /** How the sites are shown. */
  readonly shown: string;
  /** A column of a site and what stands in it. */
  square(site: string, grid: string | undefined, column: number, row: number, cubes: readonly string[]): string;
  /** A placement among others; columns and rows are numbers or spans: "2–4". */
  advised(piece: string, at: string, grid: string | undefined, floor: string, columns: string, rows: string): string;
  /** Follows the name of a floor: it is under snow, or what its cubes are worth. */
  readonly snow: string;
  face(face: Face): string;
  readonly turns: { readonly [axis in Axis]: readonly [on: string, back: string] };
  /** What the two buttons of an axis do, short enough to stand under them. */
  readonly axes: { readonly [axis in Axis]: string };
  /** The best placement comes first. */
  readonly next: string;
  readonly nearest: string;
  readonly previous: string;
  /** How many places fit. */
  fits(places: number): string;
  /** Over the number of places, where there is little room. */
  readonly places: string;
  rank(at: number, of: number): string;
  /** On a touch screen, when a second tap places the piece. */
  readonly tapAgain: string;
  readonly put: string;
  readonly back: string;
  points(count: number): string;
  /** The piece can be placed where it is held. */
  legal(points: number, completes: boolean): string;
  refused(reason: string): string;
  readonly keys: readonly (readonly [key: string, does: string])[];
  /** What squares of a plan without a cube mean: something can stand on the cube below, on nothing yet, or never again. */
  readonly key: { readonly carried: string; readonly air: string; readonly closed: string };
}
