import { linesOf } from '../lines.ts';
import type { Voice } from './sitting.ts';

async function* single(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const lines of linesOf(input)) yield* lines;
}

/**
 * The terminal as a voice: plain lines out, plain lines in. The terminal itself does the editing, nothing moves the
 * cursor or redraws, so a screen reader reads everything once and in order.
 */
export const terminalVoice = (prompt: string): Voice & { close(): void } => {
  const typed = single(process.stdin);
  return {
    say: line => process.stdout.write(`${line}\n`),
    hear: async () => {
      if (process.stdin.isTTY) process.stdout.write(prompt);
      const { value, done } = await typed.next();
      return done ? undefined : value;
    },
    close: () => void process.stdin.destroy(),
  };
};
