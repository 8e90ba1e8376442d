import type { GameBox } from '@cap-diamant/catalogue';
import { type GameRecord, nth, type Words } from '@cap-diamant/kernel';
import { type Entry, type Match, outcomeOf, play, recordOfMatch, resumeMatch, stateOf } from '@cap-diamant/match';
import type { Context } from '../context.ts';

/** What is read while a record is played again. */
interface Reader {
  readonly words: Words;
  readonly names: readonly string[];
}

/** The story of one move: the move as written, then what came of it. A finished record has no secrets. */
const story = ({ texts }: Context, { words, names }: Reader, match: Match, entry: Entry): string[] => {
  const { game } = match;
  const head = texts.replay.move(match.entries.length, names[entry.seat] ?? '', entry.move);
  const effects = entry.told.map(({ effect, only }) => words.effect(game.view(entry.after, only), effect, names));
  return [head, ...effects.map(line => `   ${line}`)];
};

/** How a record ended: as a match, or with the number of moves that went well and the reason why no more did. */
type Ending = { readonly match: Match } | { readonly at: number; readonly why: string };

/** Plays a record move by move and tells each as it happens, up to the fault if there is one. */
export const retell = (
  context: Context,
  { game }: GameBox,
  record: GameRecord,
  reader: Reader,
  say: (line: string) => void,
): Ending => {
  const opened = resumeMatch(game, { ...record, seats: [], moves: [], resigned: [] });
  if (!opened.ok) return { at: 0, why: opened.error.message };
  let match = opened.value;
  for (const [at, move] of record.moves.entries()) {
    const played = play(match, nth(record.seats, at), move);
    if (!played.ok) return { at, why: played.error.message };
    match = played.value;
    for (const line of story(context, reader, match, nth(match.entries, at))) say(line);
  }
  const whole = resumeMatch(game, { ...recordOfMatch(match), resigned: record.resigned ?? [] });
  return whole.ok ? { match: whole.value } : { at: record.moves.length, why: whole.error.message };
};

/** The final points, and the places if the game was played to its end. */
export const finalLines = ({ texts }: Context, { words, names }: Reader, match: Match): string[] => {
  const outcome = outcomeOf(match);
  const points = match.game.tally(stateOf(match)).scores.map((sources, seat) => {
    const parts = Object.entries(sources).filter(([source, value]) => source !== 'total' && value !== 0);
    const details = parts.map(([source, value]) => texts.play.source(words.source(source), value)).join(', ');
    const head = texts.play.place(outcome?.ranking[seat] ?? seat + 1, names[seat] ?? '', sources.total ?? 0);
    return details === '' ? head : `${head} (${details})`;
  });
  const end =
    outcome === undefined ? texts.replay.unfinished : texts.play.winners(outcome.winners.map(seat => nth(names, seat)));
  return [texts.replay.final, ...points, end];
};
