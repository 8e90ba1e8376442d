import { nth } from '@cap-diamant/kernel';
import type { Components } from '../model/components.ts';
import type { Place } from '../model/move.ts';
import { type BySite, bySite, type Cell, type Colour, type Piece, type Shape, type Site } from '../model/vocabulary.ts';
import { type Ground, groundOf } from './ground.ts';
import { orientationKey, orientationsOf } from './rotations.ts';
import { type Spot, type SpotList, spotList, spotsOf } from './spots.ts';

/** What pieces of the same form share: a shape, or a kind of bonus piece. */
interface Form {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly orientations: ReadonlySet<string>;
  readonly spots: BySite<SpotList>;
  /** The spots by their text, and by their list of cells, which listed placements share. */
  readonly spotOfText: ReadonlyMap<string, Spot>;
  readonly spotOfCells: ReadonlyMap<readonly Cell[], Spot>;
}

export interface PieceKind {
  readonly id: Piece;
  readonly form: Form;
  /** The colours of the cells; a bonus piece has its owner's colour throughout. */
  readonly colours: readonly Colour[] | undefined;
  /** The placements of this piece by spot: one object each, created on first use. */
  readonly placements: (Place | undefined)[];
}

/** The components, prepared for play: everything that never changes is computed once. */
export interface Box {
  readonly components: Components;
  readonly grounds: BySite<Ground>;
  readonly forms: ReadonlyMap<string, Form>;
  readonly pieces: ReadonlyMap<Piece, PieceKind>;
  readonly ofShape: ReadonlyMap<Shape, readonly PieceKind[]>;
  /** The texts of placements on spots, cached. */
  readonly texts: Map<Place, string>;
  /** Cached results per walls: the open spots of a list. */
  readonly open: WeakMap<object, Map<SpotList, readonly Spot[]>>;
}

/** A spot as written in the text of a move. */
const spotText = ({ site, grid, cells }: Pick<Place, 'site' | 'grid' | 'cells'>): string =>
  `${site} ${grid} ${cells.join(' ')}`;

const formOf = (id: string, cells: readonly Cell[], grounds: BySite<Ground>): Form => {
  const spots = spotsOf(cells, Object.values(grounds));
  return {
    id,
    cells,
    orientations: new Set(orientationsOf(cells).map(orientationKey)),
    spots: bySite(site => spotList(spots.filter(spot => spot.site === site))),
    spotOfText: new Map(spots.map(spot => [spotText(spot), spot])),
    spotOfCells: new Map(spots.map(spot => [spot.cells, spot])),
  };
};

export const prepare = (components: Components): Box => {
  const { sites, shapes, bonusPieces, pieces } = components;
  const siteCalled = (site: Site) =>
    nth(
      sites,
      sites.findIndex(one => one.id === site),
    );
  const grounds = bySite(site => groundOf(siteCalled(site)));
  const forms = new Map([...shapes, ...bonusPieces].map(({ id, cells }) => [id as string, formOf(id, cells, grounds)]));
  const kinds = [...forms.values()].flatMap((form): PieceKind[] => {
    const own = pieces.filter(piece => piece.shape === form.id);
    return own.length === 0
      ? [{ id: form.id, form, colours: undefined, placements: [] }]
      : own.map(({ id, colours }) => ({ id, form, colours, placements: [] }));
  });
  return {
    components,
    grounds,
    forms,
    pieces: new Map(kinds.map(one => [one.id, one])),
    ofShape: new Map(shapes.map(({ id }) => [id, kinds.filter(one => one.form.id === id)])),
    texts: new Map(),
    open: new WeakMap(),
  };
};

export const pieceOf = (box: Box, piece: Piece): PieceKind => {
  const kind = box.pieces.get(piece);
  if (kind === undefined) throw new RangeError(`no piece "${piece}" in the box`);
  return kind;
};

/** The spot of a placement as `moves` lists it. */
export const listedSpot = (box: Box, { piece, cells }: Place): Spot | undefined =>
  box.pieces.get(piece)?.form.spotOfCells.get(cells);

/** The spot a placement names, if it is a rotation of the piece within slabs and floors. */
export const spotOf = (box: Box, place: Place): Spot | undefined =>
  listedSpot(box, place) ?? box.pieces.get(place.piece)?.form.spotOfText.get(spotText(place));

/** The one object that stands for this placement. */
export const placementAt = (kind: PieceKind, spot: Spot): Place => {
  const known = kind.placements[spot.index];
  if (known !== undefined) return known;
  const { site, grid, cells } = spot;
  const place: Place = { kind: 'place', piece: kind.id, site, grid, cells };
  kind.placements[spot.index] = place;
  return place;
};
