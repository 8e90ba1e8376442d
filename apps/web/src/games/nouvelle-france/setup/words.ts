import type { Language } from '@cap-diamant/kernel';
import type { NouvelleFranceSetup } from './texts.ts';

const fr: NouvelleFranceSetup = {
  title: 'Nouvelle-France',
  about: 'Une redoute, une église et un moulin à élever avant la neige',
  fields: {
    version: 'Règles',
    cards: 'Cartes au choix',
    allies: 'Alliés',
    claims: 'Pièces impossibles',
    handicap: 'Handicap',
    first: 'Qui commence',
  },
  version: {
    complete: { name: 'Complètes', about: 'Trois cartes au choix, et trois alliés prêts à chaque phase' },
    simplified: { name: 'Simplifiées', about: 'Une seule carte par tour, sans alliés : pour apprendre' },
    own: { name: 'À votre façon', about: 'Cartes et alliés comme vous les avez réglés plus bas' },
  },
  cards: {
    3: { name: 'Trois', about: 'On choisit entre la carte piochée et les deux déjà visibles' },
    1: { name: 'Une', about: 'On joue la carte que l’on vient de piocher' },
  },
  allies: {
    phase: { name: 'À chaque phase', about: 'Chaque chute de neige les rend prêts de nouveau' },
    game: { name: 'Une seule fois', about: 'Chaque allié sert une fois dans toute la partie' },
    none: { name: 'Aucun', about: 'Ni fille du Roy, ni coureur des bois, ni regard sur la pioche' },
  },
  claims: {
    assisted: { name: 'Vérifiées', about: 'Une carte que rien ne permet de placer se change d’un geste' },
    table: { name: 'Disputées', about: 'On l’affirme, et qui trouve une place vole le tour' },
  },
  handicap: {
    false: { name: 'Sans', about: 'Tout le monde part de zéro' },
    true: { name: 'Avec', about: 'Quelques points d’avance à qui joue après les autres' },
  },
  first: {
    random: { name: 'Le sort', about: 'Le premier tour est tiré au hasard' },
    0: { name: 'La première place', about: 'Le tour commence en haut de la liste ci-dessus' },
  },
  variants: {
    complete: 'règles complètes',
    simplified: 'règles simplifiées',
    1: 'une carte au choix',
    game: 'alliés une seule fois',
    none: 'sans alliés',
    table: 'pièces disputées',
    true: 'handicap',
  },
};

const en: NouvelleFranceSetup = {
  title: 'Nouvelle-France',
  about: 'A redoubt, a church and a mill to raise before the snow',
  fields: {
    version: 'Rules',
    cards: 'Cards to choose from',
    allies: 'Allies',
    claims: 'Impossible pieces',
    handicap: 'Handicap',
    first: 'Who begins',
  },
  version: {
    complete: { name: 'Complete', about: 'Three cards to choose from, and three allies ready in every phase' },
    simplified: { name: 'Simplified', about: 'A single card each turn and no allies: to learn the game' },
    own: { name: 'Your own', about: 'Cards and allies as you have set them below' },
  },
  cards: {
    3: { name: 'Three', about: 'The card just drawn or one of the two that lie open' },
    1: { name: 'One', about: 'You play the card you have just drawn' },
  },
  allies: {
    phase: { name: 'In every phase', about: 'Each snowfall makes them ready again' },
    game: { name: 'Only once', about: 'Each ally serves once in the whole game' },
    none: { name: 'None', about: 'No King’s Daughter, no coureur des bois, no look at the deck' },
  },
  claims: {
    assisted: { name: 'Checked', about: 'A card that fits nowhere is exchanged at a touch' },
    table: { name: 'Contested', about: 'You claim it, and whoever finds a place steals your turn' },
  },
  handicap: {
    false: { name: 'None', about: 'Everybody starts from zero' },
    true: { name: 'On', about: 'A few points ahead for those who play after others' },
  },
  first: {
    random: { name: 'Chance', about: 'The first turn is drawn by lot' },
    0: { name: 'The first seat', about: 'Play begins at the top of the list above' },
  },
  variants: {
    complete: 'complete rules',
    simplified: 'simplified rules',
    1: 'one card at a time',
    game: 'allies only once',
    none: 'without allies',
    table: 'contested pieces',
    true: 'handicap',
  },
};

const ru: NouvelleFranceSetup = {
  title: 'Новая Франция',
  about: 'Построить редут, церковь и мельницу, пока не выпал снег',
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
    1: { name: 'Одна', about: 'Играют ту карту, которую только что взяли' },
  },
  allies: {
    phase: { name: 'В каждой фазе', about: 'После каждого снегопада они снова готовы' },
    game: { name: 'Один раз', about: 'Каждый союзник помогает один раз за партию' },
    none: { name: 'Нет', about: 'Без королевской невесты, лесного бродяги и взгляда на колоду' },
  },
  claims: {
    assisted: { name: 'С проверкой', about: 'Карту, которую некуда поставить, меняют одним касанием' },
    table: { name: 'Спорные', about: 'Кто найдёт место заявленной фигуре, перехватит ваш ход' },
  },
  handicap: {
    false: { name: 'Нет', about: 'Все начинают с нуля' },
    true: { name: 'Есть', about: 'Несколько очков вперёд тем, кто ходит позже' },
  },
  first: {
    random: { name: 'Жребий', about: 'Первый ход достаётся случайно' },
    0: { name: 'Первое место', about: 'Игра начинается с верха списка' },
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
};

export const setupWords: { readonly [language in Language]: NouvelleFranceSetup } = { fr, en, ru };
