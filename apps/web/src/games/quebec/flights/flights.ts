import type { Seat } from '@cap-diamant/kernel';
import type { Space } from '@cap-diamant/quebec/board';
import type { Effect } from '@cap-diamant/quebec/effects';
import type { Architect, Zone } from '@cap-diamant/quebec/vocabulary';

/** Where a flight starts or ends: the value of a `data-anchor` on the table. */
export type Anchor =
  | `active:${Seat}`
  | `supply:${Seat}`
  | `player:${Seat}`
  | `score:${Seat}`
  | `zone:${Zone}:${Seat}`
  | `site:${Space}`;

/** A piece that moves because of one effect. */
export type Flight =
  | {
      readonly piece: 'workers';
      readonly seat: Seat;
      readonly count: number;
      readonly from: Anchor;
      readonly to: Anchor;
    }
  | { readonly piece: 'architect'; readonly whose: Architect; readonly from: Anchor; readonly to: Anchor }
  | {
      readonly piece: 'points';
      readonly seat: Seat;
      readonly count: number;
      readonly from: Anchor;
      readonly to: Anchor;
    };

const workers = (seat: Seat, count: number, from: Anchor, to: Anchor): Flight => ({
  piece: 'workers',
  seat,
  count,
  from,
  to,
});

const home = (architect: Architect, turn: Seat): Anchor => `player:${architect === 'neutral' ? turn : architect}`;

/** The flights for these effects. Effects without movement (a new century, a card) have none. */
export const flightsOf = (effects: readonly Effect[], turn: Seat): Flight[] => {
  const flights: Flight[] = [];
  // Workers reach a zone from the building whose architect just left; points of a zone start in that zone.
  let vacated: Space | undefined;
  let scored: Zone | undefined;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'zone':
        scored = effect.zone;
        break;
      case 'arrive': {
        const from: Anchor = vacated === undefined ? `player:${effect.seat}` : `site:${vacated}`;
        flights.push(workers(effect.seat, effect.workers, from, `zone:${effect.zone}:${effect.seat}`));
        break;
      }
      case 'stage':
        flights.push(workers(effect.seat, effect.workers, `active:${effect.seat}`, `site:${effect.space}`));
        break;
      case 'place':
        flights.push(
          workers(effect.seat, effect.workers, `player:${effect.seat}`, `zone:${effect.zone}:${effect.seat}`),
        );
        break;
      case 'activate':
        flights.push(workers(effect.seat, effect.workers, `supply:${effect.seat}`, `active:${effect.seat}`));
        break;
      case 'dismiss':
        flights.push(workers(effect.seat, effect.workers, `active:${effect.seat}`, `supply:${effect.seat}`));
        break;
      case 'conscript':
        flights.push(
          workers(effect.seat, effect.workers, `zone:${effect.zone}:${effect.seat}`, `supply:${effect.seat}`),
        );
        break;
      case 'move':
      case 'cascade': {
        const { seat, from, to } = effect;
        flights.push(
          workers(
            seat,
            effect.workers,
            `zone:${from}:${seat}`,
            to === 'active' ? `active:${seat}` : `zone:${to}:${seat}`,
          ),
        );
        break;
      }
      case 'put':
      case 'lift': {
        const ends = [home(effect.architect, turn), `site:${effect.space}`] as const;
        const [from, to] = effect.kind === 'put' ? ends : [ends[1], ends[0]];
        if (effect.kind === 'lift') vacated = effect.space;
        flights.push({ piece: 'architect', whose: effect.architect, from, to });
        break;
      }
      case 'points': {
        const { seat, points, source } = effect;
        const from: Anchor = source === 'zones' && scored !== undefined ? `zone:${scored}:${seat}` : `player:${seat}`;
        flights.push({ piece: 'points', seat, count: points, from, to: `score:${seat}` });
        break;
      }
      default:
        break;
    }
  }
  return flights;
};

/** Fallbacks for an anchor that isn't drawn: a zone where this seat has no workers still has its own anchor. */
export const anchorsFor = (anchor: Anchor): readonly string[] =>
  anchor.startsWith('zone:') ? [anchor, anchor.slice(0, anchor.lastIndexOf(':'))] : [anchor];
