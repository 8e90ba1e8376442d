import { example, list, ruling, steps } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const snow: In<'snow'> = {
  snowfall: {
    title: 'A snowfall',
    text: [
      'When a snowflake is drawn, one floor is scored on all sites: the lower one at the first snowfall, the middle one at the second, the upper one at the third. Every cube of yours on it counts, connected or not, with the value on the stick of its site.',
      'Allies change nothing here.',
      ruling('Your points may fall below zero.'),
      example(
        'The lower floor pays + at the redoubt, 2 at the church, − at the mill. There brown has 1, 3 and 1 and scores 1 + 6 − 1, that is 6 points. Blue has 2, 3 and 2 and scores 6 points too.',
      ),
    ],
  },
  buried: {
    title: 'What is buried',
    text: [
      'After the scoring the snow covers that floor. From now on its cubes count for nothing and connect nothing. You may still place pieces there, and they still support what stands on them; the snow itself supports nothing.',
      example(
        'After the first snowfall, blue stands a stake beside blue cubes of the lower floor. Its lower cube is buried and connects to nothing: 1 point for the upper one.',
      ),
    ],
  },
  'after-snowfall': {
    title: 'After a snowfall',
    text: [
      'After the first and the second snowfall:',
      list(
        'Everybody loses the bonus piece of the phase that has ended, if it is unused.',
        'All ally tokens become available again.',
        'Whoever drew the snowflake draws again, and the turn continues.',
      ),
      'After the third, the game is over.',
    ],
  },
};

export const completedSites: In<'completed-sites'> = {
  completed: {
    title: 'When is a site completed?',
    text: [
      'When no slab of it can be seen from above any more. Cubes that hang over a slab hide it too. Whoever placed the last piece takes the site’s character, also with a bonus piece or in a stolen turn.',
      'The site stays open; pieces can still be placed on it.',
      example(
        'One slab of the mill is left, after the second snowfall. Brown drops the peg on it: 0 points, because that floor is buried, but the miller is worth 12 points at the end.',
      ),
    ],
  },
  'character-points': {
    title: 'What a character is worth',
    text: [
      'Its points are added at the end of the game. Allies never change them. Everybody can see who has won which.',
    ],
  },
};

export const bonus: In<'bonus'> = {
  'bonus-turn': {
    title: 'Placing a bonus piece',
    text: [
      'On your turn, instead of drawing, you may place the bonus piece of the current phase: the beam in the first, the stake in the second, the peg in the third. That is your whole turn, and it scores like any piece. No card is used.',
      ruling('The others may send a coureur des bois for it, as for any other turn.'),
    ],
  },
  'bonus-lost': {
    title: 'Bonus pieces that are not placed',
    text: ['A bonus piece you have not placed when the snowfall ends its phase is lost.'],
  },
};

export const allies: In<'allies'> = {
  allies: {
    title: 'How allies work',
    text: [
      'Each token can be used once per phase, and becomes available again at the next snowfall. Several players may use tokens in the same turn, and one player may use several different ones.',
      'Tokens change only the points of a turn, never a floor or a character.',
    ],
  },
  'ally-fille': {
    title: 'King’s Daughter',
    text: [
      'Doubles the points of your turn.',
      ruling(
        'You decide when you have confirmed the placement, so you know the points. With 0 points you are not asked.',
      ),
    ],
  },
  'ally-coureur': {
    title: 'Coureur des bois',
    text: [
      'When another player has scored a turn, you may score half of its points, rounded down. The other player loses nothing, and a doubling does not count. Only one coureur can be sent per turn: the first who calls.',
      ruling(
        'The first call the program receives counts. Where players are asked one after the other, it begins on the left of the scoring player. With fewer than 2 points nobody is asked.',
      ),
      example(
        'A turn of 7 points brings a coureur 3 points, whether it is doubled to 14 or not; a turn of 8 points brings 4 points.',
      ),
    ],
  },
  'ally-nation': {
    title: 'First Nations',
    text: [
      'On your own turn, before drawing or after scoring, look in secret at the top three cards of the deck, or all that are left, and put them back on top in any order. Snowflakes may be among them. The others only see that you did it.',
      ruling(
        '“Before” ends with the first draw of the turn, or with the placement of a bonus piece. If a snowfall in between made the token available again, you may use it again afterwards.',
      ),
    ],
  },
};

export const impossiblePieces: In<'impossible-pieces'> = {
  impossible: {
    title: 'What if no piece fits?',
    text: [
      'Before you place, you may declare that the shape of a face-up card can’t be placed anywhere, even if other cards can be played. The card is discarded and you draw another one; a snowflake brings its snowfall first. You may do so as often as needed.',
      ruling('If none of the face-up cards can be placed, you have to: there is no passing.'),
    ],
  },
  'claims-checked': {
    title: 'Checked by the program',
    text: [
      ruling(
        'This is the usual setting. The program lets you declare a shape only if it really fits nowhere, so nobody has to be asked.',
      ),
    ],
  },
  'claims-contested': {
    title: 'Contested by the opponents',
    text: [
      'As at a real table: you may declare any face-up card. Beginning on your left, each opponent may answer by placing a piece of that shape, any that is left, or pass. If all pass, the card is discarded and you draw another one.',
      ruling(
        'The only objection is to place the piece. An opponent may pass although a place exists, and the program does not tell.',
      ),
    ],
  },
  'stolen-turn': {
    title: 'A stolen turn',
    text: [
      'An opponent who answers by placing the piece steals your turn: the points and perhaps a character are theirs. The card is discarded, your turn is over except for your First Nations token, and the player to your left is next, even if that is the thief.',
      ruling(
        'In a stolen turn the thief may use the King’s Daughter, and everybody else, you included, may send a coureur des bois.',
      ),
      example(
        'Brown declares U. Blue places a U on the church and scores 4 points. Brown’s turn is over; with two players it is now blue’s own turn.',
      ),
    ],
  },
};

export const end: In<'end'> = {
  'game-end': {
    title: 'The end of the game',
    text: [
      'The third snowflake ends the game at once: the turn is not completed, the upper floor is scored, and the points of the characters are added. A few cards may remain unseen below it.',
      'The most points win.',
    ],
  },
  ties: {
    title: 'What if players are tied?',
    text: [
      steps(
        'Whoever has used fewer ally tokens since the second snowfall wins.',
        'Then whoever has not placed the peg.',
        'Then the victory is shared.',
      ),
      ruling('With more than two tied players, each step keeps only the best of those who are still tied.'),
    ],
  },
};

export const variants: In<'variants'> = {
  'one-card': {
    title: 'One card at a time',
    text: [
      'A simpler game: no cards are face up. You draw one card per turn and have to place a piece of its shape. Everything else stays the same.',
      'The six piles of the deck have six cards each.',
    ],
  },
  'fewer-allies': {
    title: 'Fewer allies, or none',
    text: [
      'Either the snowfalls don’t make tokens available again, so each can be used once per game; or nobody has tokens. Ties still count the tokens used since the second snowfall.',
    ],
  },
  handicap: {
    title: 'Handicap',
    text: [
      ruling(
        'A house rule of ours, off unless you choose it. The game stops at once, so earlier players get more turns on average. Starting points make up for it:',
      ),
      list('two players: 0 and 6;', 'three players: 0, 4 and 7;', 'four players: 0, 2, 5 and 8.'),
    ],
  },
  'not-included': {
    title: 'What is not included',
    text: [
      'The rules for one player and the addition for schools were published separately, and are not part of this program.',
    ],
  },
};
