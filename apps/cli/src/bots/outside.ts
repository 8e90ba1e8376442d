import type { Question } from '@cap-diamant/bots';
import { type Game, legalTexts } from '@cap-diamant/kernel';
import type { Bot } from './bot.ts';
import { splitCommand } from './command-line.ts';
import { BotError } from './fault.ts';
import { OutsideProgram } from './outside-program.ts';

/** How long a program has to end after its input is closed, and again after SIGTERM. */
const GRACE_MS = 1000;

/** The line sent to a program for one decision. */
const lineFor = (game: Game, { view, seat, seed }: Question, ms: number): string => {
  const moves = legalTexts(game, game.imagine(view, seed), seat);
  return JSON.stringify({ game: game.id, seat, position: game.notation.formatView(view), moves, ms });
};

interface Waiting {
  answer(line: string): void;
  fail(fault: BotError): void;
}

/** An outside program as a bot: one line in and one line out for each decision. Started on the first question. */
export class OutsideBot implements Bot {
  readonly #game: Game;
  readonly #command: readonly string[];
  readonly #limit: number;
  readonly #grace: number;
  #program: OutsideProgram | undefined;
  #waiting: Waiting | undefined;
  #unasked: string | undefined;

  constructor(game: Game, command: string, limit: number, grace = GRACE_MS) {
    this.#game = game;
    this.#command = splitCommand(command);
    this.#limit = limit;
    this.#grace = grace;
  }

  decide(question: Question): Promise<string> {
    const program = this.#started();
    const unasked = this.#unasked;
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(new BotError('late', String(this.#limit))), this.#limit);
      this.#waiting = {
        answer: line => {
          clearTimeout(timer);
          resolve(line);
        },
        fail: fault => {
          clearTimeout(timer);
          reject(fault);
        },
      };
      if (unasked !== undefined) this.#fail(new BotError('unasked', unasked));
      else program.send(lineFor(this.#game, question, this.#limit));
    });
  }

  /** Ends the program, so that all its output has arrived. It is restarted for the next question. */
  async refused(): Promise<string> {
    const program = this.#program;
    await this.close();
    return program?.stderr ?? '';
  }

  async close(): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    this.#unasked = undefined;
    await program?.close(this.#grace);
  }

  #take(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  /** After a fault the program's next output cannot be trusted, so it is restarted for the next question. */
  #fail(fault: BotError): void {
    void this.close();
    this.#take()?.fail(fault);
  }

  #hear(line: string): void {
    const waiting = this.#take();
    if (waiting === undefined) this.#unasked = line;
    else waiting.answer(line.trim());
  }

  #started(): OutsideProgram {
    if (this.#program !== undefined) return this.#program;
    const ifCurrent = (act: () => void): void => {
      if (this.#program === program) act();
    };
    const program = new OutsideProgram(this.#command, {
      line: text => ifCurrent(() => this.#hear(text)),
      failed: reason => ifCurrent(() => this.#fail(new BotError('start', reason))),
      ended: code => ifCurrent(() => this.#fail(new BotError('ended', `${code}\n${program.stderr}`.trim()))),
    });
    this.#program = program;
    return program;
  }
}
