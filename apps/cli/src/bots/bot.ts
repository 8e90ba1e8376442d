import type { Question } from '@cap-diamant/bots';

/** Somebody who answers questions with the text of a move: one of ours, or a program from outside. */
export interface Bot {
  decide(question: Question): string | Promise<string>;
  /** Its last answer was illegal. Resolves to what it wrote to standard error, if it is a program. */
  refused(): Promise<string>;
  /** Resolves once it has ended. */
  close(): Promise<void>;
}
