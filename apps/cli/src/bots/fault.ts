import type { FaultKind } from '../words/bots-texts.ts';

/** What went wrong, as plain data that can be sent and stored. */
export interface BotFault {
  readonly kind: FaultKind;
  /** The program's last output, the illegal move, and the like. */
  readonly detail: string;
}

export class BotError extends Error {
  readonly fault: BotFault;

  constructor(kind: FaultKind, detail: string) {
    super(`${kind}: ${detail}`);
    this.fault = { kind, detail };
  }
}

/** Anything thrown while a bot was asked, as a fault of the bot. */
export const faultOf = (thrown: unknown): BotFault =>
  thrown instanceof BotError
    ? thrown.fault
    : { kind: 'threw', detail: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
