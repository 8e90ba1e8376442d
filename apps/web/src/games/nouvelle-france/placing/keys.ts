import type { Placing } from './placing.svelte.ts';

/** What a key does with the piece in hand; `back` means with Shift. */
const KEYS: Readonly<Record<string, (placing: Placing, back: boolean) => void>> = {
  arrowleft: placing => placing.step(-1, 0),
  arrowright: placing => placing.step(1, 0),
  arrowup: placing => placing.step(0, -1),
  arrowdown: placing => placing.step(0, 1),
  c: (placing, back) => placing.nextSite(back ? -1 : 1),
  p: (placing, back) => placing.nextPiece(back ? -1 : 1),
  q: placing => placing.turn('turn', -1),
  e: placing => placing.turn('turn', 1),
  w: placing => placing.turn('tilt', 1),
  s: placing => placing.turn('tilt', -1),
  a: placing => placing.turn('roll', 1),
  d: placing => placing.turn('roll', -1),
  n: placing => placing.nextLegal(),
  b: placing => placing.betterLegal(),
  enter: placing => placing.put(),
  escape: placing => placing.forget(),
};

/** These keys only work while a piece is in hand. */
const NEEDS_PIECE: ReadonlySet<string> = new Set(['p', 'q', 'e', 'w', 's', 'a', 'd', 'n', 'b', 'enter', 'escape']);

/** Handles a key; returns false if it does nothing now. */
export const pressKey = (placing: Placing, key: string, back: boolean): boolean => {
  const act = KEYS[key.toLowerCase()];
  if (act === undefined || (NEEDS_PIECE.has(key.toLowerCase()) && placing.piece === undefined)) return false;
  act(placing, back);
  return true;
};
