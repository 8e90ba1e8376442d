import type { RefusalCode } from '@cap-diamant/protocol';
import type { NewlyOpened } from './new-table.ts';
import type { TableEvent } from './table-event.ts';

/** Why a command was refused; `at` is the index of the first move that could not be played. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly at?: number;
}

/** What a request leads to: events to store, or a refusal. */
export type Verdict<R = Refusal> =
  | {
      readonly events: readonly TableEvent[];
      /** A further table, stored together with the events. */
      readonly opens?: NewlyOpened;
    }
  | { readonly refusal: R };

export const refuse = (code: RefusalCode, message: string): Verdict => ({ refusal: { code, message } });

export const accept = (event: TableEvent): Verdict => ({ events: [event] });
