import type { Start } from '@cap-diamant/kernel';
import type { GameSetup } from '../game-ui.ts';
import type { SheetPlayer } from './sheet.ts';

/** What the companion to a real table gets, whichever game it is for. */
export interface CompanionProps {
  readonly setup: GameSetup;
  /** Opens the table as it was set up on the study board. */
  readonly onstudy: (start: Start, players: readonly SheetPlayer[]) => void;
}
