/** Longer lines are cut off just after this: nobody means to send them, and they would fill the memory. */
export const LONGEST = 32 * 1024 * 1024;

/** Assembles lines from chunks of text as they arrive. */
export class LineBuffer {
  #pieces: string[] = [];
  #length = 0;

  /** The lines this chunk completes. */
  push(piece: string): string[] {
    const lines = piece.split('\n');
    const rest = lines.pop() ?? '';
    const complete = lines.map((line, at) => (at === 0 ? this.#complete(line) : line));
    this.#keep(rest);
    return complete;
  }

  /** The last line, if it did not end with a line break. */
  end(): string[] {
    return this.#length === 0 ? [] : [this.#complete('')];
  }

  #complete(end: string): string {
    this.#keep(end);
    const line = this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    return line;
  }

  #keep(piece: string): void {
    const fits = piece.slice(0, LONGEST + 1 - this.#length);
    if (fits.length > 0) this.#pieces.push(fits);
    this.#length += fits.length;
  }
}

/** The lines of a stream, in the batches in which they arrive. */
export async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string[]> {
  const buffer = new LineBuffer();
  input.setEncoding('utf8');
  for await (const piece of input) yield buffer.push(String(piece));
  yield buffer.end();
}
