import { nth, range } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { Ground } from '../geometry/ground.ts';
import type { Slabs } from '../geometry/slabs.ts';
import { type BySite, bySite } from '../model/vocabulary.ts';

const BYTES = 4;
const BYTE = 256;

/** The neighbours of a set of slabs, looked up byte by byte: the evaluation spends much of its time here. */
export type Beside = Int32Array;

const besideOf = ({ beside, size }: Ground): Beside => {
  const table = new Int32Array(BYTES * BYTE);
  for (const byte of range(BYTES)) {
    for (const bits of range(BYTE)) {
      let found = 0;
      for (const bit of range(8)) {
        const slab = byte * 8 + bit;
        if ((bits >> bit) & 1 && slab < size) found |= nth(beside, slab);
      }
      table[byte * BYTE + bits] = found;
    }
  }
  return table;
};

/** Signed, like all sets in here: they are only combined, intersected and counted. */
export const around = (beside: Beside, slabs: Slabs): Slabs =>
  (beside[slabs & 255] as number) |
  (beside[256 + ((slabs >>> 8) & 255)] as number) |
  (beside[512 + ((slabs >>> 16) & 255)] as number) |
  (beside[768 + (slabs >>> 24)] as number);

/** The index of a slab in a list by floor, then slab. */
export const WIDTH = 32;

export const fieldsOf = (box: Box): BySite<Beside> => bySite(site => besideOf(box.grounds[site]));
