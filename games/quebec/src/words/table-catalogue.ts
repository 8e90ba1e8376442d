import type { Site } from '../model/state.ts';
import type { Edition } from './catalogue.ts';

/** What is written on a drawn table, and said of it to those who do not see it. */
export interface TableCatalogue {
  readonly join: (clauses: readonly string[]) => string;
  /** The town's name, as the plan has it in its cartouche. */
  readonly town: string;
  readonly plan: (century: string) => string;
  readonly century: (century: string) => string;
  readonly map: {
    readonly river: string;
    readonly tributary: string;
    readonly cape: string;
    readonly plains: string;
    readonly north: string;
  };
  readonly states: Readonly<Record<Exclude<Site['state'], 'waiting'>, string>>;
  readonly waits: (century: string) => string;
  readonly nobodys: string;
  readonly costs: (district: string, workers: number, edition: Edition) => string;
  readonly zones: string;
  readonly emptyZone: string;
  readonly scoredAt: (place: number) => string;
  readonly dominant: string;
  readonly forecast: string;
  readonly movesOn: (workers: number, zone: string) => string;
  readonly becomesActive: (workers: number) => string;
  readonly nobodyMoves: string;
  readonly points: (points: number) => string;
  readonly active: string;
  readonly supply: string;
  readonly sources: string;
  readonly noPoints: string;
  readonly architect: string;
  readonly neutralArchitect: string;
  readonly inHand: string;
  readonly leaders: string;
  readonly activates: (workers: number) => string;
  readonly noLeadersLeft: string;
  readonly leadersForbidden: string;
  readonly heldBy: (name: string) => string;
  readonly events: string;
  readonly wholeGame: string;
  readonly thisCentury: (century: string) => string;
  readonly stillHidden: (century: string) => string;
  readonly fulfilledBy: (names: readonly string[]) => string;
  readonly progress: string;
  readonly sitesLeft: (sites: number) => string;
  readonly sitesUnderway: (sites: number) => string;
  readonly mainGroup: (name: string) => string;
}
