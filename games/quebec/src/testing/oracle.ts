import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Json, Seat } from '@cap-diamant/kernel';

/** One decision of a game played by another implementation of the same rules, and what was true after it. */
export interface OracleStep {
  readonly toMove: readonly Seat[];
  readonly legal: readonly string[];
  readonly move: string;
  readonly turn: Seat;
  readonly scores: readonly number[];
  readonly active: readonly number[];
  readonly passive: readonly number[];
  readonly zones: readonly (readonly number[])[];
  /** The whole position, where a century or the game ended. */
  readonly position?: Readonly<Record<string, Json>>;
}

export interface OracleGame {
  readonly players: number;
  readonly start: Json;
  readonly steps: readonly OracleStep[];
  readonly scores: readonly Readonly<Record<string, number>>[];
}

export const oracleFiles = (folder: URL): string[] => readdirSync(folder).filter(name => name.endsWith('.jsonl.gz'));

export const oracleGames = (file: URL): OracleGame[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as OracleGame);
