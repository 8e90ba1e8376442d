import { describe, expect, it } from 'vitest';
import { isSound } from '../testing/path.ts';
import {
  CLIFF,
  FAR_BANK,
  FAR_SHORE,
  FAR_WATERLINES,
  HACHURES,
  LOTS,
  SHORELINE,
  TREES,
  WALLS,
  WATER,
  WATERLINES,
} from './town-plan.ts';

describe('the plan around the town', () => {
  it('has only finite coordinates', () => {
    const paths = [
      WATER,
      SHORELINE,
      HACHURES,
      CLIFF,
      WALLS,
      LOTS,
      ...Object.values(TREES),
      ...WATERLINES,
      FAR_BANK,
      FAR_SHORE,
      ...FAR_WATERLINES,
    ];
    expect(paths.filter(path => !isSound(path))).toEqual([]);
  });
});
