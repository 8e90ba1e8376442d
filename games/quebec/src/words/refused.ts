import { nth, type Refused } from '@cap-diamant/kernel';
import { costAt } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import type { Quebec } from '../model/types.ts';
import { asked } from '../rules/flow.ts';
import { payingFor } from '../rules/refusal.ts';
import { holderOf } from '../rules/supply.ts';
import type { RefusedFacts, Say } from './catalogue.ts';
import { roman } from './wording.ts';

/** The facts that words about a refused move may refer to. */
export const refusedFacts = (say: Say, { view, seat, move }: Refused<Quebec>): RefusedFacts => {
  const decision = asked(view);
  const space = 'space' in move ? move.space : undefined;
  const person = move.kind === 'lead' ? holderOf(view, move.leader) : decision?.seat;
  return {
    century: roman(space === undefined ? view.century : tileOf(nth(view.sites, space).building).century),
    needed: space === undefined ? 1 : costAt(space),
    had: decision === undefined ? 0 : payingFor(view, decision),
    onlyActive: decision?.kind === 'turn',
    player: say.who(person ?? seat),
  };
};
