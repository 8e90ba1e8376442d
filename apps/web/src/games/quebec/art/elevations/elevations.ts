import type { Building } from '@cap-diamant/quebec/buildings';
import { CULTURE } from './culture.ts';
import { ECONOMY } from './economy.ts';
import { POLITICS } from './politics.ts';
import { RELIGION } from './religion.ts';
import { type Layer, type Part, TONES } from './strokes.ts';

const ELEVATIONS: Readonly<Record<Building, readonly Layer[]>> = { ...RELIGION, ...POLITICS, ...ECONOMY, ...CULTURE };

/** One path per tone: fewer elements to draw. */
const merged = (layer: Layer): Part[] =>
  TONES.map(tone => ({ tone, d: layer.flatMap(part => (part.tone === tone ? [part.d] : [])).join('') })).filter(
    ({ d }) => d !== '',
  );

const drawn = new Map<Building, readonly Part[]>();

/** A finished building as seen from the street, its ground at y = 0, at most 92 wide and 92 high. */
export const elevationOf = (building: Building): readonly Part[] => {
  const known = drawn.get(building);
  if (known !== undefined) return known;
  const parts = ELEVATIONS[building].flatMap(merged);
  drawn.set(building, parts);
  return parts;
};
