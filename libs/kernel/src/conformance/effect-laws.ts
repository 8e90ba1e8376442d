import type { Game, Types } from '../game.ts';
import { same } from '../same.ts';
import { isOver, type Law, text } from './law.ts';

/** Usually enough to cover two decisions; all effects are checked again at the end. */
const LATEST = 10;

const totals = <G extends Types>(game: Game<G>, state: G['state']): number[] =>
  game.tally(state).scores.map(({ total }) => total ?? 0);

export const EFFECT_LAWS: readonly Law[] = [
  {
    name: 'effects never change',
    costly: false,
    check(game, { after, past: { told } }) {
      const looked = isOver(game, after) ? told : told.slice(-LATEST);
      const changed = looked.find(({ effect, copy }) => !same(effect, copy));
      return changed && `${text(changed.copy)} became ${text(changed.effect)}`;
    },
  },
  {
    name: 'the points told are the points gained',
    costly: true,
    check(game, { after, past: { first, told } }) {
      const payments = told.flatMap(({ copy }) => game.payments(copy));
      const start = totals(game, first);
      const gained = totals(game, after).map((total, seat) => total - (start[seat] ?? 0));
      const paid = gained.map(() => 0);
      for (const { seat, points } of payments) paid[seat] = (paid[seat] ?? 0) + points;
      return same(paid, gained) ? undefined : `the seats gained ${gained} points, but were told of ${paid}`;
    },
  },
];
