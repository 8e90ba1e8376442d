import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

/** When to lift the architect, and what an architect costs and brings. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'wake',
      kind: 'ask',
      scene: sceneOf({
        level: 'family',
        century: 1,
        scores: [4, 4, 6],
        active: [1, 4, 3],
        zones: { religion: [2, 1, 0], economy: [0, 2, 3] },
        free: ['c2r5', 'c3r6', 'c17r2'],
        underway: { c5r2: [0, [1]], c14r1: [1, [2]], c13r4: [2, [0]] },
        tokens: { c1r4: [2, 2] },
      }),
      say: {
        en: 'You have a single active worker: time for a new building. How many workers will starting it make active?',
        fr: 'Il vous reste un seul ouvrier actif : c’est le moment d’un nouveau bâtiment. Combien d’ouvriers deviendront actifs?',
        ru: 'У вас один активный работник: пора начать новое здание. Сколько работников станут активными?',
      },
      points: ['active:0'],
      question: { after: ['start', 'put c2r5'], effect: { kind: 'activate', seat: 0 }, take: 'workers' },
      of: 'numbers',
      options: [1, 3, 6],
      done: {
        en: 'Always three, if your supply has them. Starting a building is how you earn your workers.',
        fr: 'Toujours trois, si votre réserve les a. Mettre en chantier, c’est gagner ses ouvriers.',
        ru: 'Всегда три, если они есть в резерве. Новые здания — ваш источник работников.',
      },
    },
    {
      id: 'start',
      kind: 'do',
      say: {
        en: 'Start another building on any free site. Your old one is completed with the one contribution it has.',
        fr: 'Mettez un autre bâtiment en chantier, où vous voulez. L’ancien est achevé avec sa seule contribution.',
        ru: 'Начните другое здание на любой свободной площадке. Прежнее будет завершено с единственным взносом.',
      },
      points: ['architect:own'],
      goal: [
        { kind: 'token', seat: 0, stars: 1 },
        { kind: 'activate', seat: 0 },
      ],
      shows: ['start', 'put c2r5'],
      otherwise: {
        en: 'Possible, but then your last active worker is gone, and starting a building is all you can do next turn. Start one now.',
        fr: 'Possible, mais votre dernier ouvrier actif est alors parti, et au prochain tour vous ne pourrez que mettre en chantier. Faites-le maintenant.',
        ru: 'Можно, но тогда последний активный работник уйдёт, и в следующий ход останется только начать здание. Сделайте это сейчас.',
      },
      done: {
        en: 'One star is not much, but four active workers are. Étienne’s workers went to Religion, as his contribution was there.',
        fr: 'Une étoile, c’est peu, mais quatre ouvriers actifs, c’est bien. Les ouvriers d’Étienne sont allés en Religion, car sa contribution y était.',
        ru: 'Одна звезда — немного, зато четыре активных работника. Работники Этьена ушли в «Религию»: взнос был его.',
      },
    },
    {
      id: 'empty',
      kind: 'ask',
      scene: sceneOf({
        level: 'family',
        century: 1,
        scores: [4, 4, 6],
        active: [5, 4, 3],
        free: ['c2r5', 'c3r6'],
        underway: { c5r2: [0, []], c14r1: [1, [2]], c13r4: [2, [0]] },
      }),
      say: {
        en: 'Nobody contributed to your building. If you leave it now, how many star tokens will you place?',
        fr: 'Personne n’a contribué à votre bâtiment. Si vous le quittez maintenant, combien de jetons étoile placerez-vous?',
        ru: 'В ваше здание никто не сделал взноса. Если уйти сейчас, сколько жетонов со звёздами вы положите?',
      },
      points: ['site-of:0'],
      question: { after: ['start'], effect: { kind: 'token', seat: 0 }, take: 'stars', by: 'sum' },
      of: 'numbers',
      options: [0, 1, 3],
      done: {
        en: 'None: it is completed without an owner, and nobody can start it again. Better pay for one contribution first.',
        fr: 'Aucun : il est achevé sans propriétaire et personne ne peut le reprendre. Mieux vaut d’abord y contribuer.',
        ru: 'Ни одного: оно завершено без владельца, и начать его снова нельзя. Лучше сначала сделать взнос.',
      },
    },
    {
      id: 'first-contribution',
      kind: 'do',
      say: {
        en: 'Contribute to your own building, so that it is not lost.',
        fr: 'Contribuez à votre propre bâtiment, pour ne pas le perdre.',
        ru: 'Сделайте взнос в своё здание, чтобы не потерять его.',
      },
      points: ['site-of:0'],
      goal: [{ kind: 'stage', seat: 0, space: 'c5r2' }],
      shows: ['stage c5r2'],
      otherwise: {
        en: 'Allowed, but your building still has no contribution and would be lost. Pay for one there.',
        fr: 'C’est permis, mais votre bâtiment n’a toujours pas de contribution et serait perdu. Payez-en une.',
        ru: 'Так можно, но в вашем здании по-прежнему нет взносов, и оно пропадёт. Сделайте взнос туда.',
      },
      done: {
        en: 'One star is safe. Now the others may add to it, for their own reasons.',
        fr: 'Une étoile est assurée. Les autres y ajouteront peut-être, pour leurs propres raisons.',
        ru: 'Одна звезда обеспечена. Теперь и другие могут добавить — из своих соображений.',
      },
    },
  ],
  learned: [
    {
      step: 'start',
      en: 'Every building you start makes 3 workers active and completes your last building.',
      fr: 'Chaque mise en chantier rend 3 ouvriers actifs et achève votre bâtiment précédent.',
      ru: 'Каждое новое здание делает активными 3 работников и завершает ваше прежнее.',
    },
    {
      step: 'empty',
      en: 'A building left without a contribution brings nothing.',
      fr: 'Un bâtiment quitté sans contribution ne rapporte rien.',
      ru: 'Здание, оставленное без взносов, не приносит ничего.',
    },
  ],
};
