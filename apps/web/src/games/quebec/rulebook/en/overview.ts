import { list, ruling, table } from '../../../common/rulebook.ts';
import type { In } from '../outline.ts';

export const overview: In<'overview'> = {
  goal: {
    title: 'What you play for',
    text: [
      'Québec grows through four centuries. Your architect opens sites, everybody’s workers raise the buildings, and whoever opened a site owns what becomes of it.',
      'Points come from two places. At the end of every century, each of your workers in the zones of power earns a point, and majorities earn more. At the end of the game, your buildings pay by their stars.',
      'The player with the most points wins.',
    ],
  },
  aid: {
    title: 'The game on one page',
    text: [
      'On your turn, do exactly one thing:',
      list(
        'Start a {building|construction site}: complete the one your architect stands on, place the architect on an available site, activate 3 workers.',
        '{Contribute to a building|Construct a stage}: pay its cost in active workers. If another player’s architect stands there, you may take the {additional action|district action}.',
        'Take a leader (not in the family game): once per century.',
        'Send one active worker to any zone of power.',
      ),
      'A century ends when no site is left for an architect, or when a player begins a turn without any worker. Then the five zones are scored, starting with the Citadelle.',
      'After the fourth century, add a point for each of your workers on unfinished buildings, a point for each pair of active workers, and your buildings.',
    ],
  },
  editions: {
    title: 'The editions side by side',
    text: [
      'The game was published in 2011 and again in 2026. The first edition has a family game and a complete game, which can be played with events. The second has one set of rules.',
      table(
        ['', '2011, family', '2011, complete', '2011, with events', '2026'],
        ['players', '2–5', '2–5', '2–5', '3–5'],
        ['leaders', 'no', 'yes', 'yes', 'yes'],
        ['events', 'no', 'no', 'yes', 'yes'],
        ['majorities in the zones', 'bonus points', 'cascade', 'cascade', 'cascade'],
        [
          'buildings at the end',
          'all at 1, 3, 6',
          'main group at 1, 3, 6',
          'main group at 1, 3, 6',
          'main group at 1, 3, 6',
        ],
      ),
      'Everything else is the same in all of them, and these pages mark what is not.',
    ],
  },
  terms: {
    title: 'Words of the two editions',
    text: [
      'The editions name some things differently. While you read about one edition, these pages use its words.',
      table(
        ['2011', '2026'],
        ['start a building', 'start a construction site'],
        ['contribute; a contribution', 'construct a stage; a stage'],
        ['additional action', 'district action'],
        ['Rich district', 'Mansion district'],
        ['National administration', 'Provincial administration'],
        ['Public market', 'Trading hub'],
        ['Social club', 'Heritage site'],
      ),
    ],
  },
};

export const setup: In<'setup'> = {
  zones: {
    title: 'The five zones of power',
    text: [
      'Clockwise around the wheel: Religion (purple), Politics (red), Economy (yellow) and Culture (blue). In the middle is the Citadelle (grey).',
      'Every building and every district has the colour of one of the four outer zones. Nothing belongs to the Citadelle, so workers only get there when somebody sends them.',
    ],
  },
  board: {
    title: 'The town',
    text: [
      'The board has forty-four spaces for buildings and sixteen districts, on a grid of hexagons.',
      'Each space belongs to one district, which lies next to it and has its colour. The district sets two things for its spaces: the cost, 1 to 3 workers for each {contribution|stage}, and the {additional action|district action}.',
      'Two buildings are connected if their spaces touch. Districts are not buildings and connect nothing.',
    ],
  },
  tiles: {
    title: 'The buildings and their centuries',
    text: [
      'There are forty-four buildings, eleven for each zone and eleven for each century. Every century favours its dominant zone with four of them.',
      table(
        ['century', 'Religion', 'Politics', 'Economy', 'Culture'],
        ['I', '4', '2', '3', '2'],
        ['II', '2', '4', '2', '3'],
        ['III', '3', '2', '4', '2'],
        ['IV', '2', '3', '2', '4'],
      ),
      'Deal them at random onto spaces of their colour, with the centuries well mixed. The sites of century I are available from the start; the others open in their century.',
      ruling(
        'A well-mixed town has different centuries around every district; all such towns are equally likely. You can also choose a plain shuffle, one fixed town for a first game, or copy the town from a real table.',
      ),
    ],
  },
  workers: {
    title: 'Workers',
    text: [
      'Each player has 25 workers with two or three players, 22 with four and 20 with five, an architect and star tokens.',
      'Three of your workers start active: they can be spent. The others wait in your supply, and are called passive until something activates them. Workers that leave the board return to the supply.',
      'With two players, the player who does not begin starts with 4 active workers.',
    ],
  },
  'leaders-in-play': {
    title: 'Which leaders are in play',
    text: [
      list(
        'Four or five players: all five.',
        'Three players: all but the Religious leader.',
        'Two players: all but the Religious leader; the Political and the Economic leader use their side for two.',
      ),
      'The Cultural leader pays less with two or three players than with four or five.',
    ],
  },
  'events-in-play': {
    title: 'Which events are in play',
    text: [
      'Draw one event at random for each century. That of century I lies face up from the start and stays for the whole game. The other three are hidden until their century begins; each lasts for its century.',
    ],
  },
  'first-player': {
    title: 'Who begins',
    text: [
      'A player drawn at random begins, and play continues clockwise. Everybody starts at 0 points; there is no upper limit.',
    ],
  },
  'open-information': {
    title: 'What everybody knows',
    text: ['Everything is open to everybody, with one exception: the events of later centuries.'],
  },
};
