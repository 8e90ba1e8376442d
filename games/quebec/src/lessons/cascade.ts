import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

/** The worked example of the rules, with the cascade instead of the family rules' bonus. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'order',
      kind: 'tell',
      scene: sceneOf({
        level: 'complete',
        century: 1,
        scores: [10, 12, 11],
        active: [4, 1, 1],
        zones: {
          citadelle: [5, 1, 0],
          religion: [3, 4, 5],
          politics: [2, 6, 7],
          economy: [0, 0, 5],
          culture: [4, 6, 1],
        },
        underway: { c10r3: [0, []], c17r4: [1, []], c9r6: [2, []] },
      }),
      say: {
        en: 'In the complete rules a majority earns no bonus: its workers cascade. The zones are scored in order, the Citadelle first, then the century’s dominant zone and clockwise.',
        fr: 'Dans les règles complètes, la majorité n’a pas de bonus : ses ouvriers partent en cascade. On décompte dans l’ordre : la Citadelle, puis la zone dominante du siècle, puis dans le sens horaire.',
        ru: 'В полных правилах большинство не получает бонуса: его работники уходят каскадом. Сферы считают по порядку: Цитадель, доминирующая сфера столетия, дальше по часовой стрелке.',
      },
      points: ['zone:citadelle', 'zone:religion'],
    },
    {
      id: 'half',
      kind: 'ask',
      say: {
        en: 'You have five workers in the Citadelle, the majority. Half of them, rounded down and five at most, cascade into Religion: how many?',
        fr: 'Vous avez cinq ouvriers à la Citadelle, la majorité. La moitié, arrondie vers le bas et cinq au plus, part en cascade vers la Religion : combien?',
        ru: 'В Цитадели у вас пять работников — большинство. Половина с округлением вниз, но не больше пяти, уходит каскадом в «Религию»: сколько?',
      },
      points: ['zone:citadelle'],
      question: {
        after: ['start'],
        effect: { kind: 'cascade', seat: 0, from: 'citadelle' },
        take: 'workers',
      },
      of: 'numbers',
      options: [1, 2, 5],
      done: {
        en: 'Two. They are counted again in Religion, where they may bring a majority and cascade again.',
        fr: 'Deux. Ils comptent encore en Religion, où ils peuvent donner la majorité et repartir en cascade.',
        ru: 'Двое. В «Религии» их посчитают снова, и там они могут дать большинство и уйти дальше.',
      },
    },
    {
      id: 'tie',
      kind: 'ask',
      say: {
        en: 'So in Religion you have 3 and 2 more. How many points will Religion bring you?',
        fr: 'En Religion, vous en avez donc 3, plus 2. Combien de points la Religion vous rapportera-t-elle?',
        ru: 'Значит, в «Религии» у вас 3 и ещё 2. Сколько очков она вам принесёт?',
      },
      points: ['zone:religion'],
      question: { after: ['start'], effect: { kind: 'zone', zone: 'religion' }, take: 'workers.0' },
      of: 'numbers',
      options: [3, 4, 5],
      done: {
        en: 'Five, as many as Jeanne: you tie for the majority, and both of you cascade.',
        fr: 'Cinq, comme Jeanne : vous êtes à égalité, et vous partez tous deux en cascade.',
        ru: 'Пять, как у Жанны: большинство у вас обоих, и оба уходят каскадом.',
      },
    },
    {
      id: 'score',
      kind: 'do',
      say: {
        en: 'Lift your architect to end the century, and follow the workers from zone to zone. Then put it on a new site.',
        fr: 'Levez votre architecte pour finir le siècle, et suivez les ouvriers de zone en zone. Placez-le ensuite sur un nouveau chantier.',
        ru: 'Снимите архитектора, чтобы закончить столетие, и следите за работниками из сферы в сферу. Потом поставьте его на новую площадку.',
      },
      points: ['architect:own'],
      goal: [{ kind: 'century-ends' }, { kind: 'put', architect: 0 }],
      shows: ['start', 'put c6r5'],
      otherwise: {
        en: 'A turn like any other, but we want to see the cascade. Start a building: no site is left, so the century ends.',
        fr: 'Un tour comme un autre, mais nous voulons voir la cascade. Mettez en chantier : il n’y a plus de chantier libre, et le siècle finit.',
        ru: 'Обычный ход, но мы хотим увидеть каскад. Начните здание: площадок нет, и столетие закончится.',
      },
      done: {
        en: 'From the last zone, cascading workers come home active. That is why the Citadelle matters: a worker there may be counted in all five zones.',
        fr: 'De la dernière zone, les ouvriers en cascade rentrent actifs. Voilà l’intérêt de la Citadelle : un ouvrier peut y compter dans les cinq zones.',
        ru: 'Из последней сферы каскад возвращает работников активными. Поэтому важна Цитадель: работника оттуда могут посчитать во всех пяти сферах.',
      },
    },
  ],
  learned: [
    {
      step: 'half',
      en: 'Every worker is a point. Then half of the majority, five at most, cascades into the next zone; on a tie, everyone’s does.',
      fr: 'Chaque ouvrier vaut un point. Puis la moitié de la majorité, cinq au plus, passe en cascade; à égalité, chacun le fait.',
      ru: 'Каждый работник — очко. Затем половина большинства, не больше пяти, уходит каскадом дальше; при равенстве — у всех.',
    },
    {
      step: 'score',
      en: 'Order: Citadelle, dominant zone, clockwise. After the last zone they become active workers.',
      fr: 'Ordre : Citadelle, zone dominante, sens horaire. Après la dernière zone, ils deviennent actifs.',
      ru: 'Порядок: Цитадель, доминирующая сфера, по часовой стрелке. После последней сферы они становятся активными.',
    },
  ],
};
