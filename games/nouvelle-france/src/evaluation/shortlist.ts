import type { Seat } from '@cap-diamant/kernel';
import { type Box, pieceOf } from '../geometry/box.ts';
import { coloursOf, cubesOf } from '../geometry/walls.ts';
import type { Move, Place } from '../model/move.ts';
import type { State } from '../state/state.ts';
import { type Ranked, rankerOf } from './ranking.ts';
import type { Surveyor } from './survey.ts';

/** How many placements are worth a closer look. */
const KEPT = 40;
/** How many times as many are ranked first: many differ only in cubes that belong to nobody. */
const LOOKED_THROUGH = 4;

const byValue = (a: Ranked, b: Ranked): number => b.value - a.value;

/** The best `count`, without sorting the rest. */
const top = (ranked: readonly Ranked[], count: number): Ranked[] => {
  if (ranked.length <= count) return ranked.toSorted(byValue);
  const values = Float64Array.from(ranked, ({ value }) => value).sort();
  const least = values[values.length - count] as number;
  return ranked.filter(({ value }) => value >= least).sort(byValue);
};

/** The moves worth a closer look, most promising first; moves other than placements are kept. */
export const shortlistOf = (box: Box, surveyor: Surveyor) => {
  const rank = rankerOf(box, surveyor);

  /** What a placement gives to the players: placements with equal keys are equivalent. */
  const effectOf = (state: State, seat: Seat, { move, spot }: Ranked): string => {
    const owner = state.colours[seat];
    if (owner === undefined) return '';
    const colours = coloursOf(pieceOf(box, move.piece), owner);
    const cubes = state.colours.map(colour => cubesOf(spot, colours, colour).join());
    return `${spot.site} ${spot.places.join()} ${cubes.join(' ')}`;
  };

  return (state: State, seat: Seat, moves: readonly Move[], count = KEPT): readonly Move[] => {
    const placements = moves.filter((move): move is Place => move.kind === 'place');
    if (placements.length === 0) return moves;
    const ranked = rank(state, seat, placements);
    const best = ranked.reduce((most, one) => (one.base > most.base ? one : most), ranked[0] as Ranked);
    const effects = new Set<string>();
    const kept: Move[] = moves.filter(move => move.kind !== 'place');
    for (const one of [...top(ranked, LOOKED_THROUGH * count), best]) {
      if (effects.size >= count && one !== best) continue;
      const effect = effectOf(state, seat, one);
      if (!effects.has(effect)) kept.push(one.move);
      effects.add(effect);
    }
    return kept;
  };
};
