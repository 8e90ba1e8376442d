import { range } from '@cap-diamant/kernel';
import type { Elevations } from './elevation.ts';
import { arches, clock, disc, door, floors, lines, mouldings, outline, pole, ribs, windows } from './joinery.ts';
import { battered, block, chimney, columns, crenels, dome, dormers, hip, lantern, pediment, spire } from './masonry.ts';

/** Government and its walls. */
export const POLITICS: Elevations<'politics'> = {
  // On its buttressed terrace above the cliff.
  'chateau-saint-louis': [
    [
      ...block(-32, 32, 38, 13),
      ...hip(-32, 32, 38, 54, 9),
      ...floors(-27, 27, 8, [17, 27], 3, 6),
      ...chimney(-20, 60, 50),
      ...chimney(20, 60, 50),
    ],
    [
      ...battered(-42, 42, 14, 6),
      ...lines('line', -24, 0, -22, 14, -8, 0, -7, 14, 8, 0, 7, 14, 24, 0, 22, 14),
      ...block(-7, 7, 46, 13),
      ...hip(-7, 7, 46, 60, 5),
      ...door(0, 7, 12, 13),
      ...windows(-3, 3, 2, 32, 3, 7),
      ...pole(0, 60, 72),
      ...outline('roof', 0, 72, 10, 69, 0, 66),
    ],
  ],
  // Guns over the river.
  'batterie-royale': [
    [
      ...block(-42, 42, 20),
      ...crenels(-42, 42, 20, 6),
      ...mouldings(-42, 42, 16),
      ...lines(
        'fine',
        -42,
        10,
        30,
        10,
        -42,
        5,
        30,
        5,
        -30,
        10,
        -30,
        16,
        -10,
        10,
        -10,
        16,
        10,
        10,
        10,
        16,
        -20,
        5,
        -20,
        10,
        0,
        5,
        0,
        10,
      ),
    ],
    [
      ...outline('roof', -32, 26, -6, 34, -4, 38, -33, 31),
      ...outline('roof', 6, 26, 32, 34, 34, 38, 5, 31),
      ...disc(-22, 25, 5),
      ...disc(16, 25, 5),
      ...disc(-22, 25, 1.4, 'open'),
      ...disc(16, 25, 1.4, 'open'),
      ...pole(-38, 20, 56),
      ...outline('roof', -38, 56, -20, 52, -38, 46),
    ],
  ],
  // A stone redoubt, with a diamond for its name.
  'cap-diamant-redoubt': [
    [...battered(-32, 32, 40, 7), ...crenels(-26, 26, 40, 5), ...mouldings(-26, 26, 37)],
    [
      ...outline('roof', 0, 34, 8, 24, 0, 14, -8, 24),
      ...lines('line', -8, 24, 8, 24, 0, 34, -3, 24, -3, 24, 0, 14, 0, 34, 3, 24, 3, 24, 0, 14),
      ...door(0, 8, 11),
      ...windows(-19, 19, 2, 22, 2, 9),
      ...pole(18, 44, 62),
      ...outline('roof', 18, 62, 32, 58, 18, 53),
    ],
  ],
  // White walls on huge buttresses, high chimneys.
  'dauphine-redoubt': [
    [
      ...block(-28, 28, 36),
      ...hip(-28, 28, 36, 54, 8),
      ...chimney(-22, 62, 46),
      ...chimney(22, 62, 46),
      ...dormers(-10, 10, 2, 39),
      ...floors(-18, 18, 5, [14, 25], 3.2, 6),
    ],
    [
      ...outline('wall', -44, 0, -30, 30, -24, 30, -24, 0),
      ...outline('wall', 44, 0, 30, 30, 24, 30, 24, 0),
      ...outline('wall', -8, 0, -5, 12, 5, 12, 8, 0),
      ...lines('fine', 42, 2, 30, 28, 39, 2, 29, 26, 36, 2, 28, 24),
      ...door(-15, 7, 11),
      ...windows(15, 15, 1, 3, 4, 6),
    ],
  ],
  'chateau-haldimand': [
    [
      ...block(-43, 43, 28),
      ...hip(-43, 43, 28, 44, 8),
      ...floors(-37, -15, 4, [4, 15], 3, 7),
      ...floors(15, 37, 4, [4, 15], 3, 7),
      ...chimney(-34, 50, 40),
      ...chimney(-12, 50, 42),
      ...chimney(12, 50, 42),
      ...chimney(34, 50, 40),
    ],
    [
      ...dormers(-28, 28, 4, 31, 3.4),
      ...block(-9, 9, 31),
      ...pediment(-11, 11, 31, 40),
      ...door(0, 8, 13),
      ...windows(-5, 5, 3, 18, 2.6, 8),
    ],
  ],
  // Two flights of stairs and a belfry.
  'intendants-palace': [
    [
      ...block(-43, 43, 30),
      ...hip(-43, 43, 30, 44, 7),
      ...floors(-37, -16, 4, [10, 20], 3, 6),
      ...floors(16, 37, 4, [10, 20], 3, 6),
      ...chimney(-30, 50, 42),
      ...chimney(30, 50, 42),
    ],
    [
      ...dormers(-26, 26, 4, 33),
      ...block(-11, 11, 34),
      ...pediment(-13, 13, 34, 43),
      ...lantern(0, 3.6, 44, 7),
      ...windows(-6, 6, 3, 23, 3, 7),
      ...door(0, 7, 12, 8),
    ],
    [
      ...outline('wall', -24, 0, -8, 8, 8, 8, 24, 0, 17, 0, 5, 5, -5, 5, -17, 0),
      ...lines('fine', -20, 2, 20, 2, -16, 4, -10, 4, 10, 4, 16, 4),
    ],
  ],
  // High roofs and a tower with a clock.
  'city-hall': [
    [
      ...block(-40, 22, 32),
      ...hip(-40, 22, 32, 44, 6),
      ...floors(-35, 14, 8, [4, 13, 22], 3.2, 6),
      ...dormers(-28, 10, 4, 34),
    ],
    [
      ...block(-42, -28, 37),
      ...hip(-42, -28, 37, 52, 5),
      ...windows(-38, -32, 2, 26, 3, 7),
      ...arches(-12, 0, 3, 0, 6, 11),
    ],
    [
      ...block(20, 40, 48),
      ...hip(20, 40, 48, 66, 8),
      ...clock(30, 42, 4.4),
      ...arches(25, 35, 2, 26, 4, 10),
      ...door(30, 7, 12),
      ...pole(30, 66, 76),
    ],
  ],
  // The tower with its crown, mansard pavilions at both ends.
  parliament: [
    [
      ...block(-44, 44, 30),
      ...hip(-44, 44, 30, 39, 4),
      ...floors(-28, -12, 4, [4, 13, 22], 2.6, 5.5),
      ...floors(12, 28, 4, [4, 13, 22], 2.6, 5.5),
      ...dormers(-25, 25, 6, 32, 2.4),
    ],
    [
      ...block(-45, -33, 33),
      ...hip(-45, -33, 33, 49, 3.5),
      ...block(33, 45, 33),
      ...hip(33, 45, 33, 49, 3.5),
      ...floors(-41.5, -36.5, 2, [5, 14, 24]),
      ...floors(36.5, 41.5, 2, [5, 14, 24]),
    ],
    [
      ...block(-9, 9, 56),
      ...hip(-9, 9, 56, 72, 5.5),
      ...clock(0, 49, 4.4),
      ...arches(-4.5, 4.5, 2, 32, 3.6, 10),
      ...arches(-4.5, 4.5, 2, 18, 3.6, 9),
      ...door(0, 8, 13),
      ...dormers(0, 0, 1, 58),
      ...pole(0, 72, 86),
      ...outline('roof', 0, 86, 11, 83, 0, 80),
    ],
  ],
  'andre-laurendeau-building': [
    [...block(-34, 34, 40), ...block(-22, 22, 52, 40), ...block(-12, 12, 58, 52), ...mouldings(-34, 34, 40)],
    [
      ...ribs(-30, 30, 13, 8, 37),
      ...floors(-27.5, 27.5, 12, [10, 19, 28], 2.2, 6),
      ...windows(-17, 17, 7, 43, 2.4, 6),
      ...columns(-10, 10, 4, 0, 12, 2.6),
      ...door(0, 8, 11),
    ],
  ],
  // The cross of the health department on its front.
  'health-and-welfare-building': [
    [
      ...block(-37, 37, 36),
      ...mouldings(-37, 37, 30, 33),
      ...floors(-32, -14, 4, [4, 13, 22], 3, 6),
      ...floors(14, 32, 4, [4, 13, 22], 3, 6),
    ],
    [
      ...block(-10, 10, 46),
      ...mouldings(-10, 10, 42),
      ...outline('roof', -2, 38, 2, 38, 2, 34, 6, 34, 6, 30, 2, 30, 2, 26, -2, 26, -2, 30, -6, 30, -6, 34, -2, 34),
      ...door(0, 9, 15),
      ...pole(0, 46, 58),
    ],
  ],
  // The highest tower of the town.
  'marie-guyart-building': [
    [
      ...block(-40, -14, 13),
      ...block(14, 40, 13),
      ...windows(-35, -19, 5, 4, 2.4, 6),
      ...windows(19, 35, 5, 4, 2.4, 6),
    ],
    [
      ...block(-15, 15, 78),
      ...ribs(-11, 11, 6, 8, 74),
      ...mouldings(-15, 15, 74, 8),
      ...floors(
        -9,
        9,
        5,
        range(9).map(row => 12 + 6.8 * row),
        1.8,
        3.4,
      ),
      ...columns(-12, 12, 4, 0, 8, 3),
      ...dome(0, 3, 78, 3),
      ...pole(0, 80, 92),
      ...spire(8, 1.4, 78, 86),
    ],
  ],
};
