import type { DrawnWords } from '@cap-diamant/quebec/words';
import type { Action } from '../targets/actions.ts';

/** Everything the table says, in one language. */
export interface QuebecTexts extends DrawnWords {
  readonly play: PlayTexts;
}

/** Why something cannot be picked now. */
interface WhyTexts {
  readonly over: string;
  readonly past: string;
  turnOf(name: string): string;
  readonly district: { readonly [edition in '2011' | '2026']: string };
}

interface PreviewTexts {
  readonly title: string;
  readonly soFar: string;
  readonly points: string;
  readonly active: string;
  readonly century: string;
  readonly buildings: string;
  /** The district's name and its action. */
  gains(name: string, action: string): string;
  readonly uncertain: string;
  asks(name: string): string;
  readonly nothing: string;
}

/** The actions of a turn, as short as a button. */
export interface ActionTexts {
  readonly title: string;
  readonly start: string;
  readonly contribute: Readonly<Record<'2011' | '2026', string>>;
  readonly leader: string;
  readonly send: string;
  /** What to choose next, once an action is chosen. */
  readonly ask: Readonly<Record<Action, string>>;
  /** What to choose next, once workers are to be moved from a zone. */
  moveFrom(zone: string): string;
}

interface ShowTexts {
  title(century: string): string;
  readonly again: string;
  readonly zone: string;
  readonly also: string;
  /** The title of the count at the end of the game. */
  readonly final: string;
  readonly counted: string;
  readonly centuries: string;
  /** How buildings are counted. */
  readonly mainGroup: string;
  readonly everyBuilding: string;
  /** `all`: the whole half of a majority, fewer than the five that may move on at most. */
  movesOn(workers: number, to: string, all: boolean): string;
  becomesActive(workers: number): string;
  /** How the points of a zone add up: for the workers, and for the majority. */
  bonus(workers: number, majority: number): string;
}

interface EndTexts {
  readonly scorings: string;
  /** The town as a file. */
  century(century: string): string;
}

/** What is said at the table while people play. */
export interface PlayTexts {
  readonly why: WhyTexts;
  readonly preview: PreviewTexts;
  readonly actions: ActionTexts;
  readonly show: ShowTexts;
  readonly end: EndTexts;
  readonly cards: {
    /** Opens a card to read. */
    read(name: string): string;
  };
  readonly town: string;
  forecastBadge(points: number): string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}
