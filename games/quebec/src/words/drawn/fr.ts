import { drawnWords } from '../drawn-words.ts';
import { table } from '../fr/table.ts';
import { fr } from '../fr.ts';

export const drawn = drawnWords('fr', fr, table);
