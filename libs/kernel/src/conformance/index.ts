export * from './check-game.ts';
export type { Decided, Law, Past, Step, Told, Violation } from './law.ts';
export { LAWS } from './laws.ts';
