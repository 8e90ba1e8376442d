export { type Lot, lotsOf, piecesLeft } from './hand.ts';
export { placeFault } from './place-fault.ts';
export { bestPlacements, dropPiece, type Prospect, type Trial } from './trial.ts';
