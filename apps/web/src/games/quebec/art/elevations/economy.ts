import { range } from '@cap-diamant/kernel';
import type { Elevations } from './elevation.ts';
import { arches, door, floors, lines, mouldings, outline, pole, ribs, windows } from './joinery.ts';
import { block, chimney, columns, dome, dormers, gable, hip, pediment, spire, stairs } from './masonry.ts';

/** The points of a palisade, from one x to another. */
const palisade = (left: number, count: number): number[] =>
  range(count).flatMap(log => [left + 4 * log, 7, left + 4 * log + 2, 10.5]);

/** Trade: houses of merchants, warehouses, hotels, offices. */
export const ECONOMY: Elevations<'economy'> = {
  // Three houses behind a palisade, with Champlain's flag.
  'champlain-habitation': [
    [
      ...gable(-34, -8, 24, 42),
      ...gable(8, 34, 24, 42),
      ...chimney(-28, 46, 32),
      ...floors(-27, -15, 3, [12], 3, 5),
      ...floors(15, 27, 3, [12], 3, 5),
    ],
    [
      ...gable(-13, 13, 32, 54),
      ...floors(-7, 7, 3, [14, 24], 3, 5),
      ...windows(0, 0, 1, 36, 4, 5),
      ...pole(0, 54, 76),
      ...outline('roof', 0, 76, 14, 72, 0, 67),
    ],
    [
      ...outline('wall', -44, 0, ...palisade(-44, 22), 44, 7, 44, 0),
      ...lines('fine', ...range(21).flatMap(log => [-40 + 4 * log, 0, -40 + 4 * log, 7])),
      ...door(0, 9, 12),
    ],
  ],
  'demers-house': [
    [...block(-30, 30, 26), ...hip(-30, 30, 26, 48, 4), ...chimney(-27, 56, 40), ...chimney(27, 56, 40)],
    [
      ...dormers(-12, 12, 3, 29, 3.4),
      ...door(-16, 8, 13),
      ...floors(-2, 22, 3, [5], 4, 7),
      ...floors(-20, 22, 5, [17], 3.6, 6),
    ],
  ],
  'dumont-house': [
    [...block(-32, 32, 24), ...hip(-32, 32, 24, 42, 10), ...chimney(0, 52, 40)],
    [
      ...dormers(-18, 18, 3, 27, 3.6),
      ...door(0, 9, 13),
      ...floors(-24, -12, 2, [5], 5, 8),
      ...floors(12, 24, 2, [5], 5, 8),
      ...mouldings(-32, 32, 20),
      ...lines(
        'fine',
        -28,
        5,
        -28,
        13,
        -20,
        5,
        -20,
        13,
        -16,
        5,
        -16,
        13,
        -8,
        5,
        -8,
        13,
        8,
        5,
        8,
        13,
        16,
        5,
        16,
        13,
        20,
        5,
        20,
        13,
        28,
        5,
        28,
        13,
      ),
    ],
  ],
  // High and narrow, with its gable to the street.
  'barbel-house': [
    [...gable(-20, 20, 40, 64), ...chimney(15, 66, 48), ...block(20, 34, 22), ...hip(20, 34, 22, 30, 3)],
    [
      ...floors(-12, 12, 3, [17, 29], 4, 7),
      ...windows(-5, 5, 2, 43, 4, 6),
      ...door(-10, 8, 13),
      ...windows(8, 8, 1, 4, 6, 7),
      ...windows(27, 27, 1, 6, 4, 7),
      ...mouldings(-20, 20, 14.5),
    ],
  ],
  // Three houses that became one.
  'chevalier-house': [
    [
      ...block(-43, -10, 28),
      ...hip(-43, -10, 28, 44, 4),
      ...block(14, 43, 28),
      ...hip(14, 43, 28, 44, 4),
      ...chimney(-40, 52, 38),
      ...chimney(40, 52, 38),
      ...chimney(-18, 52, 42),
    ],
    [
      ...block(-12, 16, 34),
      ...hip(-12, 16, 34, 52, 4),
      ...chimney(-9, 60, 46),
      ...chimney(13, 60, 46),
      ...dormers(-3, 7, 2, 37),
      ...dormers(-32, -24, 2, 31),
      ...dormers(24, 33, 2, 31),
    ],
    [
      ...floors(-38, -16, 4, [4, 15], 3.2, 6),
      ...floors(20, 38, 4, [4, 15], 3.2, 6),
      ...windows(-7, 11, 4, 21, 3.2, 6),
      ...door(2, 8, 13),
      ...windows(-6, 10, 2, 5, 3.2, 6),
    ],
  ],
  // The great roof over the cliff.
  'chateau-frontenac': [
    [
      ...block(-45, 45, 30),
      ...hip(-45, 45, 30, 44, 5),
      ...floors(-40, 40, 14, [4, 12, 21], 2.2, 4.6),
      ...dormers(-38, -20, 3, 32, 2.6),
      ...dormers(20, 38, 3, 32, 2.6),
    ],
    [
      ...block(-46, -34, 38),
      ...spire(-40, 8, 38, 60),
      ...block(34, 46, 38),
      ...spire(40, 8, 38, 60),
      ...windows(-42, -38, 2, 28),
      ...windows(38, 42, 2, 28),
      ...pole(-40, 60, 66),
      ...pole(40, 60, 66),
    ],
    [
      ...block(-17, 17, 56),
      ...hip(-17, 17, 56, 82, 9),
      ...block(-22, -15, 58),
      ...spire(-18.5, 5, 58, 74),
      ...block(15, 22, 58),
      ...spire(18.5, 5, 58, 74),
    ],
    [
      ...floors(
        -10,
        10,
        6,
        range(5).map(row => 15 + row * 8),
        2,
        4.6,
      ),
      ...dormers(-7, 7, 3, 58, 2.6),
      ...dormers(-4, 4, 2, 68, 2.2),
      ...arches(0, 0, 1, 0, 9, 13),
      ...mouldings(-17, 17, 53),
      ...pole(-8, 82, 90),
      ...pole(8, 82, 90),
    ],
  ],
  // The post office, with its dome.
  'louis-st-laurent-building': [
    [
      ...block(-40, 40, 34),
      ...hip(-40, 40, 34, 43, 5),
      ...floors(-34, -20, 3, [6, 21], 3.6, 8),
      ...floors(20, 34, 3, [6, 21], 3.6, 8),
    ],
    [...block(-13, 13, 52, 36), ...dome(0, 13, 52, 15), ...windows(-8, 8, 3, 42, 3, 6), ...pole(0, 67, 78)],
    [
      ...block(-16, 16, 36),
      ...columns(-13, 13, 5, 12, 34, 2.8),
      ...mouldings(-16, 16, 12, 35),
      ...arches(-9, 9, 3, 0, 5, 10),
      ...pediment(-17, 17, 36, 42),
    ],
  ],
  // A temple on the quay.
  'customs-building': [
    [
      ...block(-40, 40, 28),
      ...mouldings(-40, 40, 25),
      ...arches(-34, -22, 2, 8, 5, 12),
      ...arches(22, 34, 2, 8, 5, 12),
    ],
    [
      ...block(-14, 14, 46, 30),
      ...dome(0, 14, 46, 17),
      ...arches(-9, 9, 4, 36, 3, 8),
      ...pole(0, 63, 74),
      ...outline('roof', 0, 74, 11, 71, 0, 67),
    ],
    [
      ...columns(-15, 15, 6, 5, 27, 3),
      ...pediment(-20, 20, 27, 39),
      ...mouldings(-20, 20, 27),
      ...stairs(0, 17, 5),
      ...door(0, 5, 13, 5),
    ],
  ],
  // Arcades, five floors and a mansard roof.
  'thibaudeau-warehouse': [
    [
      ...block(-36, 36, 44),
      ...hip(-36, 36, 44, 57, 4),
      ...mouldings(-36, 36, 14, 24, 34, 42),
      ...ribs(-36, 36, 4, 0, 44),
    ],
    [
      ...floors(-30, -18, 3, [16, 26, 36], 2.8, 5.5),
      ...floors(-6, 6, 3, [16, 26, 36], 2.8, 5.5),
      ...floors(18, 30, 3, [16, 26, 36], 2.8, 5.5),
      ...arches(-29, -19, 2, 0, 7, 12),
      ...arches(-5, 5, 2, 0, 7, 12),
      ...arches(19, 29, 2, 0, 7, 12),
      ...dormers(-26, 26, 5, 46, 3),
    ],
  ],
  // The crown is a restaurant that turns.
  'hotel-le-concorde': [
    [
      ...outline('wall', -24, 0, -15, 62, 15, 62, 24, 0),
      ...lines('fine', 20, 1, 13, 61, 17, 1, 11, 61, 14, 1, 9, 61),
      ...lines('line', -8, 0, -5, 62, 8, 0, 5, 62),
    ],
    [
      ...floors(
        -10,
        -10,
        1,
        range(8).map(row => 6 + row * 6.8),
        6,
        3,
      ),
      ...floors(
        0,
        0,
        1,
        range(8).map(row => 6 + row * 6.8),
        5,
        3,
      ),
      ...floors(
        10,
        10,
        1,
        range(8).map(row => 6 + row * 6.8),
        6,
        3,
      ),
    ],
    [
      ...outline('roof', -24, 66, -30, 74, 30, 74, 24, 66),
      ...outline('wall', -30, 74, -27, 79, 27, 79, 30, 74),
      ...windows(-22, 22, 9, 68, 3, 4),
      ...pole(0, 79, 90),
      ...door(0, 10, 9),
    ],
  ],
  // Steps up to a green copper roof.
  'price-building': [
    [
      ...block(-26, 26, 40),
      ...block(-20, 20, 56, 40),
      ...block(-14, 14, 68, 56),
      ...hip(-14, 14, 68, 84, 8),
      ...pole(0, 84, 92),
    ],
    [
      ...ribs(-21, 21, 8, 14, 38),
      ...floors(-18, 18, 7, [16, 24, 32], 2.4, 5),
      ...floors(-12, 12, 5, [42, 49], 2.4, 5),
      ...floors(-7, 7, 3, [59], 2.6, 6),
      ...mouldings(-26, 26, 12),
      ...arches(-14, 14, 3, 0, 7, 10),
      ...dormers(0, 0, 1, 70),
    ],
  ],
};
