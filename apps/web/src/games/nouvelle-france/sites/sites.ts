import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Cell, Colour, Grid, Reason, Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** A square of a site's board under the pointer; it need not be a slab. */
export interface Square {
  readonly site: Site;
  readonly grid: Grid;
  readonly x: number;
  readonly y: number;
}

/** A cube where it stands. */
export interface Cube {
  readonly site: Site;
  readonly grid: Grid;
  readonly cell: Cell;
  readonly colour: Colour;
}

/** The piece in hand, where it would come to lie. */
export interface Ghost {
  readonly site: Site;
  readonly grid: Grid;
  readonly cells: readonly Cell[];
  readonly colours: readonly Colour[];
  /** Why it cannot stay there. */
  readonly fault: Reason | undefined;
}

/** What a view of the three sites draws, in space or as plans, and what it tells of. */
export interface SitesProps {
  readonly view: View;
  readonly ghost: Ghost | undefined;
  /** The cubes that would score with the ghost, its own not among them. */
  readonly linked: readonly Cube[];
  /** The site in play. */
  readonly site: Site;
  /** The pointer is over a square, or over none. */
  onpoint(square: Square | undefined): void;
  /** A square was clicked or tapped. */
  onpick(square: Square): void;
  onsite(site: Site): void;
}
