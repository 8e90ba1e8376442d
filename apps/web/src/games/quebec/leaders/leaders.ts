import type { View } from '@cap-diamant/quebec/view';
import { LEADERS, type Leader, type Zone } from '@cap-diamant/quebec/vocabulary';
import type { SeatLabel } from '../../../table/seat-labels.ts';

/** The zone whose symbol is on a leader's seal. */
export const LEADER_ZONE: Readonly<Record<Leader, Zone>> = {
  religious: 'religion',
  political: 'politics',
  economic: 'economy',
  cultural: 'culture',
  citadelle: 'citadelle',
};

interface InPlay {
  readonly leader: Leader;
  /** The player who has the leader; undefined if it is available. */
  readonly holder: SeatLabel | undefined;
}

/** The leaders of this century: the available ones, and who has the others. */
export const leadersOf = (view: View, seats: readonly SeatLabel[]): readonly InPlay[] =>
  LEADERS.map(leader => ({ leader, holder: seats[view.players.findIndex(player => player.leader === leader)] })).filter(
    ({ leader, holder }) => view.leaders.includes(leader) || holder !== undefined,
  );
