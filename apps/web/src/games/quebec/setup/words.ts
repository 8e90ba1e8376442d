import type { Language } from '@cap-diamant/kernel';
import type { QuebecSetup } from './texts.ts';

const fr: QuebecSetup = {
  title: 'Québec',
  about: 'Quatre siècles de chantiers, et l’influence qu’on en tire',
  fields: { edition: 'Édition', level: 'Règles', layout: 'Plan de la ville' },
  edition: {
    2011: { name: '2011', about: 'La première édition, de 2 à 5, à trois niveaux de règles' },
    2026: { name: '2026', about: 'La nouvelle édition, de 3 à 5, avec chefs et événements' },
  },
  level: {
    family: { name: 'Familiales', about: 'Sans chefs ni cascade : pour apprendre, ou avec des enfants' },
    complete: { name: 'Complètes', about: 'Les chefs entrent en jeu et l’influence passe d’une zone à l’autre' },
    events: { name: 'Avec événements', about: 'Les règles complètes, et l’histoire qui s’en mêle à chaque siècle' },
    standard: { name: 'Standard', about: 'Les règles de l’édition, en entier' },
  },
  variants: { family: 'règles familiales', complete: 'règles complètes', events: 'règles complètes, événements' },
  layout: {
    balanced: { name: 'Équilibré', about: 'Au hasard, mais chaque siècle a sa part de chaque quartier' },
    random: { name: 'Au hasard', about: 'N’importe quel bâtiment n’importe où' },
    'first-game': { name: 'Première partie', about: 'Toujours le même, choisi pour se lire facilement' },
  },
};

const en: QuebecSetup = {
  title: 'Québec',
  about: 'Four centuries of building, and the influence it brings',
  fields: { edition: 'Edition', level: 'Rules', layout: 'Plan of the town' },
  edition: {
    2011: { name: '2011', about: 'The first edition, for 2 to 5, with rules at three levels' },
    2026: { name: '2026', about: 'The new edition, for 3 to 5, with leaders and events' },
  },
  level: {
    family: { name: 'Family', about: 'No leaders, no cascade: to learn the game, or with children' },
    complete: { name: 'Complete', about: 'Leaders join in, and influence cascades from zone to zone' },
    events: { name: 'With events', about: 'The complete rules, and history interferes in every century' },
    standard: { name: 'Standard', about: 'The rules of this edition, all of them' },
  },
  variants: { family: 'family rules', complete: 'complete rules', events: 'complete rules, events' },
  layout: {
    balanced: { name: 'Balanced', about: 'Random, but every century has its share of every quarter' },
    random: { name: 'Random', about: 'Any building anywhere' },
    'first-game': { name: 'First game', about: 'Always the same one, chosen because it is easy to read' },
  },
};

const ru: QuebecSetup = {
  title: 'Квебек',
  about: 'Четыре века строительства и влияние, которое оно приносит',
  fields: { edition: 'Издание', level: 'Правила', layout: 'План города' },
  edition: {
    2011: { name: '2011', about: 'Первое издание, от 2 до 5 игроков, три уровня правил' },
    2026: { name: '2026', about: 'Новое издание, от 3 до 5 игроков, с лидерами и событиями' },
  },
  level: {
    family: { name: 'Семейные', about: 'Без лидеров и каскада: чтобы освоить игру или сыграть с детьми' },
    complete: { name: 'Полные', about: 'Вступают лидеры, а влияние каскадом идёт из сферы в сферу' },
    events: { name: 'С событиями', about: 'Полные правила, и в каждом веке вмешивается история' },
    standard: { name: 'Обычные', about: 'Правила этого издания целиком' },
  },
  variants: { family: 'семейные правила', complete: 'полные правила', events: 'полные правила, события' },
  layout: {
    balanced: { name: 'Ровный', about: 'Случайный, но у каждого века есть доля в каждом квартале' },
    random: { name: 'Случайный', about: 'Любое здание где угодно' },
    'first-game': { name: 'Первая партия', about: 'Всегда один и тот же, удобный для чтения' },
  },
};

export const setupWords: { readonly [language in Language]: QuebecSetup } = { fr, en, ru };
