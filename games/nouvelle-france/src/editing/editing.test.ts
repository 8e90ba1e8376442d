import { nth, random, range, unwrap } from '@cap-diamant/kernel';
import { expect, it } from 'vitest';
import { nouvelleFrance } from '../game.ts';
import { BONUSES, SITES, SNOW } from '../model/vocabulary.ts';
import type { State } from '../state/state.ts';
import {
  cardsFor,
  charactersIn,
  checked,
  editable,
  type Position,
  pieceOn,
  piecesFor,
  waysAt,
  withAlly,
  withBonus,
  withCard,
  withCharacter,
  withoutPiece,
  withPiece,
  withScore,
  withSnow,
  withSticksOf,
  withTurn,
} from './index.ts';

const playable = (position: Position): State => {
  const result = checked(position);
  return result.ok ? result.value : expect.unreachable(result.error.kind);
};

/** A position in the middle of a random game, at the start of a turn. */
const middle = (seed: string): State => {
  const dice = random(seed);
  let state = nouvelleFrance.setup(unwrap(nouvelleFrance.options.parse({ players: 3 })), seed);
  while (state.placed.length < 9 || !nouvelleFrance.turn(state).fresh) {
    const [seat = 0] = nouvelleFrance.actors(state);
    state = nouvelleFrance.apply(state, seat, dice.pick(nouvelleFrance.moves(state, seat)));
  }
  return state;
};

it('a position stays possible, whatever is changed', () => {
  const state = middle('edit');
  let position = editable(state);
  expect(checked(position).ok).toBe(true);
  const other = position.deck.find(card => card !== SNOW && !position.visible.includes(card)) ?? '';
  expect(cardsFor(position, 0)).toEqual(expect.arrayContaining([other, nth(position.visible, 0)]));
  expect(cardsFor(position, 0)).not.toContain(SNOW);
  position = withCard(position, 0, other);
  expect([nth(position.visible, 0), checked(position).ok]).toEqual([other, true]);
  position = withScore(withTurn(position, 2), 1, 33);
  position = withAlly(position, 0, 'coureur', !nth(position.players, 0).ready.includes('coureur'));
  position = withSticksOf(position, 'church', 'mill');
  expect(checked(position)).toMatchObject({ ok: true, value: { turn: 2 } });
  for (const snow of [2, 0, 1]) {
    position = withSnow(position, snow);
    const early = BONUSES.find((bonus, at) => at > snow && position.placed.some(({ piece }) => piece === bonus));
    const result = checked(position);
    expect(result.ok ? undefined : result.error, `snow ${snow}`).toEqual(early && { kind: 'early', bonus: early });
  }
  for (const left of range(position.placed.length).toReversed()) {
    position = withoutPiece(position, left);
    expect(position.placed).toHaveLength(left);
  }
  expect(checked(position).ok).toBe(true);
  expect(SITES.every(site => position.characters[site] === null)).toBe(true);
});

/** Puts a piece down, on the first square of the mill on which it stands, in the last way there. */
const placedAnywhere = (state: State, piece: string) => {
  const squares = range(64).map(at => ({ site: 'mill', grid: 'A', x: at % 8, y: at >> 3 }) as const);
  return nth(
    squares.flatMap(square => waysAt(state, piece, square).slice(-1)),
    0,
  );
};

it('pieces are put down where they stand, and taken away where nothing rests on them', () => {
  const state = playable(editable(nouvelleFrance.setup(unwrap(nouvelleFrance.options.parse({ players: 2 })), 'x')));
  const piece = nth(piecesFor(editable(state), 0), 0);
  const place = placedAnywhere(state, piece);
  const one = withPiece(editable(state), place, 1);
  expect(checked(one)).toMatchObject({ ok: true, value: { placed: [{ piece, seat: 1, cells: place.cells }] } });
  expect(piecesFor(one, 0)).not.toContain(piece);
  const [x, y] = nth(place.cells, 0);
  expect([pieceOn(one, { site: 'mill', grid: 'A', x, y }), pieceOn(one, { site: 'church', grid: 'A', x, y })]).toEqual([
    0,
    undefined,
  ]);
  // Everything that could stand on it does, in turn: then it carries something.
  const square = { site: 'mill', grid: 'A', x, y } as const;
  const onTop = piecesFor(one, 0).flatMap(other => waysAt(playable(one), other, square).slice(-1));
  const two = withPiece(one, nth(onTop, 0), 0);
  expect(checked(two).ok).toBe(true);
  expect([pieceOn(two, square), checked(withoutPiece(two, 0)).ok, checked(withoutPiece(two, 1)).ok]).toEqual([
    1,
    false,
    true,
  ]);
});

it('bonus pieces are had, put down or gone, and a character has an owner only if its site is hidden', () => {
  const start = editable(nouvelleFrance.setup(unwrap(nouvelleFrance.options.parse({ players: 2 })), 'x'));
  const gone = withBonus(start, 0, 'stake', false);
  expect([nth(gone.players, 0).bonus, checked(gone).ok]).toEqual([['beam', 'peg'], true]);
  expect(nth(withBonus(gone, 0, 'stake', true).players, 0).bonus).toEqual(['beam', 'stake', 'peg']);
  expect(piecesFor(start, 0).filter(piece => ['beam', 'stake', 'peg'].includes(piece))).toEqual(['beam']);
  const built = withPiece(start, placedAnywhere(playable(start), 'beam'), 0);
  expect([nth(built.players, 0).bonus, checked(built).ok]).toEqual([['stake', 'peg'], true]);
  expect(nth(withoutPiece(built, 0).players, 0).bonus).toEqual(['beam', 'stake', 'peg']);
  expect(charactersIn(playable(start))).toEqual([]);
  expect(checked(withCharacter(start, 'mill', 1))).toEqual({ ok: false, error: { kind: 'impossible' } });
});
