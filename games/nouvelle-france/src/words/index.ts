export type { Catalogue } from './catalogue.ts';
export type { DrawnWords } from './drawn-words.ts';
