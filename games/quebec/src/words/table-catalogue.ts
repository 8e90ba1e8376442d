import type { Site } from '../model/state.ts';
import type { Edition } from './catalogue.ts';

/** Labels on the drawn table, and what screen readers say about it. */
export interface TableCatalogue {
  readonly join: (clauses: readonly string[]) => string;
  /** The town's name, as the plan has it in its cartouche. */
  readonly town: string;
  readonly plan: (century: string) => string;
  readonly century: (century: string) => string;
  /** A century and its years. */
  readonly years: (century: string, years: string) => string;
  /** What something is, and its value: "Architect: Dumont House". */
  readonly labelled: (label: string, text: string) => string;
  /** What happens to a player's workers: "Anna, 2 workers to Politics". */
  readonly move: (name: string, what: string) => string;
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
  /** A leader with the person, the power and the player who holds the card, in one text. */
  readonly leader: (name: string, person: string, power: string, holder: string | undefined) => string;
  readonly leaderOf: (name: string, holder: string) => string;
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
