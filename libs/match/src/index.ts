export * from './feed.ts';
export type { FeedEntry } from './feed-entry.ts';
export {
  commitmentOf,
  type Emitted,
  type Entry,
  type Match,
  openMatch,
  outcomeOf,
  recordOfMatch,
  resign,
  seatsOf,
  stateAt,
  stateOf,
  type UndoRequest,
} from './match.ts';
export { mayFollow, play, playText, playTurn, playTurnText, type TurnFault } from './play.ts';
export { type RefereeEffect, type RefereeEntry, type RefereeFeed, refereeFeed, rewind } from './referee.ts';
export { type ResumeFault, resumeMatch } from './resume.ts';
export { answerUndo, askedToUndo, askUndo, revealsHidden, type UndoReach, undoReach } from './undo.ts';
