import type { Language, Words } from '@cap-diamant/kernel';
import type { Quebec } from '../model/types.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { board } from './pages/board.ts';
import { events } from './pages/events.ts';
import { leaders } from './pages/leaders.ts';
import { players } from './pages/players.ts';
import { zones } from './pages/zones.ts';
import { ru } from './ru.ts';
import { wordsOf } from './words-of.ts';

const pages = (catalogue: Catalogue): Words<Quebec>['pages'] => ({
  board: board(catalogue),
  zones: zones(catalogue),
  players: players(catalogue),
  leaders: leaders(catalogue),
  events: events(catalogue),
});

const WORDS: Readonly<Record<Language, Words<Quebec>>> = {
  fr: wordsOf(fr, 'fr', pages),
  en: wordsOf(en, 'en', pages),
  ru: wordsOf(ru, 'ru', pages),
};

/** Québec in words. */
export const words = (language: Language): Words<Quebec> => WORDS[language];
