import { nth, range, type Seat, unwrap } from '@cap-diamant/kernel';
import { askUndo, feed, type Match, play, resign } from '@cap-diamant/match';
import { nameOf } from './game-words.ts';
import { logLines, PrivateNotes, privateLines } from './log.ts';
import { askPerson, type PersonCommand } from './person.ts';
import { resultLines } from './scores.ts';
import { botAt, peopleAt, sharedSeat, type TerminalGame } from './terminal-game.ts';

/** Milliseconds after which a bot's thinking is announced. */
const PATIENCE_MS = 1000;

/** A bot's decision, announced if it takes long. */
const askBot = async (table: TerminalGame, match: Match, seat: Seat, bot: string): Promise<Match> => {
  const { say, texts } = table;
  const timer = setTimeout(() => say(texts.thinking(nameOf(table, seat))), PATIENCE_MS);
  try {
    return unwrap(play(match, seat, await table.bots.move(match, seat, bot)));
  } finally {
    clearTimeout(timer);
  }
};

/** People at one keyboard sit side by side and bots always agree, so an undo never has to wait for consent. */
const undo = (table: TerminalGame, match: Match, seat: Seat, to: number): Match => {
  const after = unwrap(askUndo(match, seat, to, range(table.players.length)));
  table.say(table.texts.undone(feed(match, seat).length - to));
  return after;
};

const giveUp = (table: TerminalGame, match: Match, seat: Seat): Match => {
  const after = unwrap(resign(match, seat));
  table.say(table.texts.resigned(nameOf(table, seat), feed(after, seat).outcome === undefined));
  return after;
};

/** The match after a person's command; undefined if the person leaves. */
const carryOut = (table: TerminalGame, match: Match, seat: Seat, command: PersonCommand): Match | undefined => {
  if (command.kind === 'play') return unwrap(play(match, seat, command.move));
  if (command.kind === 'undo') return undo(table, match, seat, command.to);
  return command.kind === 'resign' ? giveUp(table, match, seat) : undefined;
};

/** One more event: by a bot if one may act, else by the first person to move. */
const next = async (table: TerminalGame, match: Match, notes: PrivateNotes): Promise<Match | undefined> => {
  const { actors, resigned } = feed(match, undefined);
  for (const seat of actors) {
    const bot = botAt(table, resigned, seat);
    if (bot !== undefined) return askBot(table, match, seat, bot);
  }
  const seat = nth(actors, 0);
  const atKeyboard = {
    ...table,
    saveAs: (file: string) => table.autosave.saveAs(file),
    mayUndo: (each: Seat, gone: readonly Seat[]) => botAt(table, gone, each) === undefined,
  };
  const command = await askPerson(atKeyboard, {
    seat,
    feed: feed(match, seat),
    shared: feed(match, sharedSeat(table)),
    notes: notes.take(seat),
    advise: () => table.advise(match, seat),
  });
  return carryOut(table, match, seat, command);
};

/** Prints what everybody may know about the decisions since an index, and keeps private effects for their seats. */
const printNews = (table: TerminalGame, match: Match, since: number, notes: PrivateNotes): void => {
  const shared = feed(match, sharedSeat(table), since);
  for (const line of logLines(table, shared)) table.say(line);
  for (const seat of peopleAt(table)) notes.add(seat, privateLines(table, feed(match, seat, since), shared));
};

/** The end of the game: ranking, winners, and the seed for those who want to check the shuffle. */
const printResult = (table: TerminalGame, match: Match): void => {
  const { game, say, texts } = table;
  const last = feed(match, sharedSeat(table));
  say('');
  say(texts.over);
  for (const line of resultLines(table, game, last) ?? []) say(line);
  if (last.seed !== undefined) say(texts.seed(last.seed));
};

/** Runs a game until it ends or somebody leaves. */
export const hostGame = async (table: TerminalGame, start: Match): Promise<void> => {
  const notes = new PrivateNotes();
  let match = start;
  while (feed(match, undefined).outcome === undefined) {
    const after = await next(table, match, notes);
    if (after === undefined) return;
    printNews(table, after, feed(match, undefined).length, notes);
    match = after;
    table.autosave.save(match);
  }
  printResult(table, match);
};
