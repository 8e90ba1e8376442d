import { type Law, nth, same, sum } from '@cap-diamant/kernel';
import type { Effect } from './model/effects.ts';
import { availableOf, type State, scoreOf } from './model/state.ts';
import type { Quebec } from './model/types.ts';
import type { Source } from './model/vocabulary.ts';
import { checkPosition, workersInPlay } from './notation/check.ts';
import { RULES, workersEach } from './rules/editions.ts';
import { tokensOf } from './rules/tokens.ts';

const seatsOf = (state: State): number[] => [...state.players.keys()];

interface Paying {
  readonly zone: Effect & { readonly kind: 'zone' };
  readonly points: readonly (Effect & { readonly kind: 'points' })[];
}

/** The zones scored, each with the points paid until the next one. */
const zonesPaying = (effects: readonly Effect[]): Paying[] => {
  const paying: { zone: Paying['zone']; points: Paying['points'][number][] }[] = [];
  for (const effect of effects) {
    if (effect.kind === 'zone') paying.push({ zone: effect, points: [] });
    else if (effect.kind === 'points') paying.at(-1)?.points.push(effect);
  }
  return paying;
};

/** In the family game half of a majority, five at most; otherwise nobody is paid twice. */
const bonusesFor = (state: State, workers: readonly number[]): number[] => {
  const most = Math.max(...workers);
  const isBonus = RULES[state.variant].majority === 'bonus';
  return workers.map(count => (isBonus && count === most ? Math.min(5, Math.floor(count / 2)) : 0));
};

const zoneFault = (state: State, effects: readonly Effect[]): string | undefined => {
  for (const { zone, points } of zonesPaying(effects)) {
    const paid = (source: Source): number[] =>
      seatsOf(state).map(seat =>
        sum(points.flatMap(each => (each.seat === seat && each.source === source ? each.points : []))),
      );
    if (!same(paid('zones'), zone.workers)) return `${zone.zone}: ${zone.workers} workers, ${paid('zones')} points`;
    const bonuses = bonusesFor(state, zone.workers);
    if (!same(paid('bonus'), bonuses)) return `${zone.zone}: ${paid('bonus')} as a bonus, not ${bonuses}`;
  }
  return undefined;
};

/** What must be true at every step of a game of Québec, besides the laws for every game. */
export const laws: readonly Law<Quebec>[] = [
  {
    name: 'workers are conserved',
    costly: false,
    check(_game, { after }) {
      const each = workersEach(after.players.length);
      const seat = seatsOf(after).find(candidate => workersInPlay(after, candidate) !== each);
      return seat === undefined ? undefined : `seat ${seat} has ${workersInPlay(after, seat)} workers, not ${each}`;
    },
  },
  {
    name: 'no count is negative',
    costly: false,
    check(_game, { after }) {
      const counts = [...Object.values(after.zones).flat(), ...after.players.flatMap(p => [p.active, p.passive])];
      return counts.every(count => count >= 0)
        ? undefined
        : JSON.stringify({ zones: after.zones, players: after.players });
    },
  },
  {
    name: 'scores never fall',
    costly: false,
    check(_game, { before, after }) {
      const seat = seatsOf(after).find(each => scoreOf(nth(after.players, each)) < scoreOf(nth(before.players, each)));
      return seat === undefined ? undefined : `seat ${seat} lost points`;
    },
  },
  {
    name: 'a zone pays a point for each worker told, and the bonus of the rules played',
    costly: false,
    check: (_game, { before, effects }) => zoneFault(before, effects),
  },
  {
    name: 'the position is a possible one',
    costly: true,
    check: (_game, { after }) => checkPosition(after),
  },
  {
    name: 'nobody is asked where only skip is possible',
    costly: false,
    check(game, { after }) {
      const [seat] = game.actors(after);
      const moves = seat === undefined ? [] : game.moves(after, seat);
      return moves.length === 1 && moves[0]?.kind === 'skip' ? JSON.stringify(after.pending) : undefined;
    },
  },
  {
    name: 'the available sites are listed',
    costly: false,
    check: (_game, { after }) =>
      availableOf(after.sites).join() === after.available.join() ? undefined : `listed: ${after.available.join()}`,
  },
  {
    name: 'tokens stay, and only gain stars',
    costly: false,
    check(_game, { before, after }) {
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
    check(game, { after }) {
      const seen = JSON.stringify([undefined, ...seatsOf(after)].map(viewer => game.view(after, viewer)));
      const leaked = after.events?.coming.find(event => seen.includes(event));
      return leaked && `"${leaked}" can be seen`;
    },
  },
];
