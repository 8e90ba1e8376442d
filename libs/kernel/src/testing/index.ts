export * from './play.ts';
export * from './toy-game.ts';
export * from './toy-game-types.ts';
