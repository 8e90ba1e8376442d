import { drawn } from '@cap-diamant/nouvelle-france/words/ru';
import { ru as placing } from '../placing/ru.ts';
import { ru as play } from '../ru.ts';
import type { NouvelleFranceTexts } from '../texts.ts';

export const texts: NouvelleFranceTexts = { ...drawn, play, placing };
