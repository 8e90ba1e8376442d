export * from './glossary.ts';
export * from './joins.ts';
export * from './mutate.ts';
export * from './play.ts';
export * from './text-faults.ts';
export * from './texts.ts';
export * from './toy-game.ts';
export * from './toy-game-types.ts';
