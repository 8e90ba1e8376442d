import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const turn: In<'turn'> = {
  turn: {
    title: 'The course of a turn',
    text: [
      steps(
        'You may use your First Nations token.',
        'Draw a card, or place the bonus piece of this phase instead.',
        'You may declare face-up cards impossible.',
        'Choose a face-up card and place a piece of its shape.',
        'Score the points of the turn. You may double them with the King’s Daughter; another player may send a coureur des bois.',
        'Discard the card. The two others stay.',
        'You may use the First Nations token, if it is available.',
      ),
      'Then the player to your left has a turn. There is no passing.',
    ],
  },
  draw: {
    title: 'Drawing a card',
    text: [
      'A card with a shape is laid beside the two that are face up; now there are three to choose from. They may show the same shape.',
      'A snowflake interrupts the turn: the snow falls, and you draw again, unless it was the third one.',
      ruling('After any draw, a snowflake too, you can’t place a bonus piece in this turn.'),
    ],
  },
  'choose-piece': {
    title: 'Choosing a card and a piece',
    text: [
      'Choose any of the face-up cards, then any piece of that shape left in the reserve, whatever colour it doubles, and any site. You may change your mind until you confirm.',
      'You have to place a piece if one fits.',
      'There are always enough pieces: each shape has as many pieces as cards, and each piece uses up a card.',
    ],
  },
  'after-placing': {
    title: 'After placing',
    text: [
      'First the points of the turn are counted, and a completed site gives away its character. Then you may double with the King’s Daughter, and then the others may send a coureur des bois. The card is discarded; of two equal cards the older one goes.',
    ],
  },
};

export const placing: In<'placing'> = {
  placement: {
    title: 'Where may a piece be placed?',
    text: [
      'Turn the piece any way you like. It lies on one grid of one site, and all of this has to hold:',
      list(
        'Seen from above, every cube is over a slab.',
        'No cube is higher than the upper floor.',
        'All the places are free.',
        'The piece comes straight down: nothing is above any of its cubes.',
        'The piece stands by itself.',
      ),
    ],
  },
  'from-above': {
    title: 'From above',
    text: [
      'A piece is lowered straight down in its final position. A hollow under an overhang is lost for the rest of the game.',
      ruling('Pieces can’t be pushed in from the side, nor turned while they come down.'),
      example(
        'A cube hangs over the empty place at the corner of the church. A beam can’t be laid under it, but one place further it can.',
      ),
    ],
  },
  standing: {
    title: 'When does a piece stand?',
    text: [
      'A cube is supported if it rests on a slab or on a cube of an earlier piece. Cubes of the same piece don’t support each other, and snow supports nothing.',
      'The piece stands if its centre of gravity lies over the area its supported cubes span. If no cube is supported, it does not stand.',
      ruling('On the very edge of that area it still stands: a stake may balance on a single cube.'),
      ruling(
        'Leaning against a neighbour does not help, and nobody checks whether the weight of later pieces would tip earlier ones. Pieces never move once placed.',
      ),
    ],
  },
  'standing-examples': {
    title: 'Examples of standing',
    text: [
      'On the wall of the redoubt:',
      list(
        'T on its stem stands: its centre is right above it.',
        'L on its foot tips over: its centre lies beyond the foot.',
        'If a beam already lies beside it, so that the long arm of L rests on it, L stands.',
        'L with one cube over the edge of the beam stands; with two, it tips over.',
        'A stake, half of it over the edge, just stands.',
      ),
    ],
  },
  'free-to-place': {
    title: 'What is not required',
    text: [
      'A piece need not touch another piece. Every site is open to everybody at all times, also when it is completed. Places on a buried floor can still be filled, if all the conditions hold.',
    ],
  },
  refusals: {
    title: 'Why can’t it be placed there?',
    text: [
      'The program names the first condition that fails, in this order:',
      steps(
        'It would be higher than three floors.',
        'A part is not over a slab.',
        'A place is taken.',
        'Something above is in the way.',
        'Nothing supports the piece.',
        'The piece would tip over.',
      ),
    ],
  },
};

export const scoring: In<'scoring'> = {
  'turn-points': {
    title: 'The points of a turn',
    text: [
      'Take your cubes on the piece you have just placed. Add all your cubes of the same site that are connected to them, side by side or one on top of the other, from cube to cube of your colour. Buried cubes neither count nor connect. Score 1 point for each.',
      'Your cubes on the piece count even if they touch nothing. Several groups that the piece touches are added up, each cube once. Your cubes elsewhere don’t count. A turn may bring nothing.',
      example(
        'Brown stands an L on the empty church: 2 points for its two brown cubes, though they don’t touch. Later brown lays a Y on top of it. It has two brown cubes, and one of them stands on a brown cube of the L: 3 points. The other brown cube of the L is not connected.',
      ),
    ],
  },
  'turn-points-others': {
    title: 'Do the others score too?',
    text: ['No. Only the player of the turn scores. The cubes of the others on the piece help them later.'],
  },
  junctions: {
    title: 'The junctions of the redoubt',
    text: [
      'At each of the two junctions a slab of the body and a slab of the smaller part count as neighbours: on every floor, cubes over them are connected, though their sides don’t meet.',
      ruling(
        'Nothing else follows from it: a piece can’t lie across a junction, a junction supports nothing, and both slabs have to be hidden before the redoubt is completed.',
      ),
      example(
        'Blue’s V at the corner of the body has a brown cube on the middle floor. Brown places a U beyond the junction, with two brown cubes; one of them is on the middle floor next to it: 3 points.',
      ),
    ],
  },
};
