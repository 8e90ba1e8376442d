import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../winter.ts';

/** Étienne's first piece: where the learner did not build. */
const FIRST_ANSWER =
  'place U1 church A 2,9,0 0,9,0 2,8,0 1,8,0 0,8,0 | place U1 redoubt B 0,0,1 2,0,1 0,0,0 1,0,0 2,0,0';

/** Where an L would stand on its foot. */
const NORTH_WALL = ['2', '3', '4', '5'].map(x => `square:redoubt A ${x} 0`);

/** Cards, pieces, and the points of a turn. */
export const TURN: readonly Step[] = [
  {
    id: 'welcome',
    part: { en: 'A turn', fr: 'Un tour', ru: 'Ход' },
    kind: 'tell',
    scene: sceneOf({ pieces: 0, snow: 0, visible: ['Y', 'W'], deck: ['L', 'U'], scores: [0, 0] }),
    say: {
      en: 'Winter is coming to Nouvelle-France: a redoubt, a church and a mill have to be built, three floors high, each floor as high as a cube. You play brown, Étienne blue, both build on all three sites, and most points win.',
      fr: 'L’hiver approche en Nouvelle-France : il faut construire une redoute, une église et un moulin de trois étages, chacun haut d’un cube. Vous jouez les bruns, Étienne les bleus, chacun construit sur les trois ouvrages, et qui a le plus de points gagne.',
      ru: 'В Новой Франции скоро зима: пора возводить редут, церковь и мельницу в три этажа, каждый этаж высотой в кубик. Вы играете коричневыми, Этьен синими, оба строят везде, а побеждает тот, у кого больше очков.',
    },
    points: ['site:redoubt', 'site:church', 'site:mill'],
  },
  {
    id: 'draw',
    kind: 'do',
    say: {
      en: 'A turn begins with a card: draw one from the deck. You may place your beam instead, a bonus piece of three cubes, but only until the first snow, which takes it away.',
      fr: 'Un tour commence par une carte : piochez-en une. À la place, vous pourriez poser votre poutre, une pièce bonus de trois cubes, mais seulement avant la première neige, qui l’emporte.',
      ru: 'Ход начинается с карты: возьмите одну из колоды. Вместо этого можно поставить балку, бонусную фигуру из трёх кубиков, но только до первого снега: он её отнимает.',
    },
    points: ['move:draw'],
    goal: [{ kind: 'drew', seat: 0 }],
    shows: ['draw'],
    wrong: [
      {
        when: { kind: 'placed', piece: 'beam' },
        say: {
          en: 'That was your beam, a bonus piece: it may be placed instead of drawing, and we come to it later. This time, draw a card.',
          fr: 'C’était votre poutre, une pièce bonus : elle se pose au lieu de piocher, et nous y viendrons. Cette fois, piochez une carte.',
          ru: 'Это была балка, бонусная фигура: её ставят вместо того, чтобы брать карту, и мы к ней вернёмся. Сейчас возьмите карту.',
        },
      },
    ],
    done: {
      en: 'Now three cards are face up. Each shows a shape of five cubes.',
      fr: 'Il y a maintenant trois cartes visibles. Chacune montre une forme de cinq cubes.',
      ru: 'Теперь открыты три карты. На каждой — форма из пяти кубиков.',
    },
  },
  {
    id: 'first-piece',
    kind: 'do',
    say: {
      en: 'Choose a card, then a piece of its shape with two brown cubes. Turn it as you like and put it on any site.',
      fr: 'Choisissez une carte, puis une pièce de cette forme qui a deux cubes bruns. Tournez-la à votre guise et posez-la sur l’ouvrage de votre choix.',
      ru: 'Выберите карту, потом фигуру этой формы с двумя коричневыми кубиками. Поверните её как угодно и поставьте на любую постройку.',
    },
    points: ['card:Y', 'card:W', 'card:L'],
    goal: [{ kind: 'placed', seat: 0, base: 2 }],
    shows: ['place Y0 church A 3,1,0 2,1,0 1,1,0 0,1,0 2,0,0'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0, base: 1 },
        say: {
          en: 'It stands, but it has a single brown cube and brings 1 point. Of the pieces of a shape, take the one that doubles your colour.',
          fr: 'Elle tient, mais elle n’a qu’un cube brun et rapporte 1 point. Parmi les pièces d’une forme, prenez celle qui double votre couleur.',
          ru: 'Фигура стоит, но коричневый кубик на ней один, и это 1 очко. Среди фигур одной формы возьмите ту, что удваивает ваш цвет.',
        },
      },
    ],
    done: {
      en: 'It came straight down, stays over the slabs, the squares you build on, and stands by itself: that is all a piece has to do. Each brown cube on it brought you a point.',
      fr: 'Elle est descendue tout droit, reste au-dessus des dalles, ces carrés où l’on construit, et tient debout toute seule : voilà tout ce qu’on exige d’une pièce. Chaque cube brun vous a donné un point.',
      ru: 'Она опустилась прямо, вся лежит над плитами, клетками, на которых строят, и стоит сама: больше от фигуры ничего не требуется. Каждый коричневый кубик на ней принёс вам очко.',
    },
    see: ['last-piece'],
  },
  {
    id: 'etienne',
    kind: 'tell',
    moves: ['draw', FIRST_ANSWER],
    say: {
      en: 'The card you used is gone, the two others stay for Étienne, who draws a third and builds. Every piece has cubes of all colours, so his pieces will help you too.',
      fr: 'La carte utilisée est partie; les deux autres restent pour Étienne, qui en pioche une troisième et construit. Chaque pièce a des cubes de toutes les couleurs : les siennes vous serviront aussi.',
      ru: 'Ваша карта ушла в сброс, две другие остались Этьену; он взял третью и строит. На каждой фигуре есть кубики всех цветов, так что его фигуры помогут и вам.',
    },
    points: ['score:1'],
  },
  {
    id: 'stands',
    part: { en: 'Standing and touching', fr: 'Tenir debout et se toucher', ru: 'Стоять и касаться' },
    kind: 'ask',
    scene: sceneOf({
      pieces: 8,
      snow: 0,
      visible: ['L', 'W'],
      deck: ['P', 'U'],
      scores: [8, 7],
      moves: ['draw'],
    }),
    say: {
      en: 'We leave your pieces for another game of brown and blue, already under way. On the empty wall circled at its redoubt, would an L stand on its short foot alone, with its four-cube arm in the air?',
      fr: 'Laissons vos pièces pour une autre partie des bruns et des bleus, déjà en cours. Sur le mur encerclé de sa redoute, encore vide, un L tiendrait-il sur son seul petit bout, son long bras de quatre cubes en l’air?',
      ru: 'Оставим ваши фигуры и заглянем в другую партию коричневых и синих, она уже идёт. Устоит ли L на обведённой пустой стене её редута, если опереть её только на короткий конец, а длинная часть из четырёх кубиков повиснет?',
    },
    points: NORTH_WALL,
    question: { legal: 'place L0 redoubt A 2,0,1 3,0,1 4,0,1 5,0,1 2,0,0' },
    of: 'words',
    options: ['yes', 'no'],
    words: {
      yes: { en: 'It stands', fr: 'Il tient', ru: 'Устоит' },
      no: { en: 'It tips over', fr: 'Il bascule', ru: 'Опрокинется' },
    },
    done: {
      en: 'It tips over: its centre is not above the foot. Let the arm rest on a slab or on earlier pieces, and it stands.',
      fr: 'Il bascule : son centre n’est pas au-dessus du petit bout. Si le bras repose sur une dalle ou sur des pièces déjà posées, il tient.',
      ru: 'Опрокинется: её центр не над опорой. Если длинная часть лежит на плитах или на прежних фигурах, L стоит.',
    },
  },
  {
    id: 'connect',
    kind: 'do',
    say: {
      en: 'Your turn: place a piece so that its brown cubes touch brown cubes already there, side by side or one on top of the other. Make it at least 3 points; before you confirm, the table tells how many.',
      fr: 'À vous : posez une pièce dont les cubes bruns touchent des cubes bruns déjà là, côte à côte ou l’un sur l’autre. Visez au moins 3 points; avant de confirmer, la table dit combien.',
      ru: 'Ваш ход: поставьте фигуру так, чтобы её коричневые кубики касались уже стоящих коричневых, боком или сверху. Нужно хотя бы 3 очка; сколько выйдет, стол покажет до подтверждения.',
    },
    points: ['card:L', 'card:W', 'card:P'],
    goal: [{ kind: 'placed', seat: 0, base: [3, 4, 5, 6] }],
    shows: ['place P0 church A 2,1,1 1,1,1 0,1,1 2,0,1 1,0,1'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0, base: 2 },
        say: {
          en: 'Two points: only two brown cubes counted. Look for brown cubes on a site and let yours touch them.',
          fr: 'Deux points : seuls deux cubes bruns ont compté. Cherchez des cubes bruns sur un ouvrage et faites-les toucher par les vôtres.',
          ru: 'Два очка: засчитаны только два коричневых кубика. Найдите на постройке коричневые кубики и коснитесь их своими.',
        },
      },
      {
        when: { kind: 'placed', seat: 0, base: [0, 1] },
        say: {
          en: 'That helps the others more than you. Take a piece with two brown cubes and let one touch brown.',
          fr: 'Cela sert plus aux autres qu’à vous. Prenez une pièce à deux cubes bruns et faites-lui toucher du brun.',
          ru: 'Это полезнее другим, чем вам. Возьмите фигуру с двумя коричневыми кубиками и коснитесь ею коричневого.',
        },
      },
    ],
    done: {
      en: 'Your cubes on the piece count, and every brown cube connected to them. So a group pays again each time it grows.',
      fr: 'Vos cubes sur la pièce comptent, et tous les cubes bruns qui leur sont reliés. Un groupe rapporte donc de nouveau chaque fois qu’il grandit.',
      ru: 'Считаются ваши кубики на фигуре и все коричневые, что с ними связаны. Поэтому группа приносит очки заново каждый раз, когда растёт.',
    },
    see: ['last-piece'],
  },
];
