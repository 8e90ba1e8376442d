/** A fake table for `followGame`. It counts the holds on its bots. */
class FollowedGame {
  at = $state(3);
  live = $state(true);
  ended = $state(false);
  ending = $state(false);
  revealing = $state(false);
  showing = $state(false);
  holds = 0;
  /** How many decisions may be shown, while some are concealed. */
  concealed: number | undefined;
  readonly conceal = (at: number) => {
    this.concealed = at;
    return () => {
      this.concealed = undefined;
    };
  };
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
