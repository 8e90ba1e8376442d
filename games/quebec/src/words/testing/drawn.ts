import type { Language } from '@cap-diamant/kernel';
import { drawn as en } from '../drawn/en.ts';
import { drawn as fr } from '../drawn/fr.ts';
import { drawn as ru } from '../drawn/ru.ts';
import type { DrawnWords } from '../drawn-words.ts';
import type { TableWords } from '../table.ts';

const DRAWN: Readonly<Record<Language, DrawnWords>> = { fr, en, ru };

export const tableWordsIn = (language: Language): TableWords => DRAWN[language].table;
