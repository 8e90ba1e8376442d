import type { Language } from '@cap-diamant/kernel';
import type { NouvelleFranceSetup } from './texts.ts';

const fr: NouvelleFranceSetup = {
  title: 'Nouvelle-France',
  about: 'Une redoute, une église et un moulin à construire avant la neige',
  fields: {
    version: 'Règles',
    cards: 'Cartes au choix',
    allies: 'Alliés',
    claims: 'Pièces impossibles',
    handicap: 'Handicap',
    first: 'Qui commence',
  },
  version: {
    complete: { name: 'Complètes', about: 'Trois cartes au choix, et trois alliés disponibles à chaque phase' },
    simplified: { name: 'Simplifiées', about: 'Une seule carte par tour, sans alliés : pour apprendre' },
    own: { name: 'Personnalisées', about: 'Cartes et alliés selon vos choix ci-dessous' },
  },
  cards: {
    3: { name: 'Trois', about: 'Vous choisissez entre la carte piochée et les deux déjà visibles' },
    1: { name: 'Une', about: 'Vous jouez la carte que vous venez de piocher' },
  },
  allies: {
    phase: { name: 'À chaque phase', about: 'Chaque bordée de neige les rend disponibles' },
    game: { name: 'Une seule fois', about: 'Chaque allié sert une fois dans toute la partie' },
    none: { name: 'Aucun', about: 'Ni fille du Roy, ni coureur des bois, ni regard sur la pioche' },
  },
  claims: {
    assisted: { name: 'Vérifiées', about: 'Une carte impossible à poser se change d’un clic' },
    table: { name: 'Contestées', about: 'Vous l’affirmez, et qui trouve une place vole le tour' },
  },
  handicap: {
    false: { name: 'Sans', about: 'Tout le monde part de zéro' },
    true: { name: 'Avec', about: 'Quelques points d’avance pour qui joue plus tard' },
  },
  first: {
    random: { name: 'Au hasard', about: 'Le premier joueur est tiré au sort' },
    0: { name: 'Place 1', about: 'Le joueur en haut de la liste commence' },
  },
  variants: {
    complete: 'règles complètes',
    simplified: 'règles simplifiées',
    1: 'une carte au choix',
    game: 'alliés une seule fois',
    none: 'sans alliés',
    table: 'pièces contestées',
    true: 'handicap',
  },
  summary: parts => parts.join(', '),
};

const en: NouvelleFranceSetup = {
  title: 'Nouvelle-France',
  about: 'Build a redoubt, a church and a mill before the snow',
  fields: {
    version: 'Rules',
    cards: 'Cards to choose from',
    allies: 'Allies',
    claims: 'Impossible pieces',
    handicap: 'Handicap',
    first: 'Who goes first',
  },
  version: {
    complete: { name: 'Complete', about: 'Three cards to choose from, and three allies every phase' },
    simplified: { name: 'Simplified', about: 'One card each turn and no allies: good for learning' },
    own: { name: 'Custom', about: 'Cards and allies as you choose below' },
  },
  cards: {
    3: { name: 'Three', about: 'The card you just drew or one of the two face-up cards' },
    1: { name: 'One', about: 'You play the card you just drew' },
  },
  allies: {
    phase: { name: 'Every phase', about: 'Each snowfall makes them available again' },
    game: { name: 'Once', about: 'Each ally can be used once per game' },
    none: { name: 'None', about: 'No King’s Daughter, no coureur des bois, no look at the deck' },
  },
  claims: {
    assisted: { name: 'Checked', about: 'A card that fits nowhere can be exchanged' },
    table: { name: 'Contested', about: 'You declare it, and whoever finds a place steals your turn' },
  },
  handicap: {
    false: { name: 'Off', about: 'Everybody starts at zero' },
    true: { name: 'On', about: 'A few points for players who go later' },
  },
  first: {
    random: { name: 'Random', about: 'The first player is chosen at random' },
    0: { name: 'Seat 1', about: 'The player at the top of the list goes first' },
  },
  variants: {
    complete: 'complete rules',
    simplified: 'simplified rules',
    1: 'one card at a time',
    game: 'allies once',
    none: 'no allies',
    table: 'contested pieces',
    true: 'handicap',
  },
  summary: parts => parts.join(', '),
};

const ru: NouvelleFranceSetup = {
  title: 'Новая Франция',
  about: 'Постройте редут, церковь и мельницу, пока не выпал снег',
  fields: {
    version: 'Правила',
    cards: 'Карты на выбор',
    allies: 'Союзники',
    claims: 'Невозможные фигуры',
    handicap: 'Фора',
    first: 'Кто начинает',
  },
  version: {
    complete: { name: 'Полные', about: 'Три карты на выбор и три союзника в каждой фазе' },
    simplified: { name: 'Упрощённые', about: 'Одна карта за ход и никаких союзников: чтобы освоить игру' },
    own: { name: 'Свои', about: 'Карты и союзники такие, как вы указали ниже' },
  },
  cards: {
    3: { name: 'Три', about: 'Только что взятая карта или одна из двух открытых' },
    1: { name: 'Одна', about: 'Вы играете карту, которую только что взяли' },
  },
  allies: {
    phase: { name: 'В каждой фазе', about: 'После каждого снегопада они снова доступны' },
    game: { name: 'Один раз', about: 'Каждого союзника можно использовать один раз за партию' },
    none: { name: 'Нет', about: 'Без дочери короля, лесного бродяги и взгляда на колоду' },
  },
  claims: {
    assisted: { name: 'С проверкой', about: 'Карту, которую некуда поставить, можно сменить' },
    table: { name: 'Спорные', about: 'Вы объявляете фигуру невозможной; кто найдёт ей место, украдёт ваш ход' },
  },
  handicap: {
    false: { name: 'Нет', about: 'Все начинают с нуля' },
    true: { name: 'Есть', about: 'Несколько очков тем, кто ходит позже' },
  },
  first: {
    random: { name: 'Случайно', about: 'Первого игрока выбирает жребий' },
    0: { name: 'Место 1', about: 'Начинает игрок вверху списка' },
  },
  variants: {
    complete: 'полные правила',
    simplified: 'упрощённые правила',
    1: 'одна карта на выбор',
    game: 'союзники один раз',
    none: 'без союзников',
    table: 'спорные фигуры',
    true: 'фора',
  },
  summary: parts => parts.join(', '),
};

export const setupWords: { readonly [language in Language]: NouvelleFranceSetup } = { fr, en, ru };
