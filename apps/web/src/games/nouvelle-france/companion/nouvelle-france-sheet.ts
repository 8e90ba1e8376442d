import { type Seat, sum } from '@cap-diamant/kernel';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import {
  characterPoints,
  coureurPoints,
  doubledPoints,
  floorPoints,
  places,
} from '@cap-diamant/nouvelle-france/scoring';
import { type BySite, type Face, SITES, SNOWFALLS } from '@cap-diamant/nouvelle-france/vocabulary';
import { leadersIn, type Sheet } from '../../common/companion/sheet.ts';

/** A placement: the cubes of the piece in one's colour and those linked to them, and the allies that were used. */
export interface PlacementLine {
  readonly kind: 'placement';
  readonly seat: Seat;
  readonly cubes: number;
  readonly doubled: boolean;
  /** The seat whose coureur des bois follows. */
  readonly follower: Seat | null;
}

/** A snowfall: the cubes on the floor it covers, and what the sticks show for it. */
export interface SnowLine {
  readonly kind: 'snow';
  readonly faces: BySite<Face>;
  readonly cubes: BySite<readonly number[]>;
}

/** Who has the characters at the end. */
export interface CharactersLine {
  readonly kind: 'characters';
  readonly holders: BySite<Seat | null>;
}

/** What breaks a tie (rules 13.2): the allies each player used since the second snowfall, and who kept the peg. */
export interface TiesLine {
  readonly kind: 'ties';
  readonly used: readonly number[];
  readonly pegs: readonly boolean[];
}

export type NouvelleFranceLine = PlacementLine | SnowLine | CharactersLine | TiesLine;
export type NouvelleFranceSheet = Sheet<NouvelleFranceLine>;

/** How often it has snowed. */
export const snowfallsIn = ({ lines }: Pick<NouvelleFranceSheet, 'lines'>): number =>
  lines.filter(({ kind }) => kind === 'snow').length;

/** What comes next: placements and the next snowfall, then the characters, then what breaks a tie, then nothing. */
export const stageOf = (
  sheet: Pick<NouvelleFranceSheet, 'lines'>,
  totals: readonly number[],
): 'playing' | 'characters' | 'ties' | 'over' => {
  const has = (kind: NouvelleFranceLine['kind']): boolean => sheet.lines.some(line => line.kind === kind);
  if (has('characters')) return has('ties') || leadersIn(totals).length === 1 ? 'over' : 'ties';
  return snowfallsIn(sheet) === SNOWFALLS ? 'characters' : 'playing';
};

/** Who wins, by points and then by what breaks ties. */
export const winnersIn = ({ lines }: Pick<NouvelleFranceSheet, 'lines'>, totals: readonly number[]): Seat[] => {
  const ties = lines.find(line => line.kind === 'ties');
  const ranking = places(totals.map((total, seat) => [total, -(ties?.used[seat] ?? 0), ties?.pegs[seat] ? 1 : 0]));
  return ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
};

const placementPoints = (seats: number, { seat, cubes, doubled, follower }: PlacementLine): number[] =>
  Array.from({ length: seats }, (_, at) => {
    if (at === seat) return doubled ? doubledPoints(cubes) : cubes;
    return at === follower ? coureurPoints(cubes) : 0;
  });

const characterTotals = (seats: number, { holders }: CharactersLine): number[] =>
  Array.from({ length: seats }, (_, at) =>
    sum(SITES.filter(site => holders[site] === at).map(site => characterPoints(STANDARD_BOX, site))),
  );

/** What a line brings each player. */
export const pointsOf = (seats: number, line: NouvelleFranceLine): readonly number[] => {
  if (line.kind === 'placement') return placementPoints(seats, line);
  if (line.kind === 'ties') return Array.from({ length: seats }, () => 0);
  return line.kind === 'snow' ? floorPoints(STANDARD_BOX, line.cubes, line.faces) : characterTotals(seats, line);
};
