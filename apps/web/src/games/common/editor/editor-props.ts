import type { Json } from '@cap-diamant/kernel';
import type { Player } from '../../../source/players.ts';
import type { GameSetup } from '../game-ui.ts';

/** What an editor of positions gets, whichever game it is for. */
export interface EditorProps {
  /** The state to begin with. */
  readonly state: unknown;
  readonly players: readonly Player[];
  readonly setup: GameSetup;
  /** Called with a position that can be played. */
  readonly ondone: (position: Json, players: readonly Player[]) => void;
  readonly oncancel: () => void;
}
