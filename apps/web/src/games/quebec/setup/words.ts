import type { Language } from '@cap-diamant/kernel';
import type { QuebecSetup } from './texts.ts';

const fr: QuebecSetup = {
  title: 'Québec',
  about: 'Quatre siècles de chantiers, et l’influence qu’ils rapportent',
  fields: { edition: 'Édition', level: 'Règles', layout: 'Plan de la ville' },
  edition: {
    2011: { name: '2011', about: 'La première édition, de 2 à 5 joueurs, trois niveaux de règles' },
    2026: {
      name: '2026',
      about: 'La nouvelle édition, de 3 à 5 joueurs : leaders, événements, bâtiments comptés surtout côte à côte',
    },
  },
  level: {
    family: { name: 'Familiales', about: 'Sans leaders ni cascade : pour apprendre, ou avec des enfants' },
    complete: {
      name: 'Complètes',
      about: 'Des leaders, une influence qui cascade, et des bâtiments qui comptent surtout côte à côte',
    },
    events: { name: 'Avec événements', about: 'Les règles complètes, et l’histoire s’en mêle à chaque siècle' },
    standard: { name: 'Standard', about: 'Toutes les règles de cette édition' },
  },
  variants: { family: 'règles familiales', complete: 'règles complètes', events: 'règles complètes, événements' },
  summary: parts => parts.join(', '),
  layout: {
    balanced: { name: 'Équilibré', about: 'Au hasard, mais chaque quartier mêle des siècles différents' },
    random: { name: 'Au hasard', about: 'N’importe quel bâtiment n’importe où' },
    'first-game': { name: 'Première partie', about: 'Toujours le même plan, facile à lire' },
  },
};

const en: QuebecSetup = {
  title: 'Québec',
  about: 'Four centuries of building, and the influence it brings',
  fields: { edition: 'Edition', level: 'Rules', layout: 'Town plan' },
  edition: {
    2011: { name: '2011', about: 'The first edition, for 2 to 5 players, with three levels of rules' },
    2026: {
      name: '2026',
      about: 'The new edition, for 3 to 5 players: leaders, events, buildings that score most side by side',
    },
  },
  level: {
    family: { name: 'Family', about: 'No leaders, no cascade: good for learning or playing with children' },
    complete: {
      name: 'Complete',
      about: 'Leaders, influence that cascades, and buildings that score most side by side',
    },
    events: { name: 'With events', about: 'The complete rules, plus a historical event each century' },
    standard: { name: 'Standard', about: 'All the rules of this edition' },
  },
  variants: { family: 'family rules', complete: 'complete rules', events: 'complete rules, events' },
  summary: parts => parts.join(', '),
  layout: {
    balanced: { name: 'Balanced', about: 'Random, but each district mixes different centuries' },
    random: { name: 'Random', about: 'Any building anywhere' },
    'first-game': { name: 'First game', about: 'Always the same plan, easy to read' },
  },
};

const ru: QuebecSetup = {
  title: 'Квебек',
  about: 'Четыре столетия строительства и влияние, которое оно приносит',
  fields: { edition: 'Издание', level: 'Правила', layout: 'План города' },
  edition: {
    2011: { name: '2011', about: 'Первое издание, от 2 до 5 игроков, три уровня правил' },
    2026: {
      name: '2026',
      about: 'Новое издание, от 3 до 5 игроков: лидеры, события, здания ценнее рядом друг с другом',
    },
  },
  level: {
    family: { name: 'Семейные', about: 'Без лидеров и каскада: чтобы освоить игру или сыграть с детьми' },
    complete: { name: 'Полные', about: 'Лидеры, каскад влияния, а здания ценнее всего, когда стоят рядом' },
    events: { name: 'С событиями', about: 'Полные правила, и в каждом столетии вмешивается история' },
    standard: { name: 'Обычные', about: 'Все правила этого издания' },
  },
  variants: { family: 'семейные правила', complete: 'полные правила', events: 'полные правила, события' },
  summary: parts => parts.join(', '),
  layout: {
    balanced: { name: 'Ровный', about: 'Случайный, но в каждом районе здания разных столетий' },
    random: { name: 'Случайный', about: 'Любое здание где угодно' },
    'first-game': { name: 'Первая партия', about: 'Всегда один и тот же, легко читается' },
  },
};

export const setupWords: { readonly [language in Language]: QuebecSetup } = { fr, en, ru };
