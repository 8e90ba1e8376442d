export * from './feed.ts';
export * from './match.ts';
export * from './undo.ts';
