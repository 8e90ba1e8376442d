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
  readonly layout: {
    readonly title: string;
    readonly about: string;
    readonly draw: string;
    readonly again: string;
    tile(building: string, century: string): string;
  };
  readonly quebec: {
    century(century: string): string;
    readonly event: string;
    readonly noEvent: string;
    readonly workers: string;
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
  };
}
