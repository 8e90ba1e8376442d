import { drawn } from '@cap-diamant/nouvelle-france/words/en';
import { en as play } from '../en.ts';
import { en as placing } from '../placing/en.ts';
import type { NouvelleFranceTexts } from '../texts.ts';

export const texts: NouvelleFranceTexts = { ...drawn, play, placing };
