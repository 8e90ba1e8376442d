export type { DrawnWords } from './drawn-words.ts';
export type { TableWords } from './table.ts';
export { roman } from './wording.ts';
