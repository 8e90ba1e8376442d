import { list, steps, table } from '../../../common/rulebook.ts';
import type { NouvelleFranceAid } from '../aid.ts';

export const aid: NouvelleFranceAid = {
  turn: {
    title: 'Your turn',
    text: [
      steps(
        'You may look at the deck with First Nations.',
        'Draw a card; or place the bonus piece of the phase instead, as your whole turn.',
        'A face-up card whose shape fits nowhere may be declared impossible: discard it and draw another.',
        'Choose a face-up card and place a piece of its shape on any site.',
        'Score. You may double with the King’s Daughter; another player may send a coureur des bois.',
        'Discard the card. You may still look with First Nations.',
      ),
    ],
  },
  placing: {
    title: 'A piece',
    text: [
      list(
        'comes straight down: nothing is above any of its cubes;',
        'stays over the slabs, three floors high at most;',
        'stands: its centre is above its supported cubes or between them;',
        'need not touch another piece, and never moves again.',
      ),
    ],
  },
  points: {
    title: 'The points of a turn',
    text: [
      '1 point for each of your cubes on the piece, and for each of your cubes of this site connected to them, side by side or one on top of the other. At the two junctions of the redoubt cubes of the same floor are connected.',
    ],
  },
  snow: {
    title: 'A snowfall',
    text: [
      list(
        'It scores one floor on all sites: the lower, then the middle, then the upper one. Each cube of yours counts what the stick of its site says: +2, +1 or −1.',
        'Then the floor is buried: it still supports, but no longer counts or connects.',
        'Unused bonus pieces of the phase are lost, all allies become available again, and whoever drew the snowflake draws again.',
      ),
    ],
  },
  bonus: {
    title: 'Bonus pieces, all in your colour',
    text: [
      table(['until the', '1st snowfall', '2nd snowfall', '3rd snowfall'], ['piece', 'beam, 3', 'stake, 2', 'peg, 1']),
    ],
  },
  allies: {
    title: 'Allies, once per phase',
    text: [
      list(
        'King’s Daughter: doubles the points of your turn.',
        'Coureur des bois: half of another player’s turn, rounded down, without the doubling; one per turn.',
        'First Nations: look at the top three cards and put them back in any order.',
      ),
    ],
  },
  characters: {
    title: 'Characters',
    text: [
      'Whoever hides the last slab of a site, seen from above, takes its character. At the end: officer of the redoubt 14 points, parish priest of the church 13, miller 12.',
    ],
  },
  end: {
    title: 'The end of the game',
    text: [
      'The third snowflake ends the game at once: upper floor, then characters. A tie goes to whoever used fewer allies since the second snowfall, then to whoever kept the peg.',
    ],
  },
  versions: {
    title: 'The versions side by side',
    text: [
      table(
        ['', 'complete', 'simplified'],
        ['cards to choose from', 'three', 'one'],
        ['allies', 'once per phase', 'none'],
      ),
    ],
  },
  pieces: {
    title: 'The shapes',
    text: ['Each shape has a piece for every colour that is doubled.'],
  },
};
