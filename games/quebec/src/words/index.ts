export { drawnWords } from './drawn-words.ts';
export { type TableWords, tableWords } from './table.ts';
export { roman } from './wording.ts';
export { words } from './words.ts';
