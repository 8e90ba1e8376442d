import { nth, random } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Move } from '@cap-diamant/nouvelle-france/move';
import type { View } from '@cap-diamant/nouvelle-france/view';

export interface Position {
  readonly view: View;
  readonly seat: number | undefined;
  readonly moves: readonly Move[];
}

/** All positions of a random game, bonus pieces included. */
export const playThrough = (players: number, seed: string): Position[] => {
  const found = nouvelleFrance.options.variants.find(each => each.name === 'standard' && each.players === players);
  if (found === undefined) throw new Error(`no standard game for ${players}`);
  const dice = random(`gallery ${seed}`);
  const positions: Position[] = [];
  let state = nouvelleFrance.setup(found.options, seed);
  for (;;) {
    const [seat] = nouvelleFrance.actors(state);
    const moves = seat === undefined ? [] : nouvelleFrance.moves(state, seat);
    positions.push({ view: nouvelleFrance.view(state), seat, moves });
    if (seat === undefined) return positions;
    state = nouvelleFrance.apply(state, seat, dice.pick(moves));
  }
};

export const at = (positions: readonly Position[], share: number): Position =>
  nth(positions, Math.min(positions.length - 1, Math.floor(share * (positions.length - 1))));
