import { unwrap } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { bot, openTable, person, settled, type TableOptions } from './table.ts';
import { toyWords } from './toy-words.ts';

export const TWO = { players: 2, rounds: 2 };
export const step = (by: 1 | 2) => ({ kind: 'step', by }) as const;
export const REST = { kind: 'rest' } as const;
export const DRAW = { kind: 'draw' } as const;
export const PEEK = { kind: 'peek' } as const;

/** A table of the toy game: Anne against a bot, unless other players are given. */
export const openToy = (options: Partial<TableOptions<Toy>> = {}) =>
  openTable(toyGame, toyWords, { options: TWO, players: [person('Anne'), bot], ...options });

export const playAll = async (table: TableState<Toy>, ...moves: readonly Toy['move'][]): Promise<void> => {
  for (const move of moves) {
    unwrap(table.play(move));
    await settled();
  }
};

export const confirm = async (table: TableState<Toy>): Promise<void> => {
  table.confirm();
  await settled();
};

/** The decisions the referee knows. */
export const movesOf = (table: TableState<Toy>) => table.source.archive?.saved([]).record.moves;
