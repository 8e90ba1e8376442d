export { pieceOn, piecesFor, type Way, waysAt, withoutPiece, withPiece } from './edit-pieces.ts';
export * from './edit-position.ts';
