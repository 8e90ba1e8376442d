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

/** A position that was reached, what its last move does in words, and the positions after it by seat and move. */
interface Reached<G extends Types> {
  readonly state: G['state'];
  readonly label: string | undefined;
  readonly next: Map<string, Reached<G>>;
}

/**
 * Lists all moves of trees in reading order: a move, what else was tried instead of it, and then what follows it. Words
 * need the position they are made in, so moves are played on the way, each once: notes change a tree with every key.
 */
export const createRowLister = <G extends Types>(
  game: Game<G>,
  words: Words<G>,
  names: readonly string[],
  first: G['state'],
): ((root: Position) => readonly Row[]) => {
  const start: Reached<G> = { state: first, label: undefined, next: new Map() };

  const play = ({ state }: Reached<G>, { seat, move: text }: Variation): Reached<G> => {
    const move = findMove(game, state, seat, text);
    if (!move.ok) return { state, label: undefined, next: new Map() };
    const { after, effects } = applyFor(game, state, seat, move.value);
    const view = game.view(after, seat);
    const said = effects.map(effect => words.effect(view, effect, names)).find(line => line !== '');
    const label =
      said === undefined
        ? words.move(game.view(state, seat), seat, move.value)
        : capitalised(withoutName(said, names[seat] ?? ''));
    return { state: after, label, next: new Map() };
  };

  const reach = (from: Reached<G>, variation: Variation): Reached<G> => {
    const key = `${variation.seat} ${variation.move}`;
    const reached = from.next.get(key) ?? play(from, variation);
    from.next.set(key, reached);
    return reached;
  };

  return root => {
    const rows: Row[] = [];
    const add = (from: Reached<G>, variation: Variation, path: Path, depth: number): Reached<G> => {
      const reached = reach(from, variation);
      if (reached.label !== undefined) rows.push({ path, depth, variation, label: reached.label });
      return reached;
    };
    const walk = (from: Reached<G>, position: Position, before: Path, depth: number): void => {
      let [reached, path] = [from, before];
      let [main, ...others] = position.next;
      while (main !== undefined) {
        const to = (variation: Variation): Path => [...path, { seat: variation.seat, move: variation.move }];
        const after = add(reached, main, to(main), depth);
        for (const other of others) walk(add(reached, other, to(other), depth + 1), other, to(other), depth + 1);
        [reached, path] = [after, to(main)];
        [main, ...others] = main.next;
      }
    };
    walk(start, root, [], 0);
    return rows;
  };
};

/** How many moves a tree has. */
export const sizeOf = ({ next }: Position): number => next.reduce((size, one) => size + 1 + sizeOf(one), 0);
