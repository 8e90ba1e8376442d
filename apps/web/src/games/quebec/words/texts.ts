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
  readonly noSites: string;
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

interface ShowTexts {
  title(century: string): string;
  readonly again: string;
  readonly zone: string;
  readonly also: string;
  movesOn(workers: number, to: string): string;
  becomesActive(workers: number): string;
  bonus(points: number): string;
}

interface EndTexts {
  readonly scorings: string;
  century(century: string): string;
}

/** What is said at the table while people play. */
export interface PlayTexts {
  readonly why: WhyTexts;
  readonly preview: PreviewTexts;
  readonly show: ShowTexts;
  readonly end: EndTexts;
  readonly town: string;
  forecastBadge(points: number): string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}
