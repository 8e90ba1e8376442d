import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

/** Events: one is open from the start, a new one comes with each century. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'cards',
      kind: 'tell',
      scene: sceneOf({
        level: 'events',
        century: 3,
        scores: [40, 38, 41],
        active: [2, 3, 3],
        zones: { economy: [3, 1, 2] },
        free: ['c15r2', 'c7r4', 'c3r2'],
        underway: { c4r5: [0, [1]], c8r1: [1, []], c0r5: [2, []] },
        events: {
          first: '1682-fire',
          firstScoredBy: [],
          current: '1800-immigration',
          coming: ['1955-carnival'],
        },
      }),
      say: {
        en: 'Events change the rules for a century. In this one, British immigration makes starting a building better.',
        fr: 'Les événements changent les règles pour un siècle. Dans celui-ci, l’immigration britannique rend les mises en chantier meilleures.',
        ru: 'События меняют правила на столетие. Сейчас британская иммиграция делает новые здания выгоднее.',
      },
    },
    {
      id: 'immigration',
      kind: 'ask',
      say: {
        en: 'Usually a new building makes three workers active. Read the event: how many will it be now?',
        fr: 'D’habitude, une mise en chantier rend trois ouvriers actifs. Lisez l’événement : combien cette fois?',
        ru: 'Обычно новое здание делает активными трёх работников. Прочтите событие: сколько будет сейчас?',
      },
      question: { after: ['start', 'put c15r2'], effect: { kind: 'activate', seat: 0 }, take: 'workers' },
      of: 'numbers',
      options: [2, 3, 4],
      done: {
        en: 'Four. While it lasts, start buildings often.',
        fr: 'Quatre. Tant qu’il dure, mettez souvent en chantier.',
        ru: 'Четыре. Пока оно действует, начинайте здания чаще.',
      },
    },
    {
      id: 'start',
      kind: 'do',
      say: {
        en: 'Start a building and welcome them.',
        fr: 'Mettez un bâtiment en chantier et accueillez-les.',
        ru: 'Начните здание и примите их.',
      },
      points: ['architect:own'],
      goal: [{ kind: 'activate', seat: 0, workers: 4 }],
      shows: ['start', 'put c15r2'],
      otherwise: {
        en: 'Allowed, but the event rewards new buildings this century. Start one.',
        fr: 'C’est permis, mais l’événement récompense les mises en chantier de ce siècle. Commencez un bâtiment.',
        ru: 'Так можно, но в этом столетии событие награждает за новые здания. Начните здание.',
      },
      done: {
        en: 'The event leaves with its century. The one of century I stays, and pays the first two players who fulfil it.',
        fr: 'L’événement part avec son siècle. Celui du siècle I reste, et paie les deux premiers joueurs qui le remplissent.',
        ru: 'Событие уходит вместе со столетием. Событие столетия I остаётся и платит первым двум, кто его выполнит.',
      },
    },
    {
      id: 'race',
      kind: 'do',
      scene: sceneOf({
        level: 'events',
        century: 2,
        scores: [20, 22, 21],
        active: [2, 3, 3],
        zones: { culture: [3, 1, 2] },
        free: ['c12r3', 'c8r3', 'c6r5'],
        underway: { c4r1: [0, [1]], c10r3: [1, []], c13r4: [2, []] },
        tokens: { c14r1: [0, 2], c17r4: [0, 1] },
        events: {
          first: '1682-fire',
          firstScoredBy: [],
          current: '1756-seven-years-war',
          coming: ['1800-immigration', '1955-carnival'],
        },
      }),
      say: {
        en: 'The fire, the event of century I, pays 8 points to the first player with three Culture buildings. You have two, and a third is under way: complete it.',
        fr: 'L’incendie, l’événement du siècle I, paie 8 points au premier joueur qui a trois bâtiments de Culture. Vous en avez deux, un troisième est en chantier : achevez-le.',
        ru: 'Пожар, событие столетия I, даёт 8 очков первому, у кого три здания «Культуры». У вас два, третье строится: завершите его.',
      },
      points: ['site-of:0', 'architect:own'],
      goal: [{ kind: 'fulfil', seat: 0, event: '1682-fire' }],
      shows: ['start', 'put c12r3'],
      otherwise: {
        en: 'Allowed, but another player may be first, and the second gets only 4 points. Complete your building: start another one.',
        fr: 'C’est permis, mais un autre peut vous devancer, et le deuxième n’a que 4 points. Achevez votre bâtiment : mettez-en un autre en chantier.',
        ru: 'Так можно, но вас могут опередить, а второму достанется только 4 очка. Завершите здание: начните другое.',
      },
      done: {
        en: 'Eight points at once. The events of later centuries can also hurt, so read the card before you plan.',
        fr: 'Huit points d’un coup. D’autres événements font mal : regardez la carte avant de planifier.',
        ru: 'Сразу восемь очков. Бывают и вредные события: смотрите на карту, прежде чем строить планы.',
      },
    },
  ],
  learned: [
    {
      step: 'race',
      en: 'One event per century changes the rules; the one of century I is a race for 8 and 4 points.',
      fr: 'Un événement par siècle change les règles; celui du siècle I est une course pour 8 et 4 points.',
      ru: 'Одно событие на столетие меняет правила; событие столетия I — гонка за 8 и 4 очка.',
    },
  ],
};
