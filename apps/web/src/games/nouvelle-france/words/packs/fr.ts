import { drawn } from '@cap-diamant/nouvelle-france/words/fr';
import { fr as play } from '../fr.ts';
import { fr as placing } from '../placing/fr.ts';
import type { NouvelleFranceTexts } from '../texts.ts';

export const texts: NouvelleFranceTexts = { ...drawn, play, placing };
