import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

const OWN_TURN = 'place P0 church A 0,8,2 0,8,1 0,8,0 1,8,2 1,8,1';

/** Three allies, each at its own moment. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'double',
      kind: 'do',
      scene: sceneOf({
        pieces: 14,
        snow: 1,
        visible: ['P', 'W'],
        deck: ['L', 'V', 'T'],
        scores: [32, 28],
        ready: [['fille'], []],
        moves: ['draw'],
      }),
      say: {
        en: 'The King’s Daughter doubles the points of a turn, and you decide when you know them. Score at least 3, then call her.',
        fr: 'La fille du Roy double les points d’un tour, et vous décidez quand vous les connaissez. Marquez-en au moins 3, puis appelez-la.',
        ru: 'Дочь короля удваивает очки за ход, и решать можно, когда они уже известны. Получите хотя бы 3 и позовите её.',
      },
      points: ['move:fille', 'card:P', 'card:W'],
      goal: [
        { kind: 'placed', seat: 0, base: [3, 4, 5] },
        { kind: 'scored', seat: 0, doubled: true },
      ],
      shows: [OWN_TURN, 'fille'],
      wrong: [
        {
          when: { kind: 'scored', seat: 0, doubled: true },
          say: {
            en: 'Doubled, but it was a small turn, and she is gone until it snows. Find at least 3 points first.',
            fr: 'Doublé, mais c’était un petit tour, et elle est partie jusqu’à la neige. Trouvez d’abord au moins 3 points.',
            ru: 'Удвоено, но ход был маленький, а она вернётся только со снегом. Сначала найдите хотя бы 3 очка.',
          },
        },
        {
          when: { kind: 'placed', seat: 0, base: [3, 4, 5] },
          say: {
            en: 'The points are there, but you sent her away. Once more, and double them.',
            fr: 'Les points y sont, mais vous l’avez laissée partir. Encore une fois, et doublez-les.',
            ru: 'Очки есть, но вы её не позвали. Ещё раз — и удвойте.',
          },
        },
      ],
      otherwise: {
        en: 'Keeping her for a better turn is right. Make this the better turn: brown cubes above the snow are at the church and the redoubt.',
        fr: 'La garder pour un meilleur tour, c’est juste. Faites-en le meilleur tour : des cubes bruns dépassent de la neige à l’église et à la redoute.',
        ru: 'Приберечь её для хода получше — верно. Пусть это и будет такой ход: коричневые кубики выше снега есть на церкви и на редуте.',
      },
      done: {
        en: 'Twice the points. She doubles turns only, never floors or characters.',
        fr: 'Deux fois les points. Elle ne double que les tours, jamais les étages ni les personnages.',
        ru: 'Очков вдвое больше. Она удваивает только ходы, но не этажи и не персонажей.',
      },
    },
    {
      id: 'half',
      kind: 'ask',
      scene: sceneOf({
        pieces: 14,
        snow: 1,
        visible: ['P', 'W'],
        deck: ['L', 'V', 'T'],
        scores: [32, 28],
        ready: [['coureur'], ['fille']],
        moves: ['draw', OWN_TURN, 'draw', 'place L1 redoubt A 6,3,2 6,2,2 6,1,2 6,0,2 6,3,1', '1: fille'],
      }),
      say: {
        en: 'Étienne scored 4 points and had them doubled to 8. What would your coureur des bois bring?',
        fr: 'Étienne a marqué 4 points, doublés à 8. Que rapporterait votre coureur des bois?',
        ru: 'Этьен получил 4 очка и удвоил их до 8. Сколько принесёт ваш лесной бродяга?',
      },
      points: ['move:coureur', 'score:1'],
      question: { after: ['0: coureur'], effect: { kind: 'followed', seat: 0 }, take: 'points' },
      of: 'numbers',
      options: [2, 4, 8],
      done: {
        en: 'Two: half of the turn itself, rounded down; the doubling does not count. Étienne loses nothing.',
        fr: 'Deux : la moitié du tour lui-même, arrondie vers le bas; le doublement ne compte pas. Étienne ne perd rien.',
        ru: 'Два: половина самого хода с округлением вниз, удвоение не считается. Этьен ничего не теряет.',
      },
    },
    {
      id: 'follow',
      kind: 'do',
      say: {
        en: 'Send him. Only one coureur can be sent per turn, whoever calls first.',
        fr: 'Envoyez-le. Un seul coureur par tour : celui du premier qui appelle.',
        ru: 'Пошлите его. За ход можно послать только одного бродягу: кто первым вызвался.',
      },
      points: ['move:coureur'],
      goal: [{ kind: 'followed', seat: 0 }],
      shows: ['0: coureur'],
      wrong: [
        {
          when: { kind: 'declined', seat: 0, ally: 'coureur' },
          say: {
            en: 'Waiting for a bigger turn can be right. Here, take the two points.',
            fr: 'Attendre un plus gros tour peut être juste. Ici, prenez les deux points.',
            ru: 'Иногда верно подождать хода покрупнее. А здесь возьмите два очка.',
          },
        },
      ],
      done: {
        en: 'Two points in the turn of another player.',
        fr: 'Deux points dans le tour d’un autre.',
        ru: 'Два очка в чужой ход.',
      },
    },
    {
      id: 'look',
      kind: 'do',
      scene: sceneOf({
        pieces: 16,
        snow: 1,
        visible: ['P', 'W'],
        deck: ['snow', 'V', 'T'],
        scores: [33, 36],
        ready: [['nation'], []],
      }),
      say: {
        en: 'Your Anishinabe ally shows you the top three cards, before you draw or after you scored. Look now, and decide whether the snow may come.',
        fr: 'Votre allié anishinabe vous montre les trois premières cartes, avant de piocher ou après avoir marqué. Regardez maintenant, et décidez si la neige peut venir.',
        ru: 'Союзник анишинабе покажет вам три верхние карты: до того, как взять карту, или после подсчёта. Посмотрите сейчас и решите, пора ли снегу.',
      },
      points: ['move:nation'],
      goal: [{ kind: 'ordered', seat: 0 }],
      shows: ['nation', 'order 2 3 1'],
      wrong: [
        {
          when: { kind: 'snowfall' },
          say: {
            en: 'You drew without looking, and it snowed while the middle floor paid Étienne more. Look first.',
            fr: 'Vous avez pioché sans regarder, et il a neigé alors que l’étage médian payait mieux Étienne. Regardez d’abord.',
            ru: 'Вы взяли карту, не посмотрев, и пошёл снег, когда средний этаж выгоднее Этьену. Сначала посмотрите.',
          },
        },
      ],
      otherwise: {
        en: 'A move, but without your ally. Look at the cards first.',
        fr: 'C’est un coup, mais sans votre allié. Regardez d’abord les cartes.',
        ru: 'Это ход, но без союзника. Сначала посмотрите карты.',
      },
      done: {
        en: 'You alone know what comes: the first card is yours, the next is Étienne’s. Just now snow would pay him more than you.',
        fr: 'Vous seul savez ce qui vient : la première carte est pour vous, la suivante pour Étienne. En ce moment, la neige le paierait mieux que vous.',
        ru: 'Что будет дальше, знаете только вы: первая карта ваша, следующая — Этьена. Сейчас снег выгоднее ему, чем вам.',
      },
    },
  ],
  learned: [
    {
      step: 'double',
      en: 'King’s Daughter: doubles the points of your turn.',
      fr: 'Fille du Roy : double les points de votre tour.',
      ru: 'Дочь короля удваивает очки за ваш ход.',
    },
    {
      step: 'half',
      en: 'Coureur des bois: half of another player’s turn, rounded down, without the doubling.',
      fr: 'Coureur des bois : la moitié du tour d’un autre, arrondie vers le bas, sans le doublement.',
      ru: 'Лесной бродяга даёт половину чужого хода с округлением вниз, без удвоения.',
    },
    {
      step: 'look',
      en: 'First Nations: look at the top three cards and put them back in any order.',
      fr: 'Premières Nations : regardez les trois premières cartes et remettez-les dans l’ordre voulu.',
      ru: 'Первые нации: посмотрите три верхние карты и верните их в любом порядке.',
    },
    {
      step: 'follow',
      en: 'Each once per phase; a snowfall makes them available again.',
      fr: 'Chacun une fois par phase; une bordée les rend de nouveau disponibles.',
      ru: 'Каждый — раз за фазу; после снегопада они снова доступны.',
    },
  ],
};
