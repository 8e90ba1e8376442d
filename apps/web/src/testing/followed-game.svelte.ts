import type { Outcome } from '@cap-diamant/kernel';

/** What `followGame` looks at, set by hand; counts who keeps the bots waiting. */
class FollowedGame {
  at = $state(3);
  live = $state(true);
  outcome = $state.raw<Outcome>();
  showing = $state(false);
  holds = 0;
  readonly bots = {
    hold: () => {
      this.holds++;
      return () => {
        this.holds--;
      };
    },
  };
}

export const followedGame = (): FollowedGame => new FollowedGame();
