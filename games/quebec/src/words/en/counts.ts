import { listing } from '@cap-diamant/kernel';
import type { Edition } from '../catalogue.ts';
import { counter } from '../plural.ts';

export const workers = counter('en', { one: 'worker', other: 'workers' });
export const active = counter('en', { one: 'active worker', other: 'active workers' });
const stages = counter('en', { one: 'stage', other: 'stages' });
const contributions = counter('en', { one: 'contribution', other: 'contributions' });
const ORDINALS = ['1st', '2nd', '3rd'];
export const nthContribution = (n: number): string => `${ORDINALS[n - 1] ?? n} contribution`;
export const stars = counter('en', { one: 'star', other: 'stars' });
export const points = counter('en', { one: 'point', other: 'points' });
export const hiddenEvents = counter('en', { one: 'event', other: 'events' });
export const list = listing('en');

/** The end of "the building is completed …". */
export const completedWith = (edition: Edition, n: number): string => {
  if (n === 0) return edition === '2011' ? 'with no contributions' : 'with no stages';
  return `with ${edition === '2011' ? contributions(n) : stages(n)}`;
};
