import { drawn } from '@cap-diamant/quebec/words/fr';
import { fr } from '../fr.ts';
import type { QuebecTexts } from '../texts.ts';

export const texts: QuebecTexts = { ...drawn, play: fr };
