import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { expect, test } from 'vitest';
import { extentOf, narrowSheets } from './layout.ts';

test.each(SITES)('the small floors of the %s keep their outlines inside the sheet', site => {
  const { left, top, width, depth } = extentOf(STANDARD_BOX, site);
  const { floors } = narrowSheets(STANDARD_BOX, site);
  expect(floors.plans).toHaveLength(3);
  for (const { x, y, scale } of floors.plans) {
    expect(x + left * scale).toBeGreaterThan(0.05);
    expect(x + (left + width) * scale).toBeLessThan(floors.width - 0.05);
    expect(y + top * scale).toBeGreaterThan(0.05);
    expect(y + (top + depth) * scale).toBeLessThan(floors.height - 0.05);
  }
});
