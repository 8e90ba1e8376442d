import { drawn } from '@cap-diamant/quebec/words/en';
import { en } from '../en.ts';
import type { QuebecTexts } from '../texts.ts';

export const texts: QuebecTexts = { ...drawn, play: en };
