import type { Question } from '@cap-diamant/bots';

/** Answers questions with the text of a move: one of our bots, or an outside program. */
export interface Bot {
  decide(question: Question): string | Promise<string>;
  /** Called when its last answer was illegal. Resolves to what it wrote to standard error, if it is a program. */
  refused(): Promise<string>;
  /** Resolves once it has ended. */
  close(): Promise<void>;
}
