import { nth } from '@cap-diamant/kernel';
import type { Learned, Lesson, Said, Step } from '@cap-diamant/kernel/lessons';
import { lesson as cascade } from './cascade.ts';
import { lesson as events } from './events.ts';
import { lesson as finalScoring } from './final-scoring.ts';
import { lesson as leaders } from './leaders.ts';

/** What the complete rules add: the short lessons about them, one after the other. */
const PARTS: readonly { readonly id: string; readonly lesson: Lesson; readonly name: Said }[] = [
  { id: 'leaders', lesson: leaders, name: { en: 'Leaders', fr: 'Les leaders', ru: 'Лидеры' } },
  { id: 'cascade', lesson: cascade, name: { en: 'The cascade', fr: 'La cascade', ru: 'Каскад' } },
  { id: 'events', lesson: events, name: { en: 'Events', fr: 'Les événements', ru: 'События' } },
  { id: 'end', lesson: finalScoring, name: { en: 'The main group', fr: 'Le groupe principal', ru: 'Главная группа' } },
];

const stepsOf = ({ id, lesson, name }: (typeof PARTS)[number]): readonly Step[] =>
  lesson.steps.map((step, at): Step => ({ ...step, id: `${id}-${step.id}`, ...(at === 0 && { part: name }) }));

const learnedIn = ({ id, lesson }: (typeof PARTS)[number]): readonly Learned[] =>
  lesson.learned.map(line => ({ ...line, step: `${id}-${line.step}` }));

const { scene: town } = nth(leaders.steps, 0);

/** The second guided game: the complete rules, three players. */
export const lesson: Lesson = {
  colours: leaders.colours,
  steps: [
    {
      id: 'welcome',
      kind: 'tell',
      ...(town && { scene: town }),
      say: {
        en: 'The complete rules: turns and buildings are as you know them, but there are leaders, majorities cascade, and buildings that touch are worth more. Those who like add events, which change the rules for a century.',
        fr: 'Les règles complètes : les tours et les bâtiments, vous les connaissez, mais il y a des leaders, les majorités cascadent et les bâtiments qui se touchent valent plus. On peut y ajouter des événements, qui changent les règles pour un siècle.',
        ru: 'Полные правила: ходы и здания те же, но есть лидеры, большинство даёт каскад, а соседние здания ценнее. По желанию добавляют события, которые меняют правила на столетие.',
      },
    },
    ...PARTS.flatMap(stepsOf),
  ],
  learned: PARTS.flatMap(learnedIn),
  playOn: 'leaders-use',
};
