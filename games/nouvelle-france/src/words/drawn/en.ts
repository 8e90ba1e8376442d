import { drawnWords } from '../drawn-words.ts';
import { en } from '../en.ts';

export const drawn = drawnWords('en', en);
