import type { BotName } from '@cap-diamant/bots';

/** How a bot may fail; the catalogues have the words. */
export type FaultKind = 'start' | 'ended' | 'late' | 'unasked' | 'illegal' | 'threw' | 'rules' | 'thread';

/** What the program says about bots: their names, what they do and how they did. */
export interface BotsTexts {
  /** Names of the bots that have one. */
  readonly names: { readonly [name in BotName]: string };
  readonly search: string;
  readonly outside: string;
  /** What went wrong with a bot, and its last words. */
  readonly faults: { readonly [kind in FaultKind]: (detail: string) => string };
  readonly tournament: TournamentTexts;
  readonly train: TrainTexts;
  readonly puzzles: PuzzlesTexts;
  readonly explain: ExplainTexts;
}

/** Why a move is good, in words. */
interface ExplainTexts {
  /** One of several moves: its number, what it does, and how it is written with what follows in the same turn. */
  move(number: number, about: string, notation: readonly string[]): string;
  /** Points ahead of the best opponent at the end (below 0: behind), and the chance of winning. */
  expected(lead: number, chance: string): string;
  /** Points lost at the end compared with the best move. */
  less(points: number): string;
  /** What the move changes, as a list of phrases. */
  reasons(reasons: readonly string[]): string;
  /** The decision made in the game. */
  played(about: string, notation: string): string;
  decides(name: string, number: number): string;
  readonly over: string;
  /** The values --at accepts. */
  at(moves: number): string;
  readonly source: string;
  badPosition(file: string, why: string): string;
}

export const COLUMNS = [
  'bot',
  'seats',
  'wins',
  'share',
  'interval',
  'even',
  'points',
  'rank',
  'rating',
  'p95',
] as const;
export const PAIR_COLUMNS = ['bot', 'other', 'games', 'share', 'interval'] as const;

export interface TournamentTexts {
  title(variant: string, players: number, games: number): string;
  progress(done: number, total: number, perMinute: string): string;
  readonly columns: { readonly [column in (typeof COLUMNS)[number]]: string };
  /** The table of how often one bot finishes ahead of another. */
  readonly pairs: string;
  readonly pairColumns: { readonly [column in (typeof PAIR_COLUMNS)[number]]: string };
  stopped(done: number, total: number): string;
  /** A game in which a bot failed, or that broke off. */
  failure(game: number, bot: string, what: string): string;
  broken(game: number, what: string): string;
  record(file: string): string;
  moreFailures(count: number): string;
  botsCount(bots: number, players: number): string;
  readonly twoBots: string;
  /** The legend of the chart: dots, intervals and the dashed line. */
  readonly chart: string;
}

interface TrainTexts {
  playing(generation: number, of: number): string;
  /** `beaten`: the share of hand-made opponents, if it was measured. */
  learned(generation: number, of: number, error: string, minutes: string, beaten: string | undefined): string;
  resumed(generation: number, of: number): string;
  done(folder: string): string;
  unreadable(file: string, detail: string): string;
  otherPlan(file: string): string;
  plotTitle(game: string): string;
  readonly plotAxis: string;
}

/** Looking for puzzles. */
interface PuzzlesTexts {
  playing(game: number, of: number, puzzles: number): string;
  resumed(game: number, of: number): string;
  done(puzzles: number, file: string): string;
  unreadable(file: string, detail: string): string;
  otherPlan(file: string): string;
  otherRules(file: string): string;
  /** How many were confirmed of how many candidates, from how many games. */
  confirmed(puzzles: number, candidates: number, games: number, share: string): string;
  depth(found: number, confirmed: number): string;
  readonly theme: string;
  readonly all: string;
}
