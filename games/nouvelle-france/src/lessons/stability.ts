import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

const ANSWERS = {
  yes: { en: 'Yes', fr: 'Oui', ru: 'Да' },
  no: { en: 'No', fr: 'Non', ru: 'Нет' },
};
const ON_ITS_FOOT = 'place L0 redoubt A 2,0,1 3,0,1 4,0,1 5,0,1 2,0,0';

/** Dropping pieces, and when they stand. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'stem',
      kind: 'ask',
      scene: sceneOf({ pieces: 0, snow: 0, visible: ['T', 'L'], deck: ['V'], scores: [0, 0], moves: ['draw'] }),
      say: {
        en: 'The sites are empty. Would a T stand upright on its stem, two cubes of its bar in the air?',
        fr: 'Les ouvrages sont vides. Un T tiendrait-il debout sur son pied, deux cubes de sa barre en l’air?',
        ru: 'Постройки пусты. Устоит ли T на своей ножке, если два кубика перекладины висят в воздухе?',
      },
      points: ['square:redoubt A 2 0'],
      question: { legal: 'place T0 redoubt A 1,0,2 2,0,2 3,0,2 2,0,1 2,0,0' },
      of: 'words',
      options: ['yes', 'no'],
      words: ANSWERS,
      done: {
        en: 'It stands: its centre is right above the cube that touches the ground.',
        fr: 'Il tient : son centre est juste au-dessus du cube qui touche le sol.',
        ru: 'Устоит: её центр прямо над кубиком, который стоит на плите.',
      },
    },
    {
      id: 'foot',
      kind: 'ask',
      say: {
        en: 'And an L on its short foot, three cubes of its arm in the air?',
        fr: 'Et un L sur son petit bout, trois cubes de son long bras en l’air?',
        ru: 'А L на коротком конце, если три кубика длинной части висят?',
      },
      points: ['square:redoubt A 2 0', 'square:redoubt A 3 0', 'square:redoubt A 4 0', 'square:redoubt A 5 0'],
      question: { legal: ON_ITS_FOOT },
      of: 'words',
      options: ['yes', 'no'],
      words: ANSWERS,
      done: {
        en: 'It tips over: its centre lies beyond the foot. Cubes of the same piece do not support each other.',
        fr: 'Il bascule : son centre est au-delà du petit bout. Les cubes d’une même pièce ne s’appuient pas entre eux.',
        ru: 'Опрокинется: центр за пределами опоры. Кубики одной фигуры друг друга не держат.',
      },
    },
    {
      id: 'beam',
      kind: 'ask',
      scene: sceneOf({
        pieces: 0,
        snow: 0,
        visible: ['Y', 'L'],
        deck: ['V', 'T'],
        scores: [0, 0],
        moves: [
          'draw',
          'place Y0 church A 3,1,0 2,1,0 1,1,0 0,1,0 2,0,0',
          'place beam redoubt A 3,0,0 4,0,0 5,0,0',
          'draw',
        ],
      }),
      say: {
        en: 'Étienne has laid his beam on the north wall of the redoubt. The same L beside it, its arm resting on the beam: does it stand now?',
        fr: 'Étienne a couché sa poutre sur le mur nord de la redoute. Le même L à côté, son bras appuyé sur la poutre : tient-il maintenant?',
        ru: 'Этьен положил балку на северную стену редута. Та же L рядом, длинная часть лежит на балке: теперь устоит?',
      },
      points: ['square:redoubt A 3 0', 'square:redoubt A 4 0', 'square:redoubt A 5 0', 'card:L'],
      question: { legal: ON_ITS_FOOT },
      of: 'words',
      options: ['yes', 'no'],
      words: ANSWERS,
      done: {
        en: 'Yes: earlier pieces carry too, and now the centre lies between the supports. Snow carries nothing.',
        fr: 'Oui : les pièces déjà posées portent aussi, et le centre est maintenant entre les appuis. La neige, elle, ne porte rien.',
        ru: 'Да: прежние фигуры тоже держат, и центр теперь между опорами. А снег не держит ничего.',
      },
    },
    {
      id: 'place',
      kind: 'do',
      say: {
        en: 'Place an L on the redoubt, any way it stands. The table says at once if it would not.',
        fr: 'Posez un L sur la redoute, de n’importe quelle façon qui tient. Sinon, la table le dit aussitôt.',
        ru: 'Поставьте L на редут любым способом, лишь бы стояла. Если нет, стол сразу скажет.',
      },
      points: ['card:L', 'site:redoubt'],
      goal: [{ kind: 'placed', seat: 0, site: 'redoubt', piece: ['L0', 'L1', 'L2', 'L3'] }],
      shows: [ON_ITS_FOOT],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, site: 'redoubt' },
          say: {
            en: 'That stands too, but it is another shape. Take the card L.',
            fr: 'Cela tient aussi, mais c’est une autre forme. Prenez la carte L.',
            ru: 'Тоже стоит, но это другая форма. Возьмите карту L.',
          },
        },
        {
          when: { kind: 'placed', seat: 0 },
          say: {
            en: 'A good place too. This time, build on the redoubt, where the beam is.',
            fr: 'Un bon endroit aussi. Cette fois, construisez sur la redoute, où se trouve la poutre.',
            ru: 'Тоже хорошее место. На этот раз стройте на редуте, где лежит балка.',
          },
        },
      ],
      done: {
        en: 'Once placed, a piece never moves, whatever is put on it later.',
        fr: 'Une fois posée, une pièce ne bouge plus, quoi qu’on mette dessus.',
        ru: 'Поставленная фигура больше не сдвинется, что бы на неё ни поставили.',
      },
    },
    {
      id: 'overhang',
      kind: 'ask',
      scene: sceneOf({
        pieces: 0,
        snow: 0,
        visible: ['L', 'P'],
        deck: ['Y', 'W', 'T', 'N'],
        scores: [0, 0],
        moves: [
          'draw',
          'place L0 church A 0,2,0 0,3,0 0,4,0 0,5,0 0,2,1',
          'draw',
          'place P1 church A 4,4,0 4,5,0 4,6,0 4,4,1 4,5,1',
          'draw',
          'place Y0 church A 0,3,1 0,4,1 0,5,1 0,6,1 0,4,2',
          'draw',
          'place W1 mill A 5,2,0 5,3,0 4,3,0 4,4,0 3,4,0',
        ],
      }),
      say: {
        en: 'On the west wall of the church a cube of your Y hangs over an empty slab. May you lay your beam on the ground so that it reaches under that cube?',
        fr: 'Sur le mur ouest de l’église, un cube de votre Y surplombe une dalle vide. Pouvez-vous coucher votre poutre au sol jusque sous ce cube?',
        ru: 'На западной стене церкви кубик вашей Y нависает над пустой плитой. Можно ли положить балку на землю так, чтобы она зашла под этот кубик?',
      },
      points: ['square:church A 0 6'],
      question: { legal: 'place beam church A 0,6,0 0,7,0 0,8,0' },
      of: 'words',
      options: ['yes', 'no'],
      words: ANSWERS,
      done: {
        en: 'No: pieces come straight down, nothing is pushed in from the side. The hollow is lost for this game.',
        fr: 'Non : les pièces descendent tout droit, on ne glisse rien par le côté. Ce creux est perdu pour cette partie.',
        ru: 'Нет: фигуры опускаются прямо сверху, сбоку ничего не задвинешь. Это место потеряно до конца партии.',
      },
    },
    {
      id: 'lay-beam',
      kind: 'do',
      say: {
        en: 'Lay or stand the beam anywhere on the church.',
        fr: 'Couchez ou dressez la poutre où vous voulez sur l’église.',
        ru: 'Положите или поставьте балку куда угодно на церковь.',
      },
      points: ['card:beam', 'site:church'],
      goal: [{ kind: 'placed', seat: 0, piece: 'beam', site: 'church' }],
      shows: ['place beam church A 0,7,0 0,8,0 0,9,0'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, piece: 'beam' },
          say: {
            en: 'It stands there too. Try it on the church, beside the overhang.',
            fr: 'Elle tient là aussi. Essayez sur l’église, à côté du surplomb.',
            ru: 'Она стоит и там. Попробуйте на церкви, рядом с нависающим кубиком.',
          },
        },
      ],
      otherwise: {
        en: 'After drawing, the beam has to wait for another turn. Choose it instead of drawing.',
        fr: 'Après avoir pioché, la poutre attend un autre tour. Choisissez-la au lieu de piocher.',
        ru: 'Если взять карту, балке придётся ждать другого хода. Выберите её вместо карты.',
      },
      done: {
        en: 'From above, over the slabs, on its own: you know how pieces stand.',
        fr: 'Par le haut, au-dessus des dalles, toute seule : vous savez comment tiennent les pièces.',
        ru: 'Сверху, над плитами и сама по себе: теперь вы знаете, как стоят фигуры.',
      },
    },
  ],
  learned: [
    {
      step: 'overhang',
      en: 'A piece comes straight down; what lies under an overhang is lost.',
      fr: 'Une pièce descend tout droit; ce qui est sous un surplomb est perdu.',
      ru: 'Фигура опускается прямо; место под навесом потеряно.',
    },
    {
      step: 'beam',
      en: 'It stands if its centre is above the cubes that rest on slabs or on earlier pieces, or between them.',
      fr: 'Elle tient si son centre est au-dessus des cubes qui reposent sur des dalles ou des pièces, ou entre eux.',
      ru: 'Она стоит, если её центр над кубиками, опёртыми на плиты или прежние фигуры, или между ними.',
    },
    {
      step: 'foot',
      en: 'Snow and neighbours support nothing.',
      fr: 'La neige et les voisins ne portent rien.',
      ru: 'Снег и соседи сбоку не держат.',
    },
  ],
};
