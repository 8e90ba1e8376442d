import type { LogTurn } from '../table/state/log.ts';

/** The turns of one part of the game, such as a century. */
interface Chapter {
  readonly name: string;
  readonly turns: readonly LogTurn[];
}

/** Turns by the part of the game they began in, the newest first. `nameAt` names the part after some decisions. */
export const chaptersOf = (turns: readonly LogTurn[], nameAt: (at: number) => string): readonly Chapter[] => {
  const chapters: { name: string; turns: LogTurn[] }[] = [];
  for (const turn of turns.toReversed()) {
    const name = nameAt(turn.at);
    const last = chapters.at(-1);
    if (last?.name === name) last.turns.push(turn);
    else chapters.push({ name, turns: [turn] });
  }
  return chapters;
};

/** Without accents and capitals, so that "chateau" finds "Château". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The turns that contain a text: all of a player's turns if it is in the name, otherwise only the matching lines. */
export const searchLog = (turns: readonly LogTurn[], wanted: string, names: readonly string[]): readonly LogTurn[] => {
  const sought = plain(wanted.trim());
  if (sought === '') return turns;
  return turns.flatMap(turn => {
    if (plain(names[turn.seat] ?? '').includes(sought)) return [turn];
    const entries = turn.entries.filter(({ lines }) => lines.some(line => plain(line).includes(sought)));
    return entries.length === 0 ? [] : [{ ...turn, entries }];
  });
};
