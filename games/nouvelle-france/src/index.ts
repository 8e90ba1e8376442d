export { nouvelleFrance, nouvelleFranceWith } from './game.ts';
export { boxOf } from './state/game-box.ts';
export type { NouvelleFrance } from './state/types.ts';
