import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type PuzzleFile, parsePuzzleFile } from '@cap-diamant/bots';
import { unwrap } from '@cap-diamant/kernel';

/** One record or puzzle to a line, so that changes can be read. */
const asText = ({ records, puzzles, ...head }: PuzzleFile): string => {
  const list = (items: readonly unknown[]): string => items.map(item => JSON.stringify(item)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"records":[\n${list(records)}\n],\n"puzzles":[\n${list(puzzles)}\n]}\n`;
};

/** Written to a temporary file first: a program stopped half-way leaves the last version intact. */
export const writePuzzles = (file: string, puzzles: PuzzleFile): void => {
  writeFileSync(`${file}.new`, asText(puzzles));
  renameSync(`${file}.new`, file);
};

/** The puzzles in a file; undefined if there is no file yet. Throws if it holds something else. */
export const readPuzzles = (file: string): PuzzleFile | undefined =>
  existsSync(file) ? unwrap(parsePuzzleFile(JSON.parse(readFileSync(file, 'utf8')))) : undefined;
