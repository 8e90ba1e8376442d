import { type Seat, sum } from '@cap-diamant/kernel';

/** Somebody at a real table. */
export interface SheetPlayer {
  readonly name: string;
  readonly colour: string;
}

/** Players in the first colours, without names. */
export const playersIn = (colours: readonly string[], count: number): SheetPlayer[] =>
  colours.slice(0, count).map(colour => ({ name: '', colour }));

/** A score sheet: who plays, and what was scored, in order. Points follow from the lines, by the rules of the game. */
export interface Sheet<Line> {
  /** The edition and level, if the game has several. */
  readonly variant: string;
  readonly players: readonly SheetPlayer[];
  readonly lines: readonly Line[];
}

export type PointsOf<Line> = (line: Line) => readonly number[];

/** The points of each player so far. */
export const totalsOf = <Line>({ players, lines }: Sheet<Line>, pointsOf: PointsOf<Line>): number[] =>
  players.map((_, seat) => sum(lines.map(line => pointsOf(line)[seat] ?? 0)));

/** Who has the most points. */
export const leadersIn = (totals: readonly number[]): Seat[] =>
  totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));

export const withLine = <Line>(sheet: Sheet<Line>, line: Line): Sheet<Line> => ({
  ...sheet,
  lines: [...sheet.lines, line],
});

export const withoutLast = <Line>(sheet: Sheet<Line>): Sheet<Line> => ({ ...sheet, lines: sheet.lines.slice(0, -1) });

/** Points that somebody counted alone: nothing but for one seat. */
export const onlyFor = (seats: number, seat: number, points: number): number[] =>
  Array.from({ length: seats }, (_, at) => (at === seat ? points : 0));
