import type { Language } from '@cap-diamant/kernel';
import { COLOURS, SPACES, spaceOf } from '../../model/board.ts';
import { BUILDINGS } from '../../model/buildings.ts';
import { stackOf } from '../../model/pending.ts';
import { availableOf, NO_POINTS, type Player, type Site } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import type { Catalogue } from '../catalogue.ts';
import { en } from '../en.ts';
import { fr } from '../fr.ts';
import { ru } from '../ru.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { fr, en, ru };

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'];

export const space = (id: string): number => {
  const found = spaceOf(id);
  if (found === undefined) throw new Error(`no space "${id}"`);
  return found;
};

/** Every tile on the first free space of its colour. */
const sites = (): Site[] => {
  const left = [...BUILDINGS];
  return SPACES.map((_, at) => {
    const [tile] = left.splice(
      left.findIndex(({ zone }) => zone === COLOURS[at]),
      1,
    );
    if (tile === undefined) throw new Error('more spaces than tiles');
    const state = tile.century === 1 ? 'available' : 'waiting';
    return { building: tile.id, state, architect: null, stages: [], token: null };
  });
};

const player = (): Player => ({ active: 3, passive: 19, architect: 'hand', leader: null, points: NO_POINTS });

/** A sample table, at the start of a turn of seat 0. */
export const sample = (players: number, change: Partial<View> = {}): View => ({
  variant: '2026-standard',
  century: 1,
  turn: 0,
  over: false,
  sites: sites(),
  available: availableOf(sites()),
  zones: {
    religion: Array<number>(players).fill(0),
    politics: Array<number>(players).fill(1),
    economy: Array<number>(players).fill(2),
    culture: Array<number>(players).fill(0),
    citadelle: Array<number>(players).fill(4),
  },
  players: Array.from({ length: players }, player),
  neutral: 'aside',
  leaders: ['religious', 'political', 'economic', 'cultural', 'citadelle'],
  events: { first: '1682-fire', firstScoredBy: [], current: null, coming: ['hidden', 'hidden', 'hidden'] },
  pending: stackOf([{ kind: 'turn', seat: 0 }]),
  ...change,
});

export const withSite = (view: View, id: string, change: Partial<Site>): View => ({
  ...view,
  sites: view.sites.map((site, at) => (at === space(id) ? { ...site, ...change } : site)),
});

export const withPlayer = (view: View, seat: number, change: Partial<Player>): View => ({
  ...view,
  players: view.players.map((one, at) => (at === seat ? { ...one, ...change } : one)),
});
