import { nth, random } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { BARE } from '../geometry/walls.ts';
import type { Options } from '../model/options.ts';
import { ALLIES, BONUSES, type BySite, bySite, SITES, type Stick } from '../model/vocabulary.ts';
import { buildDeck, faceUp } from './deck.ts';
import type { Player, State } from './state.ts';

const upsideDown = ([bottom, middle, top]: Stick): Stick => [top, middle, bottom];

/** Sticks dealt in this order, all of them turned over or none (rules 2.2). */
export const sticksDealt = (sticks: readonly Stick[], turned: boolean): BySite<Stick> =>
  bySite(site => {
    const stick = nth(sticks, SITES.indexOf(site));
    return turned ? upsideDown(stick) : stick;
  });

const START_POINTS = { 2: '2', 3: '3', 4: '4' } as const;

/** The n-th player in turn order begins with the n-th number. */
const handicapOf = (box: Box, { players, handicap }: Options, place: number): number =>
  handicap ? nth(box.components.options.handicap.startPoints[START_POINTS[players]], place) : 0;

const newPlayer = (options: Options, handicap: number): Player => ({
  points: { turns: 0, allies: 0, floors: 0, characters: 0, handicap },
  bonus: BONUSES,
  ready: options.allies === 'none' ? [] : ALLIES,
  usedThisPhase: 0,
});

/** Each part of the set-up has its own random stream: changing an option does not reshuffle the deck. */
export const setUp = (box: Box, options: Options, seed: string): State => {
  const { players, colours, cards, allies, claims, handicap } = options;
  const house = { cards, allies, claims, handicap };
  const first = options.first === 'random' ? random(`${seed}/first`).below(players) : options.first;
  const sticks = random(`${seed}/sticks`);
  const deck = buildDeck(box, house, random(`${seed}/deck`));
  const shown = faceUp(box, house);
  return {
    options: house,
    snow: 0,
    turn: first,
    colours,
    sticks: sticksDealt(sticks.shuffle(box.components.sticks.sticks.map(stick => stick.faces)), sticks.below(2) === 1),
    placed: [],
    sites: bySite(() => BARE),
    visible: deck.slice(0, shown),
    deck: deck.slice(shown),
    discards: [],
    players: colours.map((_, seat) => newPlayer(options, handicapOf(box, options, (seat - first + players) % players))),
    characters: bySite(() => null),
    pending: [{ kind: 'turn', fresh: true }],
    seen: [],
    uncovered: 0,
  };
};
