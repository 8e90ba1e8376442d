import { drawn } from '@cap-diamant/quebec/words/ru';
import { ru } from '../ru.ts';
import type { QuebecTexts } from '../texts.ts';

export const texts: QuebecTexts = { ...drawn, play: ru };
