import { drawnWords } from '../drawn-words.ts';
import { table } from '../en/table.ts';
import { en } from '../en.ts';

export const drawn = drawnWords('en', en, table);
