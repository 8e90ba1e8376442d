import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { linesOf } from '../../command-line/lines.ts';
import type { Table } from '../open-table.ts';
import { respond } from './respond.ts';

/** Answers are written in batches of at most this many characters. */
const BUNCH = 256 * 1024;

/** Answers a conversation until it ends, in order, and waits whenever the reader is slow. */
export const serve = async (table: Table, input: NodeJS.ReadableStream, output: Writable): Promise<void> => {
  let bunch = '';
  const flush = async (): Promise<void> => {
    const text = bunch;
    bunch = '';
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  for await (const lines of linesOf(input)) {
    for (const line of lines) {
      const response = respond(table, line);
      const { text, last } = response instanceof Promise ? await response : response;
      bunch += `${text}\n`;
      if (last || bunch.length > BUNCH) await flush();
      if (last) return;
    }
    await flush();
  }
};
