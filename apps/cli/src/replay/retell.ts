import type { GameModule } from '@cap-diamant/catalogue';
import { type GameRecord, nth } from '@cap-diamant/kernel';
import { type Entry, type Match, playText, recordOfMatch, resumeMatch } from '@cap-diamant/match';
import type { Context } from '../context.ts';
import { endLines, scoreLines, type Teller } from '../play/standing.ts';

/** The story of one move: the move as written, then what came of it. A finished record has no secrets. */
const story = ({ texts }: Context, { words, names }: Teller, match: Match, entry: Entry): string[] => {
  const { game } = match;
  const head = texts.replay.move(match.entries.length, names[entry.seat] ?? '', entry.move);
  const effects = entry.effects.map(({ effect, only }) => words.effect(game.view(entry.after, only), effect, names));
  return [head, ...effects.map(line => `   ${line}`)];
};

/** How a record ended: as a match, or with the number of moves that went well and the reason why no more did. */
type Ending = { readonly match: Match } | { readonly at: number; readonly why: string };

/** Plays a record move by move and tells each as it happens, up to the fault if there is one. */
export const retell = (
  context: Context,
  { game }: GameModule,
  record: GameRecord,
  reader: Teller,
  say: (line: string) => void,
): Ending => {
  const opened = resumeMatch(game, { ...record, seats: [], moves: [], resigned: [] });
  if (!opened.ok) return { at: 0, why: opened.error.message };
  let match = opened.value;
  for (const [at, move] of record.moves.entries()) {
    const played = playText(match, nth(record.seats, at), move);
    if (!played.ok) return { at, why: played.error.message };
    match = played.value;
    for (const line of story(context, reader, match, nth(match.entries, at))) say(line);
  }
  const whole = resumeMatch(game, { ...recordOfMatch(match), resigned: record.resigned ?? [] });
  return whole.ok ? { match: whole.value } : { at: record.moves.length, why: whole.error.message };
};

/** How the record ended, or how it stands. */
export const finalLines = ({ texts }: Context, reader: Teller, match: Match): string[] => {
  const end = endLines(reader, match) ?? [...scoreLines(reader, match), texts.replay.unfinished];
  return [texts.replay.final, ...end];
};
