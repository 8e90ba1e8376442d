import { listing, signed } from '@cap-diamant/kernel';
import { SNOW } from '../model/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';
import { counter } from './plural.ts';

const NONE = '—';
const count = counter('en');
const list = listing('en');
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
    'table-claims': 'opponents can contest impossible pieces',
    handicap: 'with handicap',
    simplified: 'simplified (one card, no allies)',
  },
  site,
  onSite,
  character,
  bonus,
  placedBonus: bonus,
  ally,
  nation: { brown: 'Anishinabe', blue: 'Innu', red: 'Wendat', yellow: 'W8banaki' },
  colour: { brown: 'brown', blue: 'blue', red: 'red', yellow: 'yellow' },
  letter: { brown: 'B', blue: 'L', red: 'R', yellow: 'Y' },
  floor,
  reason: {
    form: 'the piece can’t be turned this way',
    site: 'there is no such site or part of a site',
    height: 'walls can be three floors high at most',
    outside: 'part of the piece is not above a slab',
    overlap: 'this place is taken',
    covered: 'the piece has to come from above, and something is in the way',
    floating: 'nothing supports the piece (snow doesn’t count)',
    unstable: 'the piece would tip over: its centre isn’t above its supports',
    over: 'the game is over',
    'not-asked': 'another player is deciding',
    question: 'this is not what is asked now',
    piece: 'this piece is not one of those you can place now',
    card: 'no card shows this shape',
    placeable: 'a piece of this shape can still be placed',
    ally: 'your First Nations token is not available',
    order: 'that is not the number of cards to put back',
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
    points: 'points right away',
    floors: 'points at the snowfalls',
    groups: 'cubes to link up with later',
    characters: 'characters',
    bonus: 'bonus pieces left',
    allies: 'allies available',
  },
  piece: (id, doubled) => `${id} (two ${doubled} cubes)`,
  question: {
    turn: (_, instead) => `Your turn: draw a card${instead ? `, or place ${instead}` : ''}.`,
    order: ({ cards: n }) =>
      n === 1 ? 'Put the card back on the deck?' : `In which order do you put the ${cards(n)} back on the deck?`,
    card: () => 'Choose a face-up card and place a piece of that shape.',
    answer: ({ shape }) => `Shape ${shape} was declared impossible to place. Can you place it?`,
    fille: ({ base }) => `Double with the King’s Daughter (${base} → ${2 * base})?`,
    coureur: ({ base }) => `Send your coureur des bois for ${points(base >> 1)}?`,
    after: () => 'Your turn is ending. Look at the next cards first?',
  },
  milestone: {
    completed: at => `completed: ${site[at]}`,
    claimed: 'cards declared impossible',
    stolen: 'stolen turns',
  },
  over: 'The game is over.',
  move: {
    place: (move, piece) =>
      `Place ${piece} ${onSite[move.site as keyof typeof onSite] ?? move.site}, ${move.grid}: ${move.cells.join(' ')}`,
    draw: () => 'Draw a card',
    nation: () => 'Look at the next cards in secret',
    order: ({ places }) => `Put the cards back in the order ${places.join(', ')}`,
    claim: ({ shape }) => `Declare shape ${shape} impossible to place`,
    fille: () => 'Double the points with the King’s Daughter',
    coureur: () => 'Send the coureur des bois',
    pass: () => 'Pass',
    end: () => 'End the turn',
  },
  effect: {
    looked: ({ seat, cards: n }, { name, nation }) =>
      `${name(seat)} looks in secret at the top ${n === 1 ? 'card' : cards(n)} of the deck (${nation(seat)}).`,
    saw: ({ cards: seen }) => `Top of the deck: ${seen.map(card).join(', ')}.`,
    ordered: ({ seat }, { name }) => `${name(seat)} puts the cards back in a new order.`,
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
    stolen: ({ seat, from }, { name }) => `${name(seat)} steals ${name(from)}’s turn.`,
    discarded: ({ shape }) => `Card ${shape} is discarded.`,
    snowfall: ({ floor: at, points: list }, { name }) =>
      `Snow covers the ${floor[at]}: ${list.map((n, seat) => `${name(seat)} ${signed('en', n)}`).join(', ')}.`,
    lost: ({ seat, bonus: piece }, { name }) => `${name(seat)} loses ${bonus[piece]}: it wasn’t placed in time.`,
    refreshed: () => 'All allies are available again.',
    turn: ({ seat }, { name }) => `It’s ${name(seat)}’s turn.`,
    character: ({ seat, site: at, points: n }, { name }) => `${name(seat)} scores ${points(n)} for ${character[at]}.`,
    ended: ({ winners }, { name }) =>
      winners.length > 1
        ? `The game is over: ${list(winners.map(name))} share the title of Royal Engineer.`
        : `The game is over: ${winners.map(name).join('')} becomes Royal Engineer.`,
  },
  page: {
    labelled: (label, text) => `${label}: ${text}`,
    listed: texts => texts.join(', ') || NONE,
    board: 'the three sites, floor by floor',
    cards: 'face-up cards, deck and discards',
    players: 'the players, their bonus pieces and allies',
    legend: letters =>
      `${letters.join(', ')}; lower case: colour without a player; · free slab; × lost under an overhang`,
    site: (name, person, n, holder = 'nobody') => `${name} (${person}, ${n}: ${holder})`,
    floor: (name, face, snowed) => `${name} [${face}]${snowed ? ', snow' : ''}`,
    visible: 'Face-up cards',
    deck: n => `Deck: ${cards(n)}`,
    known: 'You know',
    deckCard: (place, id) => `${place}. ${id}`,
    discards: 'Discards',
    toCome: 'To come',
    none: NONE,
    player: (name, colour, score) => `${name} (${colour}): points ${score}`,
    bonus: 'bonus pieces',
    ready: 'allies',
    holds: 'characters',
    snow: n => (n === 0 ? 'No snow yet' : count(n, { one: 'snowfall', other: 'snowfalls' })),
  },
};
