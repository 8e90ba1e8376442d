/** The words of the companion to a real table. */
export interface CompanionTexts {
  readonly title: string;
  readonly about: string;
  readonly rules: string;
  readonly begin: string;
  readonly newSheet: string;
  readonly newSheetAsk: string;
  readonly sheet: string;
  readonly empty: string;
  readonly total: string;
  readonly undone: string;
  readonly next: string;
  readonly back: string;
  readonly write: string;
  add(what: string): string;
  takeOff(what: string): string;
  /** Something of a player: "Anne, Religion". */
  of(name: string, what: string): string;
  readonly winner: (names: string, several: boolean) => string;
  readonly clock: {
    readonly on: string;
    readonly about: string;
    run(name: string): string;
    stop(name: string): string;
  };
  readonly extra: { readonly title: string; readonly about: string; readonly who: string; readonly points: string };
  /** Preparing the table before the first turn. */
  readonly setup: {
    readonly title: string;
    first(name: string): string;
    readonly drawFirst: string;
    readonly study: string;
  };
  readonly layout: {
    readonly title: string;
    readonly about: string;
    readonly draw: string;
    readonly again: string;
    readonly enter: string;
    readonly plan: string;
    readonly list: string;
    /** The space to enter: which one of its district it is. */
    space(district: string, number: number, of: number): string;
    /** A tile to choose: its century, and how many are left. */
    tiles(century: string, left: number): string;
    readonly complete: string;
  };
  readonly quebec: {
    readonly sites: string;
    workers(each: number, active: number): string;
    second(active: number): string;
    leaders(names: string): string;
    readonly events: string;
    century(century: string): string;
    readonly event: string;
    readonly noEvent: string;
    readonly count: string;
    readonly steps: string;
    readonly home: string;
    readonly eventPoints: string;
    readonly bonus: string;
    readonly final: string;
    readonly finalAbout: string;
    readonly main: string;
    readonly buildings: string;
    stars(stars: number): string;
    readonly starsOf: string;
    readonly onBoard: string;
    readonly boardAbout: string;
    readonly others: string;
    readonly onSites: string;
    readonly active: string;
  };
  readonly nouvelleFrance: {
    readonly pieces: string;
    readonly beside: string;
    deck(piles: string, snow: string): string;
    faceUp(cards: number): string;
    readonly own: string;
    readonly sticks: string;
    readonly sticksAbout: string;
    readonly drawSticks: string;
    readonly placement: string;
    readonly who: string;
    readonly cubes: string;
    readonly follower: string;
    readonly nobody: string;
    snow(number: number): string;
    readonly stick: string;
    readonly cubesOnFloor: string;
    readonly characters: string;
    readonly charactersAbout: string;
    readonly ties: string;
    readonly tiesAbout: string;
    readonly used: string;
    readonly peg: string;
  };
}
