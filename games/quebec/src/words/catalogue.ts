import type { Seat } from '@cap-diamant/kernel';
import type { Aspect } from '../evaluation/aspects.ts';
import type { District, Space } from '../model/board.ts';
import type { Building } from '../model/buildings.ts';
import type { Effect } from '../model/effects.ts';
import type { Move } from '../model/moves.ts';
import type { Decision, DecisionOf } from '../model/pending.ts';
import type { Reason } from '../model/reasons.ts';
import type { Player, Site, VariantId } from '../model/state.ts';
import type { Century, CenturyEnd, EventId, Leader, Source, Zone } from '../model/vocabulary.ts';
import type { Facts } from './facts.ts';

export type Edition = '2011' | '2026';

/** Words that are the same in both editions, or each edition's own. */
export type Worded = string | Readonly<Record<Edition, string>>;

interface ZoneWords {
  readonly name: string;
  /** As the end of "sends two workers …". */
  readonly to: string;
  readonly from: string;
}

interface DistrictWords {
  readonly name: Worded;
  /** What its action does, as a phrase. */
  readonly action: Worded;
}

interface LeaderWords {
  readonly name: string;
  /** As the end of "takes …". */
  readonly taken: string;
  /** The person on the card, by century. */
  readonly people: readonly [string, string, string, string];
}

/** What leaders do; some cards have another side for few players. */
export type Power = Leader | 'political-2' | 'economic-2' | 'cultural-few';

interface EventWords {
  readonly title: string;
  readonly effect: string;
  readonly history: string;
}

/** What a sentence may refer to: the table, and the names of the things on it. */
export interface Say {
  readonly edition: Edition;
  readonly century: Century;
  readonly players: readonly Player[];
  who(seat: Seat): string;
  building(space: Space): string;
}

export type EffectWords = {
  readonly [K in Effect['kind']]: (say: Say, effect: Extract<Effect, { readonly kind: K }>) => string;
};

export type ChoiceWords = { readonly [K in Move['kind']]: (say: Say, facts: Facts[K]) => string };

export type QuestionWords = { readonly [K in Decision['kind']]: (say: Say, decision: DecisionOf<K>) => string };

/** What a refusal may refer to. */
export interface RefusedFacts {
  /** When the site opens, as a Roman numeral. */
  readonly century: string;
  /** Workers that the move costs, and those available to pay. */
  readonly needed: number;
  readonly had: number;
  /** Whether only active workers can pay. */
  readonly onlyActive: boolean;
  /** The holder of the leader, or the player to move. */
  readonly player: string;
}

export type ReasonWords = { readonly [reason in Reason]: (say: Say, facts: RefusedFacts) => string };

interface BoardWords {
  readonly about: string;
  readonly heading: (century: string) => string;
  readonly district: (name: string, cost: number, action: string, edition: Edition) => string;
  /** The facts about a site, as one line. */
  readonly site: (clauses: readonly string[]) => string;
  readonly states: Readonly<Record<Site['state'], string>>;
  readonly architect: (name: string) => string;
  readonly neutral: string;
  /** Builders of the stages in order; none: nobody has built yet. */
  readonly stages: (builders: readonly string[], edition: Edition) => string;
  readonly token: (owner: string, stars: number) => string;
  readonly noToken: string;
}

interface ZonesWords {
  readonly about: string;
  readonly heading: (century: string) => string;
  readonly order: (zones: string) => string;
  /** What scoring would pay now, by player. */
  readonly now: (points: readonly string[]) => string;
}

interface PlayersWords {
  readonly about: string;
  readonly heading: (name: string, points: number) => string;
  readonly workers: (active: number, passive: number) => string;
  readonly architect: (where: string) => string;
  readonly neutral: (where: string) => string;
  readonly hand: string;
  readonly leader: (name: string) => string;
  readonly sources: (points: string) => string;
}

interface LeadersWords {
  readonly about: string;
  readonly without: string;
  readonly forbidden: string;
  readonly left: (century: string, activates: number) => string;
  readonly noneLeft: string;
  readonly taken: string;
  readonly entry: (leader: string, person: string, power: string) => string;
  readonly held: (leader: string, holder: string, power: string) => string;
}

interface EventsWords {
  readonly about: string;
  readonly without: string;
  readonly lasting: string;
  readonly passing: (century: string) => string;
  readonly fulfilled: (names: readonly string[]) => string;
  readonly hidden: (cards: number) => string;
}

export interface PageWords {
  readonly board: BoardWords;
  readonly zones: ZonesWords;
  readonly players: PlayersWords;
  readonly leaders: LeadersWords;
  readonly events: EventsWords;
}

/** All texts of the game in one language. A missing text does not compile. */
export interface Catalogue {
  readonly title: string;
  readonly variants: Readonly<Record<VariantId, string>>;
  readonly sources: Readonly<Record<Source | 'total', string>>;
  readonly causes: Readonly<Record<CenturyEnd, string>>;
  /** What a move can be good for, before the points it brings: "active workers +2". */
  readonly aspects: Readonly<Record<Aspect, string>>;
  readonly zones: Readonly<Record<Zone, ZoneWords>>;
  readonly districts: Readonly<Record<District, DistrictWords>>;
  readonly leaders: Readonly<Record<Leader, LeaderWords>>;
  readonly powers: Readonly<Record<Power, Worded>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly events: Readonly<Record<EventId, EventWords>>;
  readonly effects: EffectWords;
  readonly choices: ChoiceWords;
  readonly questions: QuestionWords;
  /** Phrases without a full stop, to follow a colon. */
  readonly reasons: ReasonWords;
  readonly over: string;
  readonly waiting: (name: string) => string;
  readonly milestone: (century: Century, cause: CenturyEnd) => string;
  /** A player without a name, by the number of the seat, counted from 1. */
  readonly player: (number: number) => string;
  /** A building with the space it stands on. */
  readonly site: (building: string, id?: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly pages: PageWords;
}
