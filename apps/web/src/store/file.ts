import { isGameId, loadGame } from '@cap-diamant/catalogue';
import { fail, type GameRecord, ok, parseRecord, type Result } from '@cap-diamant/kernel';
import { type Match, resumeMatch } from '@cap-diamant/match';
import type { KeptGame } from '../session/kept.ts';
import { tableOf } from '../session/players.ts';

/** A game as a file or a link carries it: the record, and beside it who sat at the table. */
export const toJson = ({ record, players }: Pick<KeptGame, 'record' | 'players'>): string =>
  JSON.stringify({ ...record, table: tableOf(players) });

/** What is wrong with a file or a link. `detail` names the place; it is for people who can mend such things. */
export type ImportFault =
  | { readonly kind: 'not-json' | 'cut' | 'not-a-record' | 'does-not-play'; readonly detail: string }
  | { readonly kind: 'unknown-game'; readonly detail: string }
  | { readonly kind: 'newer'; readonly detail: string };

export interface Imported {
  readonly record: GameRecord;
  readonly match: Match;
  /** The whole of what was read, for the players in it. */
  readonly json: unknown;
}

type Read<T> = Result<T, ImportFault>;

const wrong = (kind: ImportFault['kind'], detail: string): Read<never> => ({ ok: false, error: { kind, detail } });

const parseJson = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch (fault) {
    return fail((fault as Error).message);
  }
};

/** Reads a record from anywhere and plays it through: what it returns is a whole game. */
export const fromJson = async (text: string): Promise<Read<Imported>> => {
  const json = parseJson(text);
  if (!json.ok) return wrong('not-json', json.error.message);
  const parsed = parseRecord(json.value);
  if (!parsed.ok) return wrong('not-a-record', parsed.error.message);
  const record = parsed.value;
  if (!isGameId(record.game)) return wrong('unknown-game', record.game);
  const { game } = await loadGame(record.game);
  if (record.rules > game.rules) return wrong('newer', `${record.rules} > ${game.rules}`);
  const match = resumeMatch(game, record);
  return match.ok ? ok({ record, match: match.value, json: json.value }) : wrong('does-not-play', match.error.message);
};
