import { type Json, nth } from '@cap-diamant/kernel';
import type { Scene } from '@cap-diamant/kernel/lessons';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import {
  ALLIES,
  type Ally,
  BONUSES,
  type BySite,
  type Card,
  SNOW,
  SNOWFALLS,
  type Stick,
} from '../model/vocabulary.ts';
import { shapeCards } from '../state/deck.ts';

/** The pieces of one game of brown and blue, who take turns, in the order of placing. */
const GAME: readonly string[] = [
  'Y0 church A 3,1,0 2,1,0 1,1,0 0,1,0 2,0,0',
  'W1 mill A 5,2,0 5,3,0 4,3,0 4,4,0 3,4,0',
  'U0 mill A 0,4,0 0,2,0 1,4,0 1,3,0 1,2,0',
  'Y1 mill A 4,1,0 3,1,0 2,1,0 1,1,0 3,0,0',
  'V0 church A 2,8,0 3,8,0 4,8,0 4,7,0 4,6,0',
  'Y2 church A 0,9,0 1,9,0 2,9,0 3,9,0 1,8,0',
  'T0 redoubt A 0,4,0 0,3,0 0,2,0 0,3,1 0,3,2',
  'V1 redoubt B 3,2,0 3,1,0 3,0,0 2,0,0 1,0,0',
  'N0 church A 4,5,0 4,4,0 4,3,0 4,3,1 4,2,1',
  'U1 mill A 2,0,0 2,0,2 1,0,0 1,0,1 1,0,2',
  'Z0 church A 0,5,0 0,6,0 0,6,1 0,6,2 0,7,2',
  'P1 redoubt A 6,0,1 5,0,1 4,0,1 6,0,0 5,0,0',
  'N3 redoubt A 3,4,0 2,4,0 1,4,0 1,4,1 0,4,1',
  'L0 redoubt A 6,4,0 6,3,0 6,2,0 6,1,0 5,4,0',
  'L2 mill A 4,5,0 3,5,0 2,5,0 1,5,0 4,5,1',
  'T1 redoubt A 1,0,0 2,0,0 3,0,0 2,0,1 2,0,2',
  'W0 redoubt A 0,2,2 0,2,1 0,1,1 0,1,0 0,0,0',
  'P0 church A 0,2,0 0,3,0 0,4,0 0,2,1 0,3,1',
  'W3 mill A 0,1,2 0,2,2 0,2,1 0,3,1 0,3,0',
  'Z2 church A 1,0,2 1,0,1 2,0,1 3,0,1 3,0,0',
  'U2 church A 2,8,2 0,8,2 2,8,1 1,8,1 0,8,1',
  'P2 mill A 4,2,1 4,1,1 4,0,1 4,2,2 4,1,2',
  'W2 mill A 5,1,0 5,1,1 5,2,1 5,2,2 5,3,2',
  'Z1 church A 4,2,2 4,1,2 3,1,2 2,1,2 2,0,2',
  'T3 church A 4,9,0 4,9,1 4,9,2 4,8,1 4,7,1',
  'P3 mill A 1,1,2 2,1,2 3,1,2 1,1,1 2,1,1',
  'N2 mill A 5,4,1 4,4,1 3,4,1 3,4,2 2,4,2',
  'U3 redoubt A 5,4,2 3,4,2 5,4,1 4,4,1 3,4,1',
  'L3 mill A 1,5,2 2,5,2 3,5,2 4,5,2 1,5,1',
  'Z3 redoubt B 3,1,2 3,1,1 3,2,1 3,3,1 3,3,0',
];

const STICKS: BySite<Stick> = { redoubt: ['-', '+', '2'], church: ['2', '-', '+'], mill: ['+', '2', '-'] };

/** A moment of that game, at the beginning of a turn. What is not named follows from it. */
export interface Sketch {
  /** How many of its pieces are placed. */
  readonly pieces: number;
  readonly snow: number;
  readonly visible: readonly [Card, Card];
  /** The next cards; the others follow, the last snowflakes at the end. */
  readonly deck: readonly Card[];
  readonly scores: readonly [number, number];
  /** The available ally tokens of each player; without it, the game is played without allies. */
  readonly ready?: readonly [readonly Ally[], readonly Ally[]];
  /** The seats that hold characters. */
  readonly characters?: { readonly [site in keyof BySite<number>]?: number };
  readonly moves?: Scene['moves'];
}

const placedAs = (text: string, at: number): { readonly [key: string]: Json } => {
  const [piece = '', site = '', grid = '', ...cells] = text.split(' ');
  return { piece, seat: at % 2, site, grid, cells: cells.map(cell => cell.split(',').map(Number)) };
};

/** Cards without those that are elsewhere. */
const without = (cards: readonly Card[], gone: readonly Card[]): Card[] =>
  gone.reduce((left, card) => (left.includes(card) ? left.toSpliced(left.indexOf(card), 1) : left), [...cards]);

export const sceneOf = ({ pieces, snow, visible, deck, scores, ready, characters, moves = [] }: Sketch): Scene => {
  const placed = GAME.slice(0, pieces);
  const discards = placed.map(text => text.charAt(0));
  const snowflakes = Array.from({ length: SNOWFALLS - snow }, () => SNOW);
  const rest = without([...shapeCards(STANDARD_BOX), ...snowflakes], [...visible, ...discards, ...deck]);
  const players = scores.map((score, seat) => ({
    score,
    bonus: BONUSES.slice(snow),
    ready: ready?.[seat] ?? [],
    usedThisPhase: ready === undefined ? 0 : ALLIES.length - nth(ready, seat).length,
  }));
  return {
    options: { players: 2, allies: ready === undefined ? 'none' : 'phase', first: 0 },
    seed: 'lesson',
    set: {
      snow,
      turn: 0,
      sticks: STICKS,
      placed: placed.map(placedAs),
      visible,
      deck: [...deck, ...rest],
      discards,
      players,
      characters: { redoubt: null, church: null, mill: null, ...characters },
    },
    moves,
  };
};
