import type { Language } from '@cap-diamant/kernel';
import type { Theme } from '@cap-diamant/quebec/puzzles';
import type { ThemeWords } from '../../common/puzzles.ts';

type ThemeTexts = { readonly [theme in Theme]: ThemeWords };

const TEXTS: { readonly [language in Language]: ThemeTexts } = {
  fr: {
    'century-end': { name: 'Fin du siècle', about: 'Finir le siècle maintenant, ou surtout pas?' },
    leaders: { name: 'Leaders', about: 'Quel leader prendre, et quand?' },
    'main-group': { name: 'Groupe principal', about: 'Relier ses bâtiments pour le décompte final.' },
    cascade: { name: 'Cascade', about: 'Gagner une majorité qui rapporte plusieurs fois.' },
    events: { name: 'Événements', about: 'Remplir l’événement au bon moment.' },
    'two-players': { name: 'À deux', about: 'La partie à deux, avec l’architecte neutre.' },
    sites: { name: 'Chantiers', about: 'Quel bâtiment commencer, lequel aider?' },
  },
  en: {
    'century-end': { name: 'End of the century', about: 'End the century now, or not yet?' },
    leaders: { name: 'Leaders', about: 'Which leader to take, and when?' },
    'main-group': { name: 'Main group', about: 'Connect your buildings for the final scoring.' },
    cascade: { name: 'Cascade', about: 'Win a majority that pays more than once.' },
    events: { name: 'Events', about: 'Fulfil the event at the right moment.' },
    'two-players': { name: 'Two players', about: 'The game for two, with the neutral architect.' },
    sites: { name: 'Sites', about: 'Which building to start, which to help?' },
  },
  ru: {
    'century-end': { name: 'Конец столетия', about: 'Закончить столетие сейчас или ещё рано?' },
    leaders: { name: 'Лидеры', about: 'Какого лидера взять и когда?' },
    'main-group': { name: 'Главная группа', about: 'Соедините свои здания к итоговому подсчёту.' },
    cascade: { name: 'Каскад', about: 'Получите большинство, которое принесёт очки несколько раз.' },
    events: { name: 'События', about: 'Выполните событие в нужный момент.' },
    'two-players': { name: 'Вдвоём', about: 'Партия на двоих с нейтральным архитектором.' },
    sites: { name: 'Площадки', about: 'Какое здание начать, какому помочь?' },
  },
};

export const themeTexts = (language: Language): ThemeTexts => TEXTS[language];
