import { list, ruling, steps, table } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const overview: In<'overview'> = {
  goal: {
    title: 'What you play for',
    text: [
      'Together the players raise a redoubt, a church and a mill, three floors high, between three snowfalls. Every piece has cubes of all colours, so everybody’s pieces also build for the others.',
      'You score when you place a piece, for your connected cubes; at every snowfall, for your cubes on the floor that disappears; and at the end, for the characters you have won. The most points win, and make you Royal Engineer.',
    ],
  },
  aid: {
    title: 'The game on one page',
    text: [
      steps(
        'Before: you may look at the deck with your First Nations token.',
        'Draw a card; or, instead, place the bonus piece of this phase.',
        'A snowflake means a snowfall; then draw again.',
        'Choose one of the three face-up cards and a piece of its shape, and place it on any site.',
        'Score 1 point for each of your cubes on the piece, and for each of your cubes connected to them.',
        'Discard the card; the other two stay face up.',
        'After: you may use the First Nations token, if you have not.',
      ),
      list(
        'A piece comes straight down, stays over the slabs, at most three floors high, and has to stand.',
        'Whoever hides the last slab of a site wins its character.',
        'The third snowfall ends the game.',
      ),
    ],
  },
  reconstructed: {
    title: 'What is reconstructed',
    text: [
      ruling(
        'The pictures of the printed rules were not available to us. The form of the pieces, their colours, the plans of the sites, the sticks, the points of the characters and the piles of the deck are our reconstruction, balanced by simulation. If you own the box, you can enter its real contents.',
      ),
    ],
  },
};

export const material: In<'material'> = {
  colours: {
    title: 'Players and colours',
    text: [
      'Two to four players each take a colour: brown, blue, red or yellow.',
      ruling('Colours nobody plays stay in the game. Their cubes fill places and score for nobody.'),
    ],
  },
  pieces: {
    title: 'The pieces',
    text: [
      'There are nine shapes of five cubes, named L, N, P, T, U, V, W, Y and Z, and four pieces of each. Every piece has at least one cube of each colour and two of one colour; the four pieces of a shape double each colour once.',
      'In P, W, Y and Z the two cubes of the doubled colour touch; in the other shapes they are apart.',
    ],
  },
  'bonus-pieces': {
    title: 'The bonus pieces',
    text: [
      'Each player has three pieces entirely in their own colour: the beam of three cubes in a row, the stake of two and the peg of one.',
    ],
  },
  sites: {
    title: 'The three sites',
    text: [
      'A site is a plan of square slabs: the redoubt has 27, the church 30, the mill 28.',
      'The redoubt stands on two grids, its body and a smaller part at an angle. They meet at two junctions.',
    ],
  },
  floors: {
    title: 'The three floors',
    text: ['Walls have three floors: lower, middle and upper. Nothing can be higher.'],
  },
  cards: {
    title: 'The cards',
    text: ['The deck has 36 cards with shapes, four of each shape, and three snowflakes.'],
  },
  sticks: {
    title: 'The sticks',
    text: [
      'A stick stands beside each site. For each of the three floors it shows what your cubes there are worth when the snow covers them:',
      list('+ means 1 point per cube;', '2 means 2 points per cube;', '− means one point less per cube.'),
      ruling(
        'Each stick has each sign once, and on each floor each sign appears at one of the three sites. So at every snowfall one site pays, one pays double and one costs points.',
      ),
    ],
  },
  characters: {
    title: 'The characters',
    text: [
      table(
        ['site', 'character', 'points'],
        ['redoubt', 'officer', '14'],
        ['church', 'parish priest', '13'],
        ['mill', 'miller', '12'],
      ),
    ],
  },
  'ally-tokens': {
    title: 'The ally tokens',
    text: [
      'Each player has three: the King’s Daughter, the coureur des bois, and a representative of the First Nations, who is Anishinabe, Innu, Wendat or W8banaki, depending on your colour. A token is available or used.',
    ],
  },
  'snow-and-phases': {
    title: 'Snow and phases',
    text: [
      'The three snowfalls divide the game into three phases. The first lasts until the first snowfall, the second until the second, the third until the end.',
      'The first snowfall covers the lower floor, the second the middle floor. What is covered is buried.',
    ],
  },
};

export const setup: In<'setup'> = {
  setup: {
    title: 'Setting up',
    text: [
      steps(
        'Put the 36 pieces into the common reserve, sorted by shape.',
        'Put a stick and the character beside each site. The sticks are dealt at random, and one toss decides whether all three stand upside down. Everybody sees them.',
        'Build the deck and turn up its top two cards.',
        'Each player takes a colour, its three ally tokens, its three bonus pieces, and begins at 0 points.',
      ),
    ],
  },
  deck: {
    title: 'Building the deck',
    text: [
      steps(
        'Shuffle the 36 cards with shapes and deal them face down into six piles.',
        'Shuffle one snowflake into each of the second, the fourth and the sixth pile.',
        'Stack the piles in order, the first on top.',
      ),
      ruling(
        'The piles have 8, 6, 6, 6, 6 and 4 cards. So the first snowflake is drawn seventh to thirteenth, the second twentieth to twenty-sixth, the third thirty-third to thirty-seventh.',
      ),
    ],
  },
  'first-player': {
    title: 'Who begins',
    text: ['A player drawn at random begins, and play continues clockwise.'],
  },
  'open-information': {
    title: 'What everybody knows',
    text: [
      'Everything is open: the sites, the reserve, face-up cards and discards, hence also which shapes are still to come, sticks, tokens, bonus pieces and points. Hidden are the order of the deck, and what a First Nations token showed.',
    ],
  },
};
