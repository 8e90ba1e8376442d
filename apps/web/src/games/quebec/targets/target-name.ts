import { nth } from '@cap-diamant/kernel';
import type { District } from '@cap-diamant/quebec/board';
import type { View } from '@cap-diamant/quebec/view';
import type { Leader, Zone } from '@cap-diamant/quebec/vocabulary';
import type { TableWords } from '@cap-diamant/quebec/words';
import type { Target } from './targets.ts';

/** What a target is for, if its name doesn't say it. */
export const aboutTarget = (view: View, words: TableWords, target: Target): string | undefined => {
  const [kind, name = ''] = target.split(':');
  if (kind === 'district') return words.districtAction(view, name as District);
  if (kind === 'site') {
    const { state, token } = nth(view.sites, Number(name));
    return state === 'built' && token === null ? words.labels.nobodys : undefined;
  }
  if (kind !== 'leader') return undefined;
  const { person, power } = words.leader(view, name as Leader);
  return words.labels.labelled(person, power);
};

/** The name of a target. */
export const nameOfTarget = (view: View, words: TableWords, target: Target): string => {
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'site':
      return words.building(nth(view.sites, Number(name)).building);
    case 'district':
      return words.districtName(view, name as District);
    case 'zone':
      return words.zoneName(name as Zone);
    case 'leader':
      return words.leader(view, name as Leader).name;
    default:
      return target === 'architect:own' ? words.labels.architect : words.labels.neutralArchitect;
  }
};
