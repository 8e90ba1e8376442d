import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

/** Contributions and what the districts give for them. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'choose',
      kind: 'tell',
      scene: sceneOf({
        level: 'family',
        century: 1,
        scores: [6, 5, 4],
        active: [5, 3, 3],
        zones: { religion: [2, 1, 0], economy: [1, 2, 3] },
        free: ['c2r5', 'c3r6', 'c17r2'],
        underway: { c1r4: [0, [1]], c14r1: [1, []], c17r4: [2, [0]] },
        tokens: { c5r2: [0, 2] },
      }),
      say: {
        en: 'Two buildings of the others are open: one in the entertainment district, one in the arts district. Before paying, look at what the district gives.',
        fr: 'Deux bâtiments des autres sont ouverts : un au quartier des spectacles, un au quartier des arts. Avant de payer, regardez ce que le quartier donne.',
        ru: 'Открыты два чужих здания: в районе развлечений и в районе искусств. Прежде чем платить, посмотрите, что даёт район.',
      },
      points: ['district:entertainment', 'district:arts'],
    },
    {
      id: 'entertainment',
      kind: 'ask',
      say: {
        en: 'Entertainment pays by the active workers you still have after paying: 1, 3 or 4 points for one, two, or three and more. You have five and pay two: how many points?',
        fr: 'Les spectacles paient selon les ouvriers actifs qui restent après le paiement : 1, 3 ou 4 points pour un, deux, ou trois et plus. Vous en avez cinq et en payez deux : combien de points?',
        ru: 'Развлечения платят за активных работников, оставшихся после взноса: 1, 3 или 4 очка за одного, двух или троих и больше. У вас пять, вы платите двумя: сколько очков?',
      },
      question: {
        after: ['stage c14r1', 'take'],
        effect: { kind: 'points', seat: 0, source: 'districts' },
        take: 'points',
      },
      of: 'numbers',
      options: [1, 3, 4],
      done: {
        en: 'Three are left, so 4 points. Come here while your purse is full.',
        fr: 'Il en reste trois, donc 4 points. Venez ici quand votre bourse est pleine.',
        ru: 'Осталось трое — значит, 4 очка. Приходите сюда, пока кошелёк полон.',
      },
    },
    {
      id: 'arts',
      kind: 'do',
      say: {
        en: 'The arts district raises one of your tokens by a star. Contribute there, 3 workers, and raise your token in the west.',
        fr: 'Le quartier des arts ajoute une étoile à un de vos jetons. Contribuez-y, 3 ouvriers, et améliorez votre jeton à l’ouest.',
        ru: 'Район искусств добавляет звезду одному из ваших жетонов. Сделайте там взнос, 3 работника, и повысьте свой жетон на западе.',
      },
      points: ['site:c17r4', 'site:c5r2'],
      goal: [{ kind: 'upgrade', seat: 0, stars: 3 }],
      shows: ['stage c17r4', 'upgrade c5r2'],
      otherwise: {
        en: 'Every district has its charm, but only Arts raises a token. Try it there.',
        fr: 'Chaque quartier a son charme, mais seul celui des arts améliore un jeton. Essayez-le.',
        ru: 'Каждый район хорош по-своему, но жетон повышают только искусства. Попробуйте там.',
      },
      done: {
        en: 'From two stars to three: 3 points become 6 at the end. A district marked “?” lets you choose any action of its colour.',
        fr: 'De deux à trois étoiles : 3 points en deviennent 6 à la fin. Un quartier marqué d’un point d’interrogation laisse choisir une action de sa couleur.',
        ru: 'Было две звезды, стало три: в конце 6 очков вместо 3. Район со знаком «?» даёт выбрать любое действие своего цвета.',
      },
    },
    {
      id: 'no-thanks',
      kind: 'ask',
      scene: sceneOf({
        level: 'family',
        century: 1,
        scores: [6, 5, 4],
        active: [5, 3, 3],
        free: ['c2r5', 'c3r6'],
        underway: { c14r1: [0, [1]], c10r3: [1, []], c13r4: [2, [0]] },
      }),
      say: {
        en: 'This time the entertainment site is your own. If you contribute there, how many points does the district give you?',
        fr: 'Cette fois, le chantier des spectacles est à vous. Si vous y contribuez, combien de points le quartier vous donne-t-il?',
        ru: 'На этот раз площадка в районе развлечений ваша. Сколько очков даст район за ваш взнос?',
      },
      points: ['site-of:0'],
      question: {
        after: ['stage c14r1'],
        effect: { kind: 'points', seat: 0 },
        take: 'points',
        by: 'sum',
      },
      of: 'numbers',
      options: [0, 3, 4],
      done: {
        en: 'Nothing but a star. On another player’s site both gain; on your own only the building does.',
        fr: 'Rien qu’une étoile. Chez un autre, vous y gagnez tous deux; chez vous, seul le bâtiment y gagne.',
        ru: 'Только звезду. На чужой площадке выигрывают оба, на своей — лишь здание.',
      },
    },
  ],
  learned: [
    {
      step: 'entertainment',
      en: 'Read the district before you pay: the additional action is half the value of a contribution.',
      fr: 'Lisez le quartier avant de payer : l’action complémentaire fait la moitié de la valeur.',
      ru: 'Смотрите на район до взноса: дополнительное действие — половина его ценности.',
    },
    {
      step: 'no-thanks',
      en: 'Your own site gives no action; a “?” district gives any action of its colour.',
      fr: 'Votre propre chantier ne donne pas d’action; un quartier « ? » en donne une de sa couleur, au choix.',
      ru: 'Своя площадка действия не даёт, а район «?» даёт любое действие своего цвета.',
    },
  ],
};
