import type { Face } from '@cap-diamant/nouvelle-france/vocabulary';

/** What a cube is worth under each face of a stick, as it is written. */
export const FACE_SIGN: { readonly [face in Face]: string } = { '+': '+1', '2': '+2', '-': '−1' };
