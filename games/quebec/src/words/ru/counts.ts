import { listing } from '@cap-diamant/kernel';
import type { Edition } from '../catalogue.ts';
import { counter } from '../plural.ts';

const MEN = { one: 'работника', many: 'работников', other: 'работника' } as const;

export const workers = counter('ru', { ...MEN, one: 'работник' });
export const activeWorkers = counter('ru', {
  one: 'активный работник',
  few: 'активных работника',
  many: 'активных работников',
  other: 'активного работника',
});

const afterVerb = counter('ru', MEN);

/** As an object: people in twos, threes and fours take the genitive plural, unless the number is a compound one (22). */
export const someWorkers = (n: number): string => (n >= 2 && n <= 4 ? `${n} работников` : afterVerb(n));

const stages = counter('ru', { one: 'этапом', other: 'этапами' });
const contributions = counter('ru', { one: 'взносом', other: 'взносами' });

export const nthContribution = (n: number): string => `${n}-й взнос`;

export const stars = counter('ru', { one: 'звезда', few: 'звезды', many: 'звёзд', other: 'звезды' });
export const points = counter('ru', { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
export const hiddenEvents = counter('ru', { one: 'событие', few: 'события', many: 'событий', other: 'события' });
export const list = listing('ru');

/** The end of "the building is completed …". */
export const completedWith = (edition: Edition, n: number): string => {
  if (n === 0) return edition === '2011' ? 'без взносов' : 'без этапов';
  return `с ${edition === '2011' ? contributions(n) : stages(n)}`;
};
