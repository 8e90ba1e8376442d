import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

const TOWN = {
  level: 'complete',
  century: 1,
  scores: [6, 5, 4],
  active: [2, 3, 3],
  zones: { religion: [2, 1, 0] },
  free: ['c6r1', 'c17r2', 'c10r3', 'c1r4', 'c17r4', 'c2r5', 'c3r6', 'c9r6'],
  underway: { c5r2: [0, [1, 0]], c14r1: [1, []], c13r4: [2, []] },
} as const;

/** The leaders: one each and century, the later the more workers become active. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'cards',
      kind: 'tell',
      scene: sceneOf({ ...TOWN, leaders: [null, 'citadelle', null] }),
      say: {
        en: 'With the complete rules there is a fourth action: take a leader, once per century. Étienne already has the one of the Citadelle.',
        fr: 'Avec les règles complètes, il y a une quatrième action : prendre un leader, une fois par siècle. Étienne a déjà celui de la Citadelle.',
        ru: 'По полным правилам есть четвёртое действие: взять лидера, раз в столетие. У Этьена уже лидер Цитадели.',
      },
      points: ['leader:cultural', 'leader:political', 'leader:economic'],
    },
    {
      id: 'wake',
      kind: 'ask',
      say: {
        en: 'Taking a leader first makes as many workers active as leaders are gone this century. How many would that be for you?',
        fr: 'Prendre un leader rend d’abord actifs autant d’ouvriers que de leaders déjà pris ce siècle. Combien pour vous?',
        ru: 'Кто берёт лидера, у того сначала активны столько работников, сколько лидеров уже взято в этом столетии. Сколько будет у вас?',
      },
      question: { after: ['lead cultural'], effect: { kind: 'activate', seat: 0 }, take: 'workers' },
      of: 'numbers',
      options: [0, 1, 3],
      done: {
        en: 'One leader is gone, so one worker. Waiting pays workers, but the leader you want may be gone.',
        fr: 'Un leader est pris, donc un ouvrier. Attendre rapporte des ouvriers, mais le leader voulu risque de partir.',
        ru: 'Взят один лидер — значит, один работник. Ждать выгодно, но нужного лидера могут забрать.',
      },
    },
    {
      id: 'take',
      kind: 'do',
      say: {
        en: 'Take the Cultural leader: each star token you place this century will bring points at once.',
        fr: 'Prenez le leader culturel : chaque jeton étoile que vous placez ce siècle rapporte aussitôt des points.',
        ru: 'Возьмите культурного лидера: каждый ваш жетон со звёздами в этом столетии сразу даст очки.',
      },
      points: ['leader:cultural'],
      goal: [{ kind: 'lead', seat: 0, leader: 'cultural' }],
      shows: ['lead cultural'],
      wrong: [
        {
          when: { kind: 'lead', seat: 0, leader: 'political' },
          say: {
            en: 'Your workers from completed buildings would go where you like: strong too. Here we want the Cultural leader.',
            fr: 'Vos ouvriers des bâtiments achevés iraient où vous voulez : fort aussi. Ici, prenons le leader culturel.',
            ru: 'Работники с завершённых зданий шли бы, куда вы хотите, — тоже сильно. Но здесь нам нужен культурный лидер.',
          },
        },
        {
          when: { kind: 'lead', seat: 0, leader: 'economic' },
          say: {
            en: 'A second architect for this century: strong too. Here we want the Cultural leader.',
            fr: 'Un second architecte pour ce siècle : fort aussi. Ici, prenons le leader culturel.',
            ru: 'Второй архитектор до конца столетия — тоже сильно. Но здесь нам нужен культурный лидер.',
          },
        },
      ],
      otherwise: {
        en: 'A turn as you know it, without a leader. Take the Cultural leader and see what it brings.',
        fr: 'Un tour comme vous les connaissez, sans leader. Prenez le leader culturel et voyez ce qu’il apporte.',
        ru: 'Знакомый ход, но без лидера. Возьмите лидера Культуры и посмотрите, что он даёт.',
      },
      done: {
        en: 'A leader stays with you until the century ends. Each has a power of its own; its card tells you which.',
        fr: 'Un leader reste avec vous jusqu’à la fin du siècle. Chacun a son pouvoir; sa carte vous le dit.',
        ru: 'Лидер остаётся у вас до конца столетия. У каждого своя сила — о ней говорит карта.',
      },
    },
    {
      id: 'use',
      kind: 'do',
      moves: ['send politics', 'send economy'],
      say: {
        en: 'Use it: complete your building by starting another one.',
        fr: 'Profitez-en : achevez votre bâtiment en en mettant un autre en chantier.',
        ru: 'Пользуйтесь: завершите своё здание, начав другое.',
      },
      points: ['architect:own'],
      goal: [{ kind: 'points', seat: 0, source: 'leader' }],
      shows: ['start', 'put c2r5'],
      otherwise: {
        en: 'Your leader pays only when you place a star token. Start another building, so that this one is completed.',
        fr: 'Votre leader ne paie que si vous posez un jeton étoile. Mettez un autre bâtiment en chantier pour achever celui-ci.',
        ru: 'Лидер платит, только когда вы кладёте жетон со звёздами. Начните другое здание, чтобы завершить это.',
      },
      done: {
        en: 'Two stars, two points right away, and the stars still count at the end. With four or five players it is one point more each time.',
        fr: 'Deux étoiles, deux points tout de suite, et elles comptent encore à la fin. À quatre ou cinq, c’est un point de plus chaque fois.',
        ru: 'Две звезды — сразу два очка, и в конце они посчитаются снова. Вчетвером и впятером — каждый раз на очко больше.',
      },
    },
  ],
  learned: [
    {
      step: 'wake',
      en: 'Once per century you may take a leader instead of another action; as many workers become active as leaders are gone.',
      fr: 'Une fois par siècle, vous pouvez prendre un leader au lieu d’une autre action; autant d’ouvriers deviennent actifs que de leaders déjà pris.',
      ru: 'Раз в столетие можно вместо другого действия взять лидера; активными станут столько работников, сколько лидеров уже взято.',
    },
    {
      step: 'take',
      en: 'Political: redirect your workers; Economic: a second architect; Cultural: points for tokens; Citadelle: three workers there.',
      fr: 'Politique : rediriger vos ouvriers; économique : un second architecte; culturel : des points par jeton; Citadelle : trois ouvriers là-bas.',
      ru: 'Политический: перенаправить работников; экономический: второй архитектор; культурный: очки за жетоны; Цитадель: три работника туда.',
    },
  ],
};
