import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Question } from '@cap-diamant/bots';
import { type Game, legalTexts } from '@cap-diamant/kernel';
import { LineBuffer } from '../lines.ts';
import type { Bot } from './bot.ts';
import { splitCommand } from './command-line.ts';
import { BotError } from './fault.ts';

/** Of what a program complains of on its standard error, so much is kept. */
const LAST_WORDS = 600;

/** The line a program is sent for one decision. */
const lineFor = (game: Game, { view, seat, seed }: Question, ms: number): string => {
  const moves = legalTexts(game, game.imagine(view, seed), seat);
  return `${JSON.stringify({ game: game.id, seat, position: game.notation.formatView(view), moves, ms })}\n`;
};

interface Waiting {
  answer(line: string): void;
  fail(fault: BotError): void;
}

/** A program that plays: one line in for each decision, one line out. It is started when it is first asked. */
export class OutsideBot implements Bot {
  readonly #game: Game;
  readonly #command: readonly string[];
  readonly #limit: number;
  #program: ChildProcessWithoutNullStreams | undefined;
  #waiting: Waiting | undefined;
  #unasked: string | undefined;

  constructor(game: Game, command: string, limit: number) {
    this.#game = game;
    this.#command = splitCommand(command);
    this.#limit = limit;
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
      else program.stdin.write(lineFor(this.#game, question, this.#limit));
    });
  }

  close(): void {
    this.#program?.kill();
    this.#program = undefined;
  }

  #take(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting;
  }

  /** After a fault nobody knows what the program would say next: it is started anew for the next question. */
  #fail(fault: BotError): void {
    this.#unasked = undefined;
    this.close();
    this.#take()?.fail(fault);
  }

  #hear(line: string): void {
    const waiting = this.#take();
    if (waiting === undefined) this.#unasked = line;
    else waiting.answer(line.trim());
  }

  #started(): ChildProcessWithoutNullStreams {
    if (this.#program !== undefined) return this.#program;
    const [name = '', ...args] = this.#command;
    const program = spawn(name, args, { windowsHide: true });
    this.#program = program;
    let lastWords = '';
    const ifCurrent = (act: () => void): void => {
      if (this.#program === program) act();
    };
    const buffer = new LineBuffer();
    program.stdout.setEncoding('utf8').on('data', (piece: string) => {
      for (const line of buffer.push(piece)) ifCurrent(() => this.#hear(line));
    });
    program.stderr.setEncoding('utf8').on('data', (piece: string) => {
      lastWords = (lastWords + piece).slice(-LAST_WORDS);
    });
    program.stdin.on('error', () => {}); // told of when the program's end is
    program.on('error', ({ message }) => ifCurrent(() => this.#fail(new BotError('start', message))));
    program.on('close', (code, signal) => {
      ifCurrent(() => this.#fail(new BotError('ended', `${code ?? signal}\n${lastWords}`.trim())));
    });
    return program;
  }
}
