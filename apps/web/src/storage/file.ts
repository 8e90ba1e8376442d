import { isGameId, loadRules } from '@cap-diamant/catalogue';
import { fail, type GameRecord, ok, parseRecord, type Result } from '@cap-diamant/kernel';
import { type Match, type ResumeFault, resumeMatch } from '@cap-diamant/match';

/** What is wrong with a file or a link, independent of the language. */
export type ImportFault =
  | { readonly kind: 'not-json' | 'cut' | 'not-a-record' }
  /** The illegal move, if that is the problem. */
  | { readonly kind: 'does-not-play'; readonly move: number | undefined }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'newer'; readonly rules: number; readonly known: number };

export interface Imported {
  readonly record: GameRecord;
  readonly match: Match;
  /** The parsed JSON, from which the players are read. */
  readonly json: unknown;
}

type Read<T> = Result<T, ImportFault>;

const wrong = (error: ImportFault): Read<never> => ({ ok: false, error });

/** What is wrong with a record that can't be replayed, without the engine's message. Moves count from 1. */
export const doesNotPlay = ({ at }: ResumeFault): ImportFault => ({
  kind: 'does-not-play',
  move: at === undefined ? undefined : at + 1,
});

const parseJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch (fault) {
    return fail((fault as Error).message);
  }
};

/** Reads a record and replays it, so that the result is a complete, legal game. */
export const fromRecord = async (json: unknown): Promise<Read<Imported>> => {
  const parsed = parseRecord(json);
  if (!parsed.ok) return wrong({ kind: 'not-a-record' });
  const record = parsed.value;
  if (!isGameId(record.game)) return wrong({ kind: 'unknown-game', game: record.game });
  const game = await loadRules(record.game);
  if (record.rules > game.rules) return wrong({ kind: 'newer', rules: record.rules, known: game.rules });
  const match = resumeMatch(game, record);
  return match.ok ? ok({ record, match: match.value, json }) : wrong(doesNotPlay(match.error));
};

/** The same for the text of a file. */
export const fromJson = async (text: string): Promise<Read<Imported>> => {
  const json = parseJson(text);
  return json.ok ? fromRecord(json.value) : wrong({ kind: 'not-json' });
};
