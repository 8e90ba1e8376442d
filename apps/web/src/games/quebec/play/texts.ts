/** Why something cannot be picked now. */
export interface WhyTexts {
  readonly over: string;
  readonly past: string;
  turnOf(name: string): string;
  readonly answerFirst: string;
  waits(century: string): string;
  readonly built: string;
  readonly underway: string;
  readonly notStarted: string;
  /** The edition of 2011 speaks of contributions, that of 2026 of stages. */
  full(first: boolean): string;
  readonly sameSite: string;
  cost(needed: number, had: number): string;
  readonly district: string;
  readonly noWorkers: string;
  readonly zoneNotNow: string;
  readonly noneThere: string;
  leaderTaken(name: string): string;
  readonly leaderOwned: string;
  readonly leaderForbidden: string;
  readonly leaderGone: string;
  readonly noToken: string;
  readonly mostStars: string;
}

interface PreviewTexts {
  readonly title: string;
  readonly soFar: string;
  readonly points: string;
  readonly active: string;
  readonly century: string;
  readonly buildings: string;
  readonly uncertain: string;
  asks(name: string): string;
  readonly nothing: string;
}

export const SHOW_PACES = ['slow', 'calm', 'quick', 'none'] as const;
export type ShowPace = (typeof SHOW_PACES)[number];

interface ShowTexts {
  title(century: string): string;
  readonly again: string;
  readonly zone: string;
  readonly total: string;
  readonly pace: string;
  readonly paces: { readonly [pace in ShowPace]: string };
  readonly skip: string;
  readonly goOn: string;
  readonly besides: string;
  movesOn(workers: number, to: string): string;
  becomesActive(workers: number): string;
  bonus(points: number): string;
  cell(workers: number, points: number): string;
}

interface EndTexts {
  readonly open: string;
  readonly sources: string;
  readonly overTime: string;
  readonly scorings: string;
  readonly look: string;
  readonly rematch: string;
  readonly score: string;
  chart(name: string, points: readonly string[]): string;
  century(century: string): string;
}

interface HintTexts {
  readonly ask: string;
  readonly title: string;
  readonly thinking: string;
  readonly failed: string;
  /** What follows in the same turn. */
  after(moves: string): string;
  lead(points: string): string;
  readonly best: string;
  lost(points: string): string;
}

/** What is said at the table while people play. */
export interface PlayTexts {
  readonly why: WhyTexts;
  readonly preview: PreviewTexts;
  readonly show: ShowTexts;
  readonly end: EndTexts;
  readonly hint: HintTexts;
  readonly town: string;
  forecastBadge(points: number): string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}
