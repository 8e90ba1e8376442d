import { listing } from '@cap-diamant/kernel';
import type { Edition } from '../catalogue.ts';
import { counter } from '../plural.ts';

export const workers = counter('fr', { one: 'ouvrier', other: 'ouvriers' });
export const active = counter('fr', { one: 'ouvrier actif', other: 'ouvriers actifs' });
const stages = counter('fr', { one: 'étape', other: 'étapes' });
const contributions = counter('fr', { one: 'contribution', other: 'contributions' });
export const nthContribution = (n: number): string => `${n === 1 ? '1re' : `${n}e`} contribution`;
export const stars = counter('fr', { one: 'étoile', other: 'étoiles' });
export const points = counter('fr', { one: 'point', other: 'points' });
export const hiddenEvents = counter('fr', { one: 'événement reste caché', other: 'événements restent cachés' });
export const list = listing('fr');

/** The end of "the building is completed …". */
export const completedWith = (edition: Edition, n: number): string => {
  if (n === 0) return edition === '2011' ? 'sans contribution' : 'sans étape';
  return `avec ${edition === '2011' ? contributions(n) : stages(n)}`;
};
