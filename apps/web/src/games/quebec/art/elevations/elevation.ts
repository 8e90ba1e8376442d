import type { BUILDINGS } from '@cap-diamant/quebec/buildings';
import type { Coloured } from '@cap-diamant/quebec/vocabulary';
import type { Layer } from './strokes.ts';

type Tile = (typeof BUILDINGS)[number];

/** The drawings of all buildings of a zone, each as layers from back to front. */
export type Elevations<Z extends Coloured> = {
  readonly [building in Extract<Tile, { readonly zone: Z }>['id']]: readonly Layer[];
};
