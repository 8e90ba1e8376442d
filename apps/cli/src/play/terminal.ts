import { linesOf } from '../command-line/lines.ts';

/** Where a game at the terminal prints and reads lines. */
export interface Terminal {
  say(line: string): void;
  /** The next line typed; undefined at the end of input. */
  readLine(): Promise<string | undefined>;
}

async function* singleLines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const lines of linesOf(input)) yield* lines;
}

/**
 * Plain lines out, plain lines in. The terminal does the editing; nothing moves the cursor or redraws, so a screen
 * reader reads everything once and in order.
 */
export const openTerminal = (prompt: string): Terminal & { close(): void } => {
  const input = singleLines(process.stdin);
  return {
    say: line => process.stdout.write(`${line}\n`),
    readLine: async () => {
      if (process.stdin.isTTY) process.stdout.write(prompt);
      const { value, done } = await input.next();
      return done ? undefined : value;
    },
    close: () => void process.stdin.destroy(),
  };
};
