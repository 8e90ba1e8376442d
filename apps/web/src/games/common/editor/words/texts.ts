/** The words for setting up a position. */
export interface EditorTexts {
  readonly title: string;
  readonly done: string;
  readonly impossible: string;
  readonly pickSite: string;
  readonly rules: string;
  readonly century: string;
  readonly turn: string;
  event(century: string): string;
  readonly tile: string;
  tileName(building: string, century: string): string;
  readonly state: string;
  stage(number: number): string;
  readonly token: string;
  readonly stars: string;
  readonly nobody: string;
  readonly score: string;
  readonly leader: string;
  readonly fulfilled: string;
  inSupply(workers: number): string;
  tooMany(workers: number, each: number): string;
  card(number: number): string;
  readonly snow: string;
  stickOf(site: string): string;
  readonly pieces: string;
  readonly piecesAbout: string;
  readonly takeLast: string;
}
