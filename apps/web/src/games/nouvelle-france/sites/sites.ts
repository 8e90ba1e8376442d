import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Cell, Colour, Grid, Reason, Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** A square of a site under the pointer; it need not be a slab. */
export interface Square {
  readonly site: Site;
  readonly grid: Grid;
  readonly x: number;
  readonly y: number;
}

/** A cube and its position. */
export interface Cube {
  readonly site: Site;
  readonly grid: Grid;
  readonly cell: Cell;
  readonly colour: Colour;
}

/** The piece in hand, where it would land. */
export interface Ghost {
  readonly site: Site;
  readonly grid: Grid;
  readonly cells: readonly Cell[];
  readonly colours: readonly Colour[];
  /** Why it can't stay there. */
  readonly fault: Reason | undefined;
}

/** What the 3D scene and the plans draw, and the events they send. */
export interface SitesProps {
  readonly view: View;
  readonly ghost: Ghost | undefined;
  /** The cubes that would score with the ghost, without the ghost's own. */
  readonly linked: readonly Cube[];
  /** The site in play. */
  readonly site: Site;
  /** The pointer is over a square, or has left. */
  onpoint(square: Square | undefined): void;
  /** A square was clicked or tapped. */
  onpick(square: Square): void;
  onsite(site: Site): void;
}
