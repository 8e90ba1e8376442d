export * from './cellar.ts';
export * from './cellar-types.ts';
export * from './play.ts';
