export { type Box, type PieceKind, pieceOf } from './box.ts';
export type { Ground } from './ground.ts';
export { AXES, type Axis, cornered, shifted, turned } from './rotations.ts';
export { STANDARD_BOX } from './standard-box.ts';
export { coloursOf, isHidden, type Walls } from './walls.ts';
