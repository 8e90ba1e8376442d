import type { Game, Seat, Types } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import { type GameWords, nameOf } from './game-words.ts';
import { helpLines, isYes, parseCommand, parsePage, type TypedCommand } from './input.ts';
import { logLines } from './log.ts';
import { findListed, type ListedMove, listMoves, matchingLines, moveLines } from './move-list.ts';
import { scoreLines, totalsLine } from './scores.ts';
import type { Terminal } from './terminal.ts';
import { undoTarget } from './undo.ts';

/** What a person gets from the host for a decision. */
export interface Briefing {
  readonly seat: Seat;
  readonly feed: Feed;
  /** The feed that everybody at this terminal may read. */
  readonly shared: Feed;
  /** Private effects for this person since their last decision. */
  readonly notes: readonly string[];
  advise(): Promise<readonly string[]>;
}

/** What a person wants the host to do. */
export type PersonCommand =
  | { readonly kind: 'play'; readonly move: Types['move'] }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'resign' | 'leave' };

/** What a person needs to be asked at a terminal, whoever keeps the game. */
export interface PersonTable extends Terminal, GameWords {
  readonly game: Game;
  saveAs(file: string): void;
  /** Whether an undo may end with a decision of this seat. */
  mayUndo(seat: Seat, resigned: readonly Seat[]): boolean;
}

/** A person at the keyboard, asked for one decision. */
interface PersonTurn extends Briefing {
  readonly table: PersonTable;
  readonly moves: readonly ListedMove[];
}

/** The result of a line: a command for the host, or undefined if it only printed something. */
type Answer = PersonCommand | undefined;

const sayAll = ({ table }: PersonTurn, lines: readonly string[]): undefined => {
  for (const line of lines) table.say(line);
};

const sayPage = ({ table, feed }: PersonTurn, name: string): undefined => {
  table.say(table.words.pages[name]?.text(feed.view, table.names) ?? '');
};

const sayHelp = (asked: PersonTurn): undefined => {
  const { texts, words } = asked.table;
  const pages = Object.entries(words.pages).map(([name, { about }]) => [name, about] as const);
  sayAll(asked, helpLines(texts, pages));
};

const saveAs = ({ table }: PersonTurn, file: string): undefined => {
  if (file === '') table.say(table.texts.saveWhere);
  else table.saveAs(file);
};

/** Resigning cannot be undone, so it needs a confirmation. */
const confirmResign = async ({ table, seat }: PersonTurn): Promise<Answer> => {
  const { say, texts } = table;
  say(texts.reallyResign(nameOf(table, seat)));
  const line = (await table.readLine()) ?? '';
  if (isYes(line, texts) || parseCommand(line.trim(), texts)?.command === 'resign') return { kind: 'resign' };
  return void say(texts.notResigned);
};

const undo = ({ table, feed }: PersonTurn): Answer => {
  const target = undoTarget(table.texts, feed, seat => table.mayUndo(seat, feed.resigned));
  return 'to' in target ? { kind: 'undo', to: target.to } : void table.say(target.refused);
};

const sayMatching = (asked: PersonTurn, text: string): undefined => {
  const lines = matchingLines(asked.table, asked.moves, text);
  sayAll(asked, lines.length > 0 ? lines : [asked.table.texts.noMatch(text)]);
};

/** The moves a strong bot would consider. Announced first, as it may take a moment. */
const sayHint = async (asked: PersonTurn): Promise<undefined> => {
  asked.table.say(asked.table.texts.oneMoment);
  sayAll(asked, await asked.advise());
};

const obey = (asked: PersonTurn, { command, argument }: TypedCommand): Answer | Promise<Answer> => {
  const { table, feed } = asked;
  if (command === 'moves') return sayMatching(asked, argument);
  if (command === 'hint') return sayHint(asked);
  if (command === 'score') return sayAll(asked, scoreLines(table, table.game, feed));
  if (command === 'undo') return undo(asked);
  if (command === 'save') return saveAs(asked, argument);
  if (command === 'record') return sayAll(asked, logLines(table, asked.shared));
  if (command === 'resign') return confirmResign(asked);
  return command === 'help' ? sayHelp(asked) : { kind: 'leave' };
};

/** Why what was typed is not among the moves: by the game's own reason, where it has one. */
const refusal = ({ table, feed, seat }: PersonTurn, line: string): string => {
  const { game, texts, words } = table;
  const { view } = feed;
  const move = game.notation.parseMove(line);
  const reason = move.ok ? game.refusal(game.imagine(view, 'refusal'), seat, move.value) : undefined;
  if (!move.ok || reason === undefined) return texts.notOffered(line);
  return texts.refused(line, words.reason(reason, { view, seat, move: move.value, names: table.names }));
};

/** A line is a move, a command, a page, or a word to look for among the moves. */
const understand = (asked: PersonTurn, line: string): Answer | Promise<Answer> => {
  const { table, moves } = asked;
  const listed = findListed(moves, line);
  if (listed !== undefined) return { kind: 'play', move: listed.move };
  const typed = parseCommand(line, table.texts);
  if (typed !== undefined) return obey(asked, typed);
  const page = parsePage(line, Object.keys(table.words.pages), table.texts);
  if (page !== undefined) return sayPage(asked, page);
  const lines = matchingLines(table, moves, line);
  return sayAll(asked, lines.length > 0 ? lines : [refusal(asked, line)]);
};

const introduce = (asked: PersonTurn): void => {
  const { table, seat, feed, notes, moves } = asked;
  const { texts, words } = table;
  sayAll(asked, [
    '',
    totalsLine(table, table.game, feed),
    texts.turn(nameOf(table, seat)),
    ...(notes.length > 0 ? [texts.onlyFor(nameOf(table, seat)), ...notes] : []),
    words.question(feed.view, seat),
    ...moveLines(table, moves),
  ]);
};

/** Asks a person until they type a command for the host. */
export const askPerson = async (table: PersonTable, briefing: Briefing): Promise<PersonCommand> => {
  const asked = { ...briefing, table, moves: listMoves(table, table.game, briefing.seat, briefing.feed) };
  introduce(asked);
  for (let line = await table.readLine(); line !== undefined; line = await table.readLine()) {
    const answer = line.trim() === '' ? undefined : await understand(asked, line.trim());
    if (answer !== undefined) return answer;
  }
  return { kind: 'leave' };
};
