import type { Seat, Words } from '@cap-diamant/kernel';
import type { Quebec } from '@cap-diamant/quebec';
import type { Space } from '@cap-diamant/quebec/board';
import type { Move } from '@cap-diamant/quebec/moves';
import { asked, reasonAgainst } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { Leader, Zone } from '@cap-diamant/quebec/vocabulary';
import type { Target } from '../targets/targets.ts';

/** The table as the player to move sees it. */
export interface WhyNotContext {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly words: Pick<Words<Quebec>, 'reason'>;
  /** The text for districts: no move names one directly. */
  readonly district: string;
}

/** The move that a click on a site most likely means: the pending one, if there is one. */
const moveOnSite = (view: View, space: Space): Move => {
  const kind = asked(view)?.kind;
  if (kind === 'upgrade') return { kind: 'upgrade', space };
  return { kind: kind === 'put' || kind === 'start' ? 'put' : 'stage', space };
};

const moveInZone = (view: View, zone: Zone): Move => {
  const kind = asked(view)?.kind;
  if (kind === 'move') return { kind: 'move', from: zone, to: zone, workers: 1 };
  return kind === 'turn' ? { kind: 'send', zone } : { kind: 'place', zone, workers: 1 };
};

/** The move that a click on a target most likely means. */
export const moveAt = (view: View, kind: string, name: string): Move => {
  if (kind === 'site') return moveOnSite(view, Number(name));
  if (kind === 'zone') return moveInZone(view, name as Zone);
  if (kind === 'leader') return { kind: 'lead', leader: name as Leader };
  return { kind: name === 'neutral' ? 'start-neutral' : 'start' };
};

const sentence = (phrase: string): string => `${phrase.charAt(0).toLocaleUpperCase()}${phrase.slice(1)}.`;

/** Why the player to move can't pick this target, in words. Only for targets that aren't lit. */
export const whyNot = ({ view, seat, names, words, district }: WhyNotContext, target: Target): string => {
  const [kind = '', name = ''] = target.split(':');
  const decision = asked(view);
  if (kind === 'district' || decision === undefined) return district;
  const move = moveAt(view, kind, name);
  return sentence(words.reason(reasonAgainst(view, decision, move), { view, seat, move, names }));
};
