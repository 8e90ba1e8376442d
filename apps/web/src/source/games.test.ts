import { unwrap } from '@cap-diamant/kernel';
import { openMatch, playTurnText, stateOf } from '@cap-diamant/match';
import { quebec } from '@cap-diamant/quebec';
import { expect, it } from 'vitest';
import { saveFirst } from './games.ts';

it('a saved game counts turns, not decisions', () => {
  const match = unwrap(openMatch(quebec, { options: { players: 2, first: 0 }, seed: 'turns' }));
  expect(saveFirst(match, []).turns).toBe(0);
  const [seat = 0] = quebec.actors(stateOf(match));
  const { formatMove } = quebec.notation;
  const begun = unwrap(playTurnText(match, seat, ['start']));
  const put = quebec.moves(stateOf(begun), seat).map(formatMove)[0] ?? '';
  expect(saveFirst(begun, []).turns).toBe(1);
  const done = unwrap(playTurnText(begun, seat, [put]));
  expect(saveFirst(done, [])).toMatchObject({ turns: 1, record: { moves: ['start', put] } });
});
