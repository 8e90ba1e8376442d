import type { Outcome, Seat } from '@cap-diamant/kernel';

/** A fake table for `followSounds`: a person in seat 0, a bot in seat 1, and one effect per decision. */
class HeardTable {
  at = $state(0);
  live = $state(true);
  length = $state(1);
  told = $state(1);
  asked = $state<Seat | undefined>(0);
  outcome = $state.raw<Outcome>();
  revealing = $state(false);
  readonly viewer: Seat = 0;
  readonly source = { seats: [0] };
  readonly isBot = (seat: Seat): boolean => seat === 1;
  readonly effectsOf = (): readonly string[] => ['wood', 'silent'];
}

export const heardTable = (): HeardTable => new HeardTable();
