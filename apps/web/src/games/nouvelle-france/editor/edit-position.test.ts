import { nth, random, range, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { State } from '@cap-diamant/nouvelle-france/state';
import { SITES, SNOW } from '@cap-diamant/nouvelle-france/vocabulary';
import { expect, it } from 'vitest';
import {
  checked,
  editable,
  withAlly,
  withCard,
  withoutLastPiece,
  withScore,
  withSnow,
  withSticksOf,
  withTurn,
} from './edit-position.ts';

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
  position = withCard(position, 0, other);
  expect([nth(position.visible, 0), checked(position).ok]).toEqual([other, true]);
  position = withScore(withTurn(position, 2), 1, 33);
  position = withAlly(position, 0, 'coureur', !nth(position.players, 0).ready.includes('coureur'));
  position = withSticksOf(position, 'church', 'mill');
  expect(checked(position)).toMatchObject({ ok: true, value: { turn: 2 } });
  for (const snow of [2, 0, 1]) {
    position = withSnow(position, snow);
    expect(checked(position).ok, `snow ${snow}`).toBe(
      position.placed.every(({ piece }) => ['beam', 'stake', 'peg'].indexOf(piece) <= snow),
    );
  }
  for (const left of range(position.placed.length).toReversed()) {
    position = withoutLastPiece(position);
    expect(position.placed).toHaveLength(left);
  }
  expect(checked(position).ok).toBe(true);
  expect(SITES.every(site => position.characters[site] === null)).toBe(true);
});
