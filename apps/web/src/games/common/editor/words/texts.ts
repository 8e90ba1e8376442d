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
  readonly piece: string;
  /** The number of ways a piece stands on the chosen square. */
  ways(count: number): string;
  readonly noWay: string;
  readonly nextWay: string;
  readonly place: string;
  readonly remove: string;
  /** Why a piece cannot be removed. */
  readonly carries: string;
  /** A bonus piece stands in a building too soon. */
  tooEarly(piece: string, snowfalls: number): string;
}
