/**
 * What a table to play at needs of the game beyond its rules: the components, the pieces in hand and the words.
 * Programs that only play, store or judge games do without it.
 */
export type { Box, PieceKind } from './box.ts';
export { pieceOf } from './box.ts';
export type { Effect } from './effect.ts';
export { characterPoints } from './end.ts';
export { boxOf, STANDARD_BOX } from './game.ts';
export type { Ground } from './ground.ts';
export { type Lot, lotsOf, piecesLeft } from './hand.ts';
export type { Move, Place } from './move.ts';
export { countFloor, coureurPoints } from './points.ts';
export { AXES, type Axis, cornered, shifted, turned } from './rotations.ts';
export { type Decision, type Placed, type Player, SOURCES, type Source, scoreOf } from './state.ts';
export { bestPlacements, dropPiece, type Prospect, type Trial } from './trial.ts';
export { type View, wallsOf } from './view.ts';
export * from './vocabulary.ts';
export { coloursOf, type Walls } from './walls.ts';
export { type Catalogue, tableWords } from './words/index.ts';
