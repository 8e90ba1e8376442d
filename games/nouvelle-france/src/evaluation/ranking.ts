import { nth, range, type Seat } from '@cap-diamant/kernel';
import { type Box, listedSpot, pieceOf, spotOf } from '../geometry/box.ts';
import { type Slabs, sizeOf } from '../geometry/slabs.ts';
import type { Spot } from '../geometry/spots.ts';
import { coloursOf } from '../geometry/walls.ts';
import type { Place } from '../model/move.ts';
import { bySite, COLOURS, type Colour, FLOORS, type Site } from '../model/vocabulary.ts';
import { characterPoints } from '../scoring/end.ts';
import type { State } from '../state/state.ts';
import { WIDTH } from './field.ts';
import type { Group } from './groups.ts';
import { groupsOn, type Surveyor } from './survey.ts';

/** Points for a cube that links groups of its colour later, and for one that blocks others. */
const LINKING = 0.35;
const BLOCKING = 0.12;
/** What is lost by leaving this many slabs for the next player to cover, as a share of the character's points. */
const PREPARING: readonly number[] = [0, 0.15, 0.05, 0.02];

/** How a site looks to the player about to place a piece on it. */
interface Prospectus {
  /** What a cube is worth to the seat besides the points of the turn, by colour, then place. */
  readonly worth: readonly Float64Array[];
  /** The seat's groups next to each place, as a set of their numbers. */
  readonly beside: Int32Array;
  readonly sizes: readonly number[];
  readonly bare: Slabs;
  /** By how many slabs remain bare afterwards. */
  readonly finishing: readonly number[];
}

/** A placement and its quick estimate. */
export interface Ranked {
  readonly move: Place;
  readonly spot: Spot;
  /** The points of this turn. */
  readonly base: number;
  readonly value: number;
}

const PLACES = FLOORS.length * WIDTH;
/** Each group is one bit of a number. */
const MOST_GROUPS = 31;

const eachPlace = ({ frontier }: Group, visit: (place: number) => void): void => {
  for (const floor of FLOORS) {
    for (let rest = frontier[floor] | 0; rest !== 0; rest &= rest - 1) {
      visit(floor * WIDTH + 31 - Math.clz32(rest & -rest));
    }
  }
};

/** Ranks placements by a quick estimate, fast enough for thousands of them. */
export const rankerOf = (box: Box, surveyor: Surveyor) => {
  const { symbols } = box.components.sticks;
  const characters = bySite(site => characterPoints(box, site));

  const prospectus = (state: State, seat: Seat, site: Site): Prospectus => {
    const stand = surveyor(site, state.sites[site]);
    const groupsOf = (colour: Colour): readonly Group[] => groupsOn(stand, COLOURS.indexOf(colour), state.snow);
    const ownColour = nth(state.colours, seat);
    const rivals = state.players.length - 1;
    const worth = COLOURS.map(() => new Float64Array(PLACES));
    const beside = new Int32Array(PLACES);
    for (const colour of state.colours) {
      const at = COLOURS.indexOf(colour);
      const sign = colour === ownColour ? 1 : -1 / rivals;
      const own = nth(worth, at);
      for (const floor of FLOORS) {
        if (floor >= state.snow) {
          own.fill(sign * symbols[state.sticks[site][floor]], floor * WIDTH, floor * WIDTH + WIDTH);
        }
      }
    }
    for (const colour of state.colours) {
      const at = COLOURS.indexOf(colour);
      const sign = colour === ownColour ? 1 : -1 / rivals;
      for (const [number, group] of groupsOf(colour).entries()) {
        eachPlace(group, place => {
          const likely = stand.reach.chances[place] as number;
          if (colour === ownColour && number < MOST_GROUPS) beside[place] = (beside[place] as number) | (1 << number);
          for (let other = 0; other < COLOURS.length; other++) {
            const list = worth[other] as Float64Array;
            list[place] = (list[place] as number) + sign * likely * group.size * (other === at ? LINKING : -BLOCKING);
          }
        });
      }
    }
    const open = state.characters[site] === null;
    return {
      worth,
      beside,
      sizes: groupsOf(ownColour).map(({ size }) => size),
      bare: stand.room.free[0],
      finishing: range(WIDTH + 1).map(left => {
        if (!open) return 0;
        return left === 0 ? characters[site] : -characters[site] * (PREPARING[left] ?? 0);
      }),
    };
  };

  return (state: State, seat: Seat, moves: readonly Place[]): Ranked[] => {
    const ownColour = nth(state.colours, seat);
    const sites = bySite(site => prospectus(state, seat, site));
    const ranked: Ranked[] = [];
    let piece = '';
    let colours: readonly Colour[] = [];
    let indices: readonly number[] = [];
    const own = COLOURS.indexOf(ownColour);
    for (const move of moves) {
      if (move.piece !== piece) {
        piece = move.piece;
        colours = coloursOf(pieceOf(box, piece), ownColour);
        indices = colours.map(colour => COLOURS.indexOf(colour));
      }
      const spot = listedSpot(box, move) ?? spotOf(box, move);
      if (spot === undefined) continue;
      const { worth, beside, sizes, bare, finishing } = sites[spot.site];
      let value = 0;
      let base = 0;
      let linked = 0;
      for (let at = 0; at < indices.length; at++) {
        const floor = (spot.cells[at] as Place['cells'][number])[2];
        const place = floor * WIDTH + (spot.slabs[at] as number);
        const index = indices[at] as number;
        value += (worth[index] as Float64Array)[place] as number;
        if (index === own && floor >= state.snow) {
          base++;
          linked |= beside[place] as number;
        }
      }
      for (let rest = linked; rest !== 0; rest &= rest - 1) base += sizes[31 - Math.clz32(rest & -rest)] as number;
      const [lower, middle, upper] = spot.places;
      const hides = bare & (lower | middle | upper);
      if (hides !== 0) value += finishing[sizeOf(bare & ~hides)] as number;
      ranked.push({ move, spot, base, value: value + base });
    }
    return ranked;
  };
};
