import { applyFor, findMove, type Game, type Types, type Words } from '@cap-diamant/kernel';
import type { Path, Position, Variation } from '../studies/tree.ts';
import { capitalised, withoutName } from '../table/state/log.ts';

/** A move as the list of moves shows it. */
export interface Row {
  readonly path: Path;
  /** 0: the main line; 1: a variation of it, and so on. */
  readonly depth: number;
  readonly variation: Variation;
  /** What the move does, in words that follow the player's name. */
  readonly label: string;
}

/**
 * All moves of a tree in reading order: a move, what else was tried instead of it, and then what follows it. Moves are
 * played on the way, because words need the position they are made in.
 */
export const rowsOf = <G extends Types>(
  game: Game<G>,
  words: Words<G>,
  names: readonly string[],
  first: G['state'],
  root: Position,
): readonly Row[] => {
  const rows: Row[] = [];

  /** Adds the row of a move; returns the state after it. */
  const add = (state: G['state'], variation: Variation, path: Path, depth: number): G['state'] => {
    const { seat, move: text } = variation;
    const move = findMove(game, state, seat, text);
    if (!move.ok) return state;
    const { after, effects } = applyFor(game, state, seat, move.value);
    const view = game.view(after, seat);
    const said = effects.map(effect => words.effect(view, effect, names)).find(line => line !== '');
    const label =
      said === undefined
        ? words.move(game.view(state, seat), seat, move.value)
        : capitalised(withoutName(said, names[seat] ?? ''));
    rows.push({ path, depth, variation, label });
    return after;
  };

  const walk = (from: G['state'], position: Position, before: Path, depth: number): void => {
    let [state, path] = [from, before];
    let [main, ...others] = position.next;
    while (main !== undefined) {
      const to = (variation: Variation): Path => [...path, { seat: variation.seat, move: variation.move }];
      const after = add(state, main, to(main), depth);
      for (const other of others) walk(add(state, other, to(other), depth + 1), other, to(other), depth + 1);
      [state, path] = [after, to(main)];
      [main, ...others] = main.next;
    }
  };
  walk(first, root, [], 0);
  return rows;
};

/** How many moves a tree has. */
export const sizeOf = ({ next }: Position): number => next.reduce((size, one) => size + 1 + sizeOf(one), 0);
