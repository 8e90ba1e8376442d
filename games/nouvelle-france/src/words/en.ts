import { SNOW } from '../model/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';
import { counter, signed } from './plural.ts';

const count = counter('en');
const points = (n: number) => count(n, { one: 'point', other: 'points' });
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
const card = (id: string) => (id === SNOW ? 'snowflake' : id);

const site = { redoubt: 'the redoubt', church: 'the church', mill: 'the mill' };
const onSite = { redoubt: 'on the redoubt', church: 'on the church', mill: 'on the mill' };
const character = { redoubt: 'the officer', church: 'the parish priest', mill: 'the miller' };
const bonus = { beam: 'the beam', stake: 'the stake', peg: 'the peg' };
const floor = ['lower floor', 'middle floor', 'upper floor'] as const;
const ally = { fille: 'King’s Daughter', coureur: 'coureur des bois', nation: 'First Nations' };

export const en: Catalogue = {
  title: 'Nouvelle-France',
  variant: {
    standard: 'complete rules',
    'one-card': 'one card at a time',
    'allies-once': 'allies once per game',
    'no-allies': 'without allies',
    'table-claims': 'impossible pieces contested by the opponents',
    handicap: 'with handicap',
    simplified: 'simplified (one card, no allies)',
  },
  site,
  onSite,
  character,
  bonus,
  ally,
  nation: { brown: 'Anishinabe', blue: 'Innu', red: 'Wendat', yellow: 'W8banaki' },
  colour: { brown: 'brown', blue: 'blue', red: 'red', yellow: 'yellow' },
  letter: { brown: 'B', blue: 'L', red: 'R', yellow: 'Y' },
  floor,
  reason: {
    form: 'this is not a rotation of the piece',
    site: 'there is no such site or part of a site',
    height: 'walls are three floors high at most',
    outside: 'the piece sticks out over the slabs of the site',
    overlap: 'the place is taken',
    covered: 'pieces come straight down, and something is above',
    floating: 'nothing carries the piece (snow does not)',
    unstable: 'the piece would tip over: its centre is not above its supports',
  },
  source: {
    turns: 'turns',
    allies: 'allies',
    floors: 'floors',
    characters: 'characters',
    handicap: 'handicap',
    total: 'total',
  },
  aspect: {
    points: 'points at once',
    floors: 'floors paid at the snowfalls',
    groups: 'linked cubes and turns to come',
    characters: 'characters',
    bonus: 'bonus pieces at hand',
    allies: 'allies at hand',
  },
  piece: (id, doubled) => `${id} (two ${doubled} cubes)`,
  question: {
    turn: (_, instead) => `Your turn: draw a card${instead ? `, or place ${instead}` : ''}.`,
    order: ({ cards: n }) => `In which order do the ${cards(n)} go back on the deck?`,
    card: () => 'Choose a visible card and place a piece of that shape.',
    answer: ({ shape }) => `Shape ${shape} is said to be impossible to place: will you place it?`,
    fille: ({ base }) => `Shall the King’s Daughter double your ${points(base)}?`,
    coureur: ({ base }) => `Send your coureur des bois? It would bring ${points(base >> 1)}.`,
    after: () => 'Your turn is ending: will you look at the next cards first?',
  },
  milestone: {
    completed: at => `completed: ${site[at]}`,
    claimed: 'cards claimed to be impossible',
    stolen: 'stolen turns',
  },
  over: 'The game is over.',
  move: {
    place: (move, piece) =>
      `Place ${piece} ${onSite[move.site as keyof typeof onSite] ?? move.site}, ${move.grid}: ${move.cells.join(' ')}`,
    draw: () => 'Draw a card',
    nation: () => 'Look secretly at the next cards of the deck',
    order: ({ places }) => `Put the cards back in the order ${places.join(', ')}`,
    claim: ({ shape }) => `Declare shape ${shape} impossible to place`,
    fille: () => 'Double the points with the King’s Daughter',
    coureur: () => 'Send the coureur des bois',
    pass: () => 'Pass',
    end: () => 'End the turn',
  },
  effect: {
    looked: ({ seat, cards: n }, { name, nation }) =>
      `${name(seat)} (${nation(seat)}) looks secretly at the top ${cards(n)} of the deck.`,
    saw: ({ cards: seen }) => `From the top, the deck shows: ${seen.map(card).join(', ')}.`,
    ordered: ({ seat }, { name }) => `${name(seat)} puts the cards back in an order of choice.`,
    drew: ({ seat, card: id }, { name }) =>
      id === SNOW ? `${name(seat)} draws a snowflake.` : `${name(seat)} draws shape ${id}.`,
    placed: ({ seat, piece, site: at, base }, { name }) =>
      `${name(seat)} places ${bonus[piece as keyof typeof bonus] ?? piece} ${onSite[at]}: ${points(base)}.`,
    completed: ({ seat, site: at }, { name }) => `${name(seat)} completes ${site[at]} and wins ${character[at]}.`,
    scored: ({ seat, points: n, doubled }, { name }) =>
      `${name(seat)} scores ${points(n)}${doubled ? ', doubled by the King’s Daughter' : ''}.`,
    followed: ({ seat, points: n }, { name }) => `“Coureur des bois!” ${name(seat)} scores ${points(n)}.`,
    declined: ({ seat, ally: token }, { name }) => `${name(seat)} keeps the ${ally[token]} token.`,
    claimed: ({ seat, shape }, { name }) => `${name(seat)} declares shape ${shape} impossible to place.`,
    conceded: ({ seat, shape }, { name }) => `${name(seat)} does not place shape ${shape}.`,
    stolen: ({ seat, from }, { name }) => `${name(seat)} steals the turn of ${name(from)}.`,
    discarded: ({ shape }) => `Card ${shape} is discarded.`,
    snowfall: ({ floor: at, points: list }, { name }) =>
      `Snow covers the ${floor[at]}: ${list.map((n, seat) => `${name(seat)} ${signed(n)}`).join(', ')}.`,
    lost: ({ seat, bonus: piece }, { name }) => `${name(seat)} loses ${bonus[piece]}, which was not placed in time.`,
    refreshed: () => 'All allies are ready again.',
    turn: ({ seat }, { name }) => `It is the turn of ${name(seat)}.`,
    character: ({ seat, site: at, points: n }, { name }) => `For ${character[at]}, ${name(seat)} scores ${points(n)}.`,
    ended: ({ winners }, { name }) =>
      winners.length > 1
        ? `The game is over: ${winners.map(name).join(' and ')} share the title of Royal Engineer.`
        : `The game is over: ${winners.map(name).join('')} becomes Royal Engineer.`,
  },
  page: {
    colon: ': ',
    board: 'the three sites, floor by floor',
    cards: 'visible cards, deck and discards',
    players: 'the players, their bonus pieces and allies',
    legend: 'small letter: colour without a player; · free slab; × place lost below an overhang',
    snowed: 'snow',
    nobody: 'nobody',
    visible: 'Visible',
    deck: n => `Deck: ${cards(n)}`,
    known: 'You know',
    discards: 'Discards',
    toCome: 'To come',
    none: '—',
    score: 'points',
    bonus: 'bonus pieces',
    ready: 'allies',
    holds: 'characters',
    snow: n => (n === 0 ? 'No snow yet' : count(n, { one: 'snowfall', other: 'snowfalls' })),
  },
};
