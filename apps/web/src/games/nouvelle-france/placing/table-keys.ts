import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { tick } from 'svelte';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { Offer } from '../../../table/state/types.ts';
import { takesKeys } from '../../../ui/takes-keys.ts';
import { pressKey } from './keys.ts';
import type { Placing } from './placing.svelte.ts';

/** What the keys of the table act on. Functions return false if the key does nothing now. */
export interface KeyTargets {
  readonly table: TableState<NouvelleFrance>;
  readonly placing: Placing;
  /** The answers other than placements, in the order of their number keys. */
  readonly answers: readonly Offer<NouvelleFrance>[];
  answer(move: NouvelleFrance['move']): void;
  moveCamera(key: string, shift: boolean): boolean;
  swapViews(): boolean;
  hint(): boolean;
  /** Focuses the current square. */
  focus(): void;
}

/** Digits choose a card first, then an answer. */
const choose = ({ placing, answers, answer }: KeyTargets, number: number): boolean => {
  const lot = placing.lots[number];
  const chosen = placing.piece === undefined ? answers[number - placing.lots.length] : undefined;
  if (lot !== undefined) placing.takeShape(lot.form);
  else if (chosen !== undefined) answer(chosen.move);
  return lot !== undefined || chosen !== undefined;
};

/** Once the turn is complete, Enter confirms it even if a square has the focus. */
const confirms = (table: TableState<NouvelleFrance>, key: string, target: Element): boolean => {
  const meant = key === 'Enter' && table.mustConfirm && target.closest('[data-square]') !== null;
  if (meant) table.confirm();
  return meant;
};

const act = (targets: KeyTargets, { key, shiftKey }: KeyboardEvent, target: Element): boolean => {
  if (/^[1-9]$/.test(key)) return choose(targets, Number(key) - 1);
  if (confirms(targets.table, key, target) || targets.moveCamera(key, shiftKey)) return true;
  if (key.toLowerCase() === 'v' && targets.swapViews()) return true;
  if (key.toLowerCase() === 'h' && targets.hint()) return true;
  return pressKey(targets.placing, key, shiftKey);
};

/** Runs before the shared keys: with a piece in hand, Enter puts it down. */
export const pressTableKey = (targets: KeyTargets, event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (takesKeys(target)) return;
  if (target.matches('input') && /^(Arrow| )/.test(event.key)) return;
  if (event.key === 'Enter' && target.closest('button, a, summary')) return;
  if (!act(targets, event, target)) return;
  event.preventDefault();
  if (event.key.startsWith('Arrow')) void tick().then(() => targets.focus());
};
