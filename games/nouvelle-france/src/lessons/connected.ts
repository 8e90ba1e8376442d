import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

const ON_THE_CHURCH = 'place P0 church A 2,1,1 1,1,1 0,1,1 2,0,1 1,0,1';
const BEYOND_THE_JUNCTION = 'place U0 redoubt B 0,0,1 2,0,1 0,0,0 1,0,0 2,0,0';

/** The points of a turn: connected cubes, and the junctions of the redoubt. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'how-many',
      kind: 'ask',
      scene: sceneOf({ pieces: 8, snow: 0, visible: ['L', 'W'], deck: ['P'], scores: [8, 7], moves: ['draw'] }),
      say: {
        en: 'Two brown cubes lie side by side at the north end of the church. If you lay a P with two brown cubes exactly on top of them, how many points?',
        fr: 'Deux cubes bruns se touchent au bout nord de l’église. Si vous couchez un P à deux cubes bruns juste au-dessus, combien de points?',
        ru: 'На северном краю церкви рядом лежат два коричневых кубика. Сколько очков, если положить P двумя коричневыми кубиками точно на них?',
      },
      points: ['square:church A 1 1', 'square:church A 2 1'],
      question: { after: [ON_THE_CHURCH], effect: { kind: 'placed', seat: 0 }, take: 'base' },
      of: 'numbers',
      options: [2, 3, 4],
      done: {
        en: 'Two on the piece and two connected to them: four. Cubes connect side by side or one on top of the other, not across a corner.',
        fr: 'Deux sur la pièce et deux qui leur sont reliés : quatre. Les cubes se relient côte à côte ou l’un sur l’autre, pas par un coin.',
        ru: 'Два на фигуре и два связанных с ними: четыре. Кубики связываются гранями, сбоку или сверху, но не углами.',
      },
    },
    {
      id: 'four',
      kind: 'do',
      say: {
        en: 'Make 4 points with any of the three cards. There is more than one way.',
        fr: 'Faites 4 points avec une des trois cartes. Il y a plus d’une façon.',
        ru: 'Получите 4 очка с любой из трёх карт. Способ не один.',
      },
      points: ['card:L', 'card:W', 'card:P'],
      goal: [{ kind: 'placed', seat: 0, base: [4, 5, 6] }],
      shows: [ON_THE_CHURCH],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: 3 },
          say: {
            en: 'Three: one brown cube was reached. Let the piece touch two, or a cube that is itself connected.',
            fr: 'Trois : un seul cube brun a été relié. Touchez-en deux, ou un cube qui en touche un autre.',
            ru: 'Три: задет один коричневый кубик. Коснитесь двух или того, который сам с кем-то связан.',
          },
        },
        {
          when: { kind: 'placed', seat: 0, base: [0, 1, 2] },
          say: {
            en: 'Only the cubes on the piece counted. Cubes elsewhere on the site count only if a chain of brown leads to them.',
            fr: 'Seuls les cubes de la pièce ont compté. Ceux d’ailleurs ne comptent que si une chaîne de brun y mène.',
            ru: 'Засчитаны только кубики на фигуре. Остальные считаются, только если к ним ведёт цепочка коричневых.',
          },
        },
      ],
      done: {
        en: 'All groups the piece touches are added up, each cube once. Étienne gets nothing for his cubes now, but they lie there for his next turn.',
        fr: 'Tous les groupes touchés s’additionnent, chaque cube une fois. Étienne ne marque rien pour ses cubes, mais ils l’attendent pour son tour.',
        ru: 'Все задетые группы складываются, каждый кубик один раз. Этьен за свои кубики сейчас ничего не получает, но они пригодятся ему в его ход.',
      },
    },
    {
      id: 'junction',
      kind: 'ask',
      scene: sceneOf({
        pieces: 0,
        snow: 0,
        visible: ['Y', 'V'],
        deck: ['U', 'T', 'W'],
        scores: [0, 0],
        moves: [
          'draw',
          'place Y0 church A 3,1,0 2,1,0 1,1,0 0,1,0 2,0,0',
          'draw',
          'place V1 redoubt A 6,0,2 6,0,1 6,0,0 5,0,0 4,0,0',
          'draw',
        ],
      }),
      say: {
        en: 'The redoubt has two parts that meet at two junctions. Étienne’s V has a brown cube at one, on the middle floor; what would a U with a brown cube facing it bring?',
        fr: 'La redoute a deux parties qui se joignent en deux endroits. Le V d’Étienne a un cube brun à une jonction, à l’étage médian; que rapporterait un U dont un cube brun lui fait face?',
        ru: 'Редут состоит из двух частей с двумя стыками. У V Этьена на одном стыке, на среднем этаже, коричневый кубик; что даст U, чей коричневый кубик окажется напротив?',
      },
      points: ['square:redoubt A 6 0', 'square:redoubt B 0 0', 'card:U'],
      question: { after: [BEYOND_THE_JUNCTION], effect: { kind: 'placed', seat: 0 }, take: 'base' },
      of: 'numbers',
      options: [2, 3, 4],
      done: {
        en: 'Three: across a junction cubes of the same floor count as neighbours. It connects, but supports nothing.',
        fr: 'Trois : de part et d’autre d’une jonction, les cubes du même étage sont voisins. Elle relie, mais ne porte rien.',
        ru: 'Три: через стык кубики одного этажа считаются соседями. Стык связывает, но не держит.',
      },
    },
    {
      id: 'across',
      kind: 'do',
      say: {
        en: 'Do it: place a U on the smaller part of the redoubt for 3 points.',
        fr: 'À vous : posez un U sur la petite partie de la redoute pour 3 points.',
        ru: 'Сделайте это: поставьте U на меньшую часть редута и получите 3 очка.',
      },
      points: ['card:U', 'square:redoubt B 0 0'],
      goal: [{ kind: 'placed', seat: 0, site: 'redoubt', grid: 'B', base: 3 }],
      shows: [BEYOND_THE_JUNCTION],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, site: 'redoubt', grid: 'B' },
          say: {
            en: 'On the right part, but no brown cube faces the other one. It has to be at the junction, on the middle floor.',
            fr: 'C’est la bonne partie, mais aucun cube brun ne fait face à l’autre. Il le faut à la jonction, à l’étage médian.',
            ru: 'Часть верная, но напротив коричневого кубика нет. Он нужен у стыка, на среднем этаже.',
          },
        },
      ],
      otherwise: {
        en: 'A legal place, but not across the junction. Stand the U at the corner where the two parts meet.',
        fr: 'C’est permis, mais pas à la jonction. Dressez le U au coin où les deux parties se joignent.',
        ru: 'Так можно, но это не у стыка. Поставьте U в угол, где сходятся две части.',
      },
      done: {
        en: 'His V just helped you. Look for brown on every piece, whoever placed it.',
        fr: 'Son V vient de vous aider. Cherchez du brun sur chaque pièce, peu importe qui l’a posée.',
        ru: 'Его V вам помогла. Ищите коричневое на каждой фигуре, кто бы её ни поставил.',
      },
    },
  ],
  learned: [
    {
      step: 'four',
      en: 'One point for each cube of yours on the piece, and for each one connected to them on this site.',
      fr: 'Un point pour chacun de vos cubes sur la pièce, et pour chaque cube relié à eux sur cet ouvrage.',
      ru: 'Очко за каждый ваш кубик на фигуре и за каждый связанный с ними на этой постройке.',
    },
    {
      step: 'how-many',
      en: 'Connected means side by side or one on top of the other, never across a corner.',
      fr: 'Reliés veut dire côte à côte ou l’un sur l’autre, jamais par un coin.',
      ru: 'Связаны — значит гранью, сбоку или сверху, но не углом.',
    },
    {
      step: 'junction',
      en: 'The junctions of the redoubt connect cubes of the same floor.',
      fr: 'Les jonctions de la redoute relient les cubes d’un même étage.',
      ru: 'Стыки редута связывают кубики одного этажа.',
    },
  ],
};
