import type { BySite, Face } from '@cap-diamant/nouvelle-france/vocabulary';
import type { DrawnWords } from '@cap-diamant/nouvelle-france/words';
import type { PlacingTexts } from './placing/texts.ts';

/** Everything the table says, in one language. */
export interface NouvelleFranceTexts extends DrawnWords {
  readonly play: PlayTexts;
  readonly placing: PlacingTexts;
}

/** The cards and the pieces beside the sites. */
interface CardTexts {
  readonly visible: string;
  shape(id: string): string;
  /** A card that can be chosen, and how many of its pieces are left. */
  card(id: string, pieces: number): string;
  /** It was drawn in this turn. */
  readonly drawn: string;
  /** None of its pieces fits anywhere. */
  readonly dead: string;
  readonly snowflake: string;
  deck(cards: number): string;
  /** The deck for screen readers: how many cards are left, and how often it has snowed. */
  deckAndSnow(deck: string, snow: string): string;
  /** The facts about one card, as one text. */
  described(facts: readonly string[]): string;
  readonly reserve: string;
  readonly reserveAbout: string;
  readonly openReserve: string;
  toCome(cards: number): string;
  readonly noneToCome: string;
  /** A piece by the colours of its cubes. */
  piece(colours: readonly string[]): string;
  readonly discards: string;
  readonly noDiscards: string;
  snowfalls(count: number): string;
}

/** What stands beside a site: its stick and its character. */
interface SiteTexts {
  /** As a heading, without an article. */
  readonly names: BySite<string>;
  readonly sticks: string;
  face(face: Face): string;
  /** A floor and what its cubes are worth; `floorBuried`: it is under snow already. */
  floor(floor: string, worth: string): string;
  floorBuried(floor: string, worth: string): string;
  character(name: string, points: number): string;
  heldBy(name: string): string;
  readonly free: string;
  /** What a snowfall would bring now, per player. */
  readonly ifItSnowed: string;
}

interface PlayerTexts {
  readonly sources: string;
  readonly noPoints: string;
  points(count: number): string;
  readonly allies: string;
  readonly bonus: string;
  ready(ally: string): string;
  used(ally: string): string;
  has(bonus: string): string;
  /** Placed, or lost in the snow. */
  gone(bonus: string): string;
}

/** Questions other than where to place a piece. */
interface AskTexts {
  readonly draw: string;
  drawFrom(deck: string): string;
  readonly drawAbout: string;
  bonus(piece: string): string;
  readonly bonusAbout: string;
  readonly look: string;
  lookAbout(cards: number): string;
  readonly end: string;
  readonly endAbout: string;
  fille(points: number): string;
  readonly filleYes: string;
  filleGain(from: number, to: number): string;
  readonly filleNo: string;
  readonly filleNoAbout: string;
  coureur(name: string, points: number): string;
  coureurYes(points: number): string;
  readonly coureurNo: string;
  readonly coureurAbout: string;
  /** Decline, and don't ask again for a while. */
  readonly noAllyThisTurn: string;
  readonly notUntilMyTurn: string;
  readonly notUntilSnow: string;
  readonly restAbout: string;
  readonly askAgain: string;
  readonly keep: string;
  claim(shape: string): string;
  /** The same where the program has checked it. */
  exchange(shape: string): string;
  claimAssisted(shapes: readonly string[]): string;
  readonly claimTable: string;
  readonly claimOnly: string;
  answer(name: string, shape: string): string;
  readonly answerAbout: string;
  readonly answerNo: string;
}

/** What the others did, in phrases that follow their name, and what a hint says. */
interface RecapTexts {
  /** `at` is a place: "on the mill". */
  placed(at: string): string;
  readonly doubled: string;
  advised(at: string): string;
}

/** The secret look at the deck. */
interface LookTexts {
  readonly title: string;
  pass(name: string): string;
  passAbout(name: string): string;
  iAm(name: string): string;
  readonly about: string;
  /** A hint gave the order in which the cards lie. */
  readonly advised: string;
  /** Where a card comes in the new order: first, second, third. */
  readonly places: readonly [string, string, string];
  placed(place: string, card: string): string;
  /** What the arrows do with a card. */
  earlier(card: string): string;
  later(card: string): string;
  readonly back: string;
  readonly again: string;
  readonly hide: string;
  peek(cards: number): string;
  readonly moved: (card: string, place: number) => string;
}

interface SnowTexts {
  title(floor: string): string;
  readonly site: string;
  cubes(count: number): string;
  readonly also: string;
}

interface EndTexts {
  readonly snowfalls: string;
  readonly bySource: string;
  /** Points from before a set position, as a source. */
  readonly before: string;
  readonly tie: string;
  readonly phase: (phase: number) => string;
  /** Why one of those with equal points is ahead. */
  tieAllies(names: string, fewest: number): string;
  tiePeg(names: string): string;
  tieShared(names: string): string;
  readonly tied: (names: string, points: number) => string;
}

/** What is said around the sites of Nouvelle-France while people play. */
export interface PlayTexts {
  readonly cards: CardTexts;
  readonly sites: SiteTexts;
  readonly players: PlayerTexts;
  readonly ask: AskTexts;
  readonly recap: RecapTexts;
  readonly look: LookTexts;
  readonly snow: SnowTexts;
  readonly end: EndTexts;
  readonly keys: readonly (readonly [key: string, does: string])[];
}
