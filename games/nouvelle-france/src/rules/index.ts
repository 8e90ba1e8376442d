export { type Lot, lotsOf, piecesLeft } from './hand.ts';
export { placeFault } from './refusal.ts';
export { bestPlacements, dropPiece, type Prospect, type Trial } from './trial.ts';
