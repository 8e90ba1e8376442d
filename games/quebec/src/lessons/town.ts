import { type Json, nth, sum } from '@cap-diamant/kernel';
import type { Scene } from '@cap-diamant/kernel/lessons';
import { costAt, SPACES, type SpaceId } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import { type Century, type Leader, ZONES, type Zone } from '../model/vocabulary.ts';
import { leadersInPlay, workersEach } from '../rules/editions.ts';
import { FIRST_GAME } from '../setup/first-game.ts';
import { variantOf } from '../setup/option-sheet.ts';

type BySpace<T> = { readonly [space in SpaceId]?: T };

/** A town in the middle of a game, in the layout of a first game. What is not named follows from it. */
export interface TownSketch {
  readonly level: 'family' | 'complete' | 'events';
  readonly century: Century;
  /** The seat to move; the learner, unless another is named. */
  readonly turn?: number;
  readonly scores: readonly number[];
  readonly active: readonly number[];
  readonly zones?: { readonly [zone in Zone]?: readonly number[] };
  /** Sites of this century that can still be started. */
  readonly free?: readonly SpaceId[];
  /** Whose architect stands where, and the seats of the contributions. */
  readonly underway?: BySpace<readonly [architect: number | 'neutral', contributions: readonly number[]]>;
  /** Star tokens: seat and stars. All other sites of the past are completed without one. */
  readonly tokens?: BySpace<readonly [seat: number, stars: number]>;
  readonly leaders?: readonly (Leader | null)[];
  readonly events?: Json;
}

const siteIn = (sketch: TownSketch, at: number): { readonly [key: string]: Json } => {
  const { id } = nth(SPACES, at);
  const { century, free = [], underway = {}, tokens = {} } = sketch;
  const [architect, stages] = underway[id] ?? [];
  if (architect !== undefined) return { state: 'underway', architect, stages: stages ?? [] };
  if (tileOf(nth(FIRST_GAME, at)).century > century) return { state: 'waiting' };
  if (free.includes(id)) return { state: 'available' };
  const token = tokens[id];
  return { state: 'built', token: token === undefined ? null : { seat: token[0], stars: token[1] } };
};

/** Where an architect stands. */
const postOf = ({ underway = {} }: TownSketch, who: number | 'neutral'): string | undefined =>
  Object.entries(underway).find(([, [architect]]) => architect === who)?.[0];

const workersOut = ({ zones = {}, underway = {} }: TownSketch, seat: number): number => {
  const inZones = sum(ZONES.map(zone => zones[zone]?.[seat] ?? 0));
  const onSites = SPACES.map(({ id }, at) => {
    const [, stages = []] = underway[id] ?? [];
    return costAt(at) * stages.filter(builder => builder === seat).length;
  });
  return inZones + sum(onSites);
};

/** The scene of a sketch: every worker that is nowhere else is in its owner's supply. */
export const sceneOf = (sketch: TownSketch): Scene => {
  const { level, century, turn = 0, scores, active, zones = {}, leaders = [], events } = sketch;
  const seats = scores.length;
  const variant = variantOf('2011', level) ?? '2011-family';
  const players = scores.map((score, seat) => ({
    score,
    active: nth(active, seat),
    passive: workersEach(seats) - nth(active, seat) - workersOut(sketch, seat),
    architect: postOf(sketch, seat) ?? 'hand',
    leader: leaders[seat] ?? null,
  }));
  const held = leaders.includes('economic');
  return {
    options: { edition: '2011', level, players: seats, layout: 'first-game', first: turn },
    seed: 'lesson',
    set: {
      century,
      turn,
      sites: Object.fromEntries(SPACES.map(({ id }, at) => [id, siteIn(sketch, at)])),
      zones: Object.fromEntries(ZONES.map(zone => [zone, zones[zone] ?? scores.map(() => 0)])),
      players,
      neutral: postOf(sketch, 'neutral') ?? (held ? 'hand' : 'aside'),
      leaders: leadersInPlay(variant, seats).filter(leader => !leaders.includes(leader)),
      ...(events !== undefined && { events }),
    },
  };
};
