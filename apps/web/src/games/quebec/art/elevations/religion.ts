import type { Elevations } from './elevation.ts';
import { arches, clock, cross, disc, door, floors, lines, mouldings, windows } from './joinery.ts';
import { block, chimney, columns, dome, dormers, gable, hip, lantern, pediment, spire } from './masonry.ts';

/** Churches, chapels, convents and the hospital of the nuns. */
export const RELIGION: Elevations<'religion'> = {
  // One tower with its steeple, the other one never finished.
  'notre-dame-cathedral': [
    [
      ...block(-36, -20, 40),
      ...spire(-28, 8, 52, 66),
      ...block(-34, -22, 52, 40),
      ...arches(-30.5, -25.5, 2, 42, 3, 7),
      ...cross(-28, 66, 8),
    ],
    [...block(20, 36, 38), ...arches(24, 32, 2, 26, 4, 8), ...dome(28, 8, 38, 5), ...arches(-32, -24, 2, 26, 4, 8)],
    [
      ...gable(-20, 20, 30, 44),
      ...door(0, 9, 15),
      ...door(-28, 6, 11),
      ...door(28, 6, 11),
      ...disc(0, 33, 4, 'open'),
      ...arches(-13, 13, 2, 18, 4, 9),
      ...mouldings(-20, 20, 29),
      ...cross(0, 46, 6),
    ],
  ],
  // Long white wings with a clock in the court.
  seminary: [
    [
      ...block(-42, 42, 27),
      ...hip(-42, 42, 27, 42, 7),
      ...floors(-37, 37, 9, [3, 11, 19]),
      ...chimney(-30, 46, 40),
      ...chimney(30, 46, 40),
    ],
    [
      ...dormers(-28, 28, 4, 30),
      ...block(-7, 7, 34),
      ...pediment(-9, 9, 34, 41),
      ...clock(0, 29, 3.4),
      ...door(0, 7, 12),
      ...lantern(0, 4, 43, 7),
      ...cross(0, 57, 6),
    ],
  ],
  // The small stone church of the Lower Town.
  'notre-dame-des-victoires': [
    [...block(-5, 5, 52, 36), ...spire(0, 6.5, 52, 72), ...arches(0, 0, 1, 42, 4, 8), ...cross(0, 71, 7)],
    [
      ...gable(-27, 27, 26, 46),
      ...door(0, 9, 15),
      ...arches(-16, 16, 2, 10, 5, 10),
      ...disc(-12, 28, 2.8, 'open'),
      ...disc(12, 28, 2.8, 'open'),
      ...disc(0, 33, 3.2, 'open'),
    ],
  ],
  // A hospital: long, with a cross in its gable.
  'hotel-dieu': [
    [
      ...block(-42, 42, 26),
      ...hip(-42, 42, 26, 41, 6),
      ...chimney(-33, 47, 38),
      ...chimney(33, 47, 38),
      ...floors(-36, 36, 8, [4, 15], 3, 6),
    ],
    [
      ...dormers(-30, 30, 4, 29),
      ...gable(-12, 12, 30, 44),
      ...door(0, 8, 12),
      ...lines('line', 0, 22, 0, 36, -5, 31, 5, 31),
      ...cross(0, 48, 7),
    ],
  ],
  // A chapel with the wing of its convent.
  'ursulines-chapel': [
    [
      ...block(4, 42, 24),
      ...hip(4, 42, 24, 40, 6),
      ...dormers(20, 34, 2, 27),
      ...floors(22, 38, 3, [4, 14]),
      ...chimney(34, 46, 38),
    ],
    [
      ...block(-19, -11, 52, 40),
      ...lantern(-15, 4, 48, 8),
      ...gable(-36, 6, 26, 42),
      ...door(-15, 8, 13),
      ...arches(-28, -2, 2, 10, 5, 11),
      ...disc(-15, 31, 3.6, 'open'),
      ...cross(-15, 64, 7),
    ],
  ],
  // An English spire over a temple front.
  'holy-trinity-cathedral': [
    [
      ...block(-9, 9, 52, 26),
      ...block(-6, 6, 60, 52),
      ...spire(0, 6, 60, 88),
      ...arches(0, 0, 1, 41, 5, 9),
      ...clock(0, 56, 2.8),
    ],
    [...block(-34, 34, 28), ...hip(-34, 34, 28, 33, 2), ...arches(-26, 26, 4, 8, 5, 13)],
    [
      ...block(-20, 20, 27),
      ...columns(-17, 17, 4, 0, 27, 3.4),
      ...pediment(-22, 22, 27, 38),
      ...door(0, 8, 14),
      ...arches(-11.5, 11.5, 2, 10, 4, 11),
      ...cross(0, 88, 5),
    ],
  ],
  // A rose window between two pinnacles.
  'jesuit-chapel': [
    [
      ...gable(-24, 24, 30, 56),
      ...block(-31, -23, 36),
      ...block(23, 31, 36),
      ...spire(-27, 5, 36, 50),
      ...spire(27, 5, 36, 50),
    ],
    [
      ...disc(0, 33, 8),
      ...disc(0, 33, 5.5, 'open'),
      ...lines('line', -8, 33, 8, 33, 0, 25, 0, 41, -5.6, 27.4, 5.6, 38.6, -5.6, 38.6, 5.6, 27.4),
      ...door(0, 10, 16),
      ...arches(-16, 16, 2, 8, 5, 13),
      ...cross(0, 60, 8),
    ],
  ],
  // A palace with a temple front.
  'archbishops-palace': [
    [
      ...block(-42, 42, 32),
      ...hip(-42, 42, 32, 40, 7),
      ...floors(-36, -22, 3, [4, 13, 22]),
      ...floors(22, 36, 3, [4, 13, 22]),
      ...chimney(-28, 46, 38),
      ...chimney(28, 46, 38),
    ],
    [
      ...block(-17, 17, 34),
      ...columns(-14, 14, 4, 12, 34, 3),
      ...mouldings(-17, 17, 12),
      ...pediment(-19, 19, 34, 45),
      ...arches(-9, 9, 3, 0, 5, 10),
      ...windows(-9, 9, 3, 18, 3, 8),
      ...cross(0, 45, 8),
    ],
  ],
  // The hall of the Scots, with Saint Andrew's cross.
  'kirk-hall': [
    [...gable(-30, 30, 28, 52), ...lines('line', -6, 34, 6, 44, -6, 44, 6, 34), ...disc(0, 39, 8.5, 'fine')],
    [
      ...arches(-20, 20, 2, 8, 6, 16),
      ...door(0, 11, 16),
      ...block(-36, -30, 34),
      ...block(30, 36, 34),
      ...spire(-33, 4, 34, 43),
      ...spire(33, 4, 34, 43),
    ],
  ],
  // Twin spires.
  'saint-roch-church': [
    [
      ...block(-34, -16, 46),
      ...block(16, 34, 46),
      ...spire(-25, 10, 46, 80),
      ...spire(25, 10, 46, 80),
      ...arches(-28, -22, 2, 34, 4, 9),
      ...arches(22, 28, 2, 34, 4, 9),
      ...cross(-25, 80, 7),
      ...cross(25, 80, 7),
    ],
    [
      ...gable(-16, 16, 34, 48),
      ...disc(0, 30, 6),
      ...disc(0, 30, 4, 'open'),
      ...door(0, 9, 16),
      ...door(-25, 7, 12),
      ...door(25, 7, 12),
      ...arches(-25, 25, 2, 18, 4, 10),
    ],
  ],
  // A Byzantine dome.
  'saint-coeur-de-marie-church': [
    [
      ...block(-20, 20, 44, 20),
      ...dome(0, 21, 44, 20),
      ...arches(-14, 14, 5, 33, 3.4, 8),
      ...lantern(0, 4, 62, 6),
      ...cross(0, 75, 7),
    ],
    [
      ...block(-36, 36, 24),
      ...block(-40, -28, 36),
      ...dome(-34, 6, 36, 8),
      ...arches(-34, -34, 1, 24, 4, 8),
      ...hip(-26, 36, 24, 29, 4),
    ],
    [...gable(-14, 14, 26, 36), ...door(0, 12, 17), ...arches(22, 31, 2, 6, 5, 12)],
  ],
};
