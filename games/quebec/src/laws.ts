import { type Law, nth, sum } from '@cap-diamant/kernel';
import { availableOf, type State, scoreOf } from './model/state.ts';
import type { Quebec } from './model/types.ts';
import { checkPosition, workersInPlay } from './notation/check.ts';
import { workersEach } from './rules/editions.ts';
import { tokensOf } from './rules/tokens.ts';

const seatsOf = (state: State): number[] => [...state.players.keys()];

/** What must hold at every step of a game of Québec, beside what holds for every game. */
export const laws: readonly Law<Quebec>[] = [
  {
    name: 'workers are conserved',
    costly: false,
    broken(_game, { after }) {
      const each = workersEach(after.players.length);
      const seat = seatsOf(after).find(candidate => workersInPlay(after, candidate) !== each);
      return seat === undefined ? undefined : `seat ${seat} has ${workersInPlay(after, seat)} workers, not ${each}`;
    },
  },
  {
    name: 'no count is negative',
    costly: false,
    broken(_game, { after }) {
      const counts = [...Object.values(after.zones).flat(), ...after.players.flatMap(p => [p.active, p.passive])];
      return counts.every(count => count >= 0)
        ? undefined
        : JSON.stringify({ zones: after.zones, players: after.players });
    },
  },
  {
    name: 'scores never fall, and grow by the points told',
    costly: false,
    broken(_game, { before, after, effects }) {
      for (const seat of seatsOf(after)) {
        const told = sum(effects.map(effect => (effect.kind === 'points' && effect.seat === seat ? effect.points : 0)));
        const gained = scoreOf(nth(after.players, seat)) - scoreOf(nth(before.players, seat));
        if (gained < 0 || gained !== told) return `seat ${seat} gained ${gained}, but ${told} were told`;
      }
      return undefined;
    },
  },
  {
    name: 'the position is a possible one',
    costly: true,
    broken: (_game, { after }) => checkPosition(after),
  },
  {
    name: 'nobody is asked where only skip is possible',
    costly: false,
    broken(game, { after }) {
      const [seat] = game.actors(after);
      const moves = seat === undefined ? [] : game.moves(after, seat);
      return moves.length === 1 && moves[0]?.kind === 'skip' ? JSON.stringify(after.pending) : undefined;
    },
  },
  {
    name: 'the available sites are listed',
    costly: false,
    broken: (_game, { after }) =>
      availableOf(after.sites).join() === after.available.join() ? undefined : `listed: ${after.available.join()}`,
  },
  {
    name: 'tokens stay, and only gain stars',
    costly: false,
    broken(_game, { before, after }) {
      for (const seat of seatsOf(before)) {
        const lost = tokensOf(before, seat).find(({ space, stars }) => {
          const token = nth(after.sites, space).token;
          return token?.seat !== seat || token.stars < stars;
        });
        if (lost !== undefined) return `seat ${seat} lost stars on space ${lost.space}`;
      }
      return undefined;
    },
  },
  {
    name: 'no coming event is in any view',
    costly: true,
    broken(game, { after }) {
      const seen = JSON.stringify([undefined, ...seatsOf(after)].map(viewer => game.view(after, viewer)));
      const leaked = after.events?.coming.find(event => seen.includes(event));
      return leaked && `"${leaked}" can be seen`;
    },
  },
];
