import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../town.ts';
import { FOURTH_CENTURY } from './tokens.ts';

/** The last turn of century IV, and the final scoring. */
export const FINAL: readonly Step[] = [
  {
    id: 'last-century',
    part: { en: 'The end of the game', fr: 'La fin de partie', ru: 'Конец партии' },
    kind: 'tell',
    scene: sceneOf({
      level: 'family',
      century: 4,
      scores: [93, 97, 95],
      active: [3, 2, 3],
      zones: {
        religion: [3, 1, 5],
        politics: [2, 6, 0],
        economy: [4, 0, 2],
        culture: [6, 5, 3],
        citadelle: [1, 2, 2],
      },
      underway: { c14r5: [0, [1, 0]], c9r0: [1, [2]], c7r2: [2, [1, 0]] },
      tokens: FOURTH_CENTURY,
    }),
    say: {
      en: 'The last moment of that game: century IV is about to end. You are a few points behind, but look at your buildings in the town.',
      fr: 'Le dernier moment de cette partie : le siècle IV touche à sa fin. Vous avez quelques points de retard, mais regardez vos bâtiments dans la ville.',
      ru: 'Последний момент той партии: столетие IV вот-вот закончится. Вы отстаёте на несколько очков, но взгляните на свои здания в городе.',
    },
    points: ['c5r2', 'c15r2', 'c12r5', 'c2r5', 'c10r3', 'c4r1', 'c6r5', 'c1r4'].map(space => `site:${space}`),
  },
  {
    id: 'buildings',
    kind: 'ask',
    say: {
      en: 'At the end a building is worth 1, 3 or 6 points for 1, 2 or 3 stars. You have three with 3 stars, four with 2 and one with 1, and the one you now complete will have 2: how many points in all?',
      fr: 'À la fin, un bâtiment vaut 1, 3 ou 6 points pour 1, 2 ou 3 étoiles. Vous en avez trois à 3 étoiles, quatre à 2 et un à 1, et celui que vous allez achever en aura 2 : combien de points en tout?',
      ru: 'В конце здание даёт 1, 3 или 6 очков за одну, две или три звезды. У вас три здания с тремя звёздами, четыре с двумя и одно с одной, а то, что вы сейчас завершите, будет с двумя: сколько очков всего?',
    },
    question: {
      after: ['start'],
      effect: { kind: 'points', seat: 0, source: 'buildings' },
      take: 'points',
      by: 'sum',
    },
    of: 'numbers',
    options: [21, 31, 34],
    done: {
      en: 'Three times 6, five times 3 and a 1: thirty-four. That is why a third contribution is worth its workers.',
      fr: 'Trois fois 6, cinq fois 3 et un 1 : trente-quatre. Voilà pourquoi une troisième contribution vaut ses ouvriers.',
      ru: 'Трижды 6, пять раз по 3 и 1: тридцать четыре. Вот почему третий взнос стоит своих работников.',
    },
  },
  {
    id: 'end-game',
    kind: 'do',
    say: {
      en: 'No site is left, so lifting your architect ends the century and the game. Choose Start and see who wins.',
      fr: 'Il n’y a plus de chantier : lever votre architecte met fin au siècle et à la partie. Choisissez « Ouvrir » et voyez qui gagne.',
      ru: 'Площадок больше нет: сняв архитектора, вы закончите и столетие, и партию. Выберите «Начать» и узнайте, кто победил.',
    },
    points: ['architect:own'],
    goal: [{ kind: 'over' }],
    shows: ['start'],
    otherwise: {
      en: 'A turn more, and the others get one each as well. End the game while it suits you: start a building.',
      fr: 'Un tour de plus, et les autres en ont un aussi. Finissez la partie pendant qu’elle vous convient : mettez en chantier.',
      ru: 'Ещё ход — но и другие получат по ходу. Закончите партию, пока это вам выгодно: начните здание.',
    },
    done: {
      en: 'Zones first, then a point for each worker still on a site and for each pair of active ones, then the buildings. You know the game now!',
      fr: 'Les zones d’abord, puis chaque ouvrier resté sur un chantier, chaque paire d’ouvriers actifs, et les bâtiments. Vous connaissez le jeu!',
      ru: 'Сначала сферы, потом по очку за каждого работника на площадках и за каждую пару активных, потом здания. Теперь вы знаете игру!',
    },
  },
];
