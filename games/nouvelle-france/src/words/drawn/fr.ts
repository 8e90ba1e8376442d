import { drawnWords } from '../drawn-words.ts';
import { fr } from '../fr.ts';

export const drawn = drawnWords('fr', fr);
