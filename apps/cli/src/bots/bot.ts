import type { Question } from '@cap-diamant/bots';

/** Somebody who answers questions with the text of a move: one of ours, or a program from outside. */
export interface Bot {
  decide(question: Question): string | Promise<string>;
  close(): void;
}
