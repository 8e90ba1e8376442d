import { type Game, nth, type Types } from '@cap-diamant/kernel';
import type { Evaluator } from '../players/evaluator.ts';
import type { Question } from '../players/player.ts';
import { movesOf } from '../players/turn.ts';
import { averageOf, meanOf } from '../review/line-value.ts';
import { type Branch, newNode, type Prospect, prospectOf } from '../search/tree.ts';
import { growWorlds, imagineRoots, meansBy, USUAL_SEARCH, type World } from '../search/worlds.ts';

/** One way to play the rest of a turn, and what a search expects of it for every seat. */
export interface ComparedLine<G extends Types = Types> extends Prospect {
  readonly moves: readonly G['move'][];
  /** The moves as text. */
  readonly texts: readonly string[];
  readonly visits: number;
}

/** What somebody sees in a line who does not look beyond its end: the lead it gives. */
export interface FirstSight<G extends Types = Types> {
  readonly moves: readonly G['move'][];
  readonly texts: readonly string[];
  readonly lead: number;
}

export interface Comparison<G extends Types = Types> {
  /** The lines the search visited, most visited first. */
  readonly lines: readonly ComparedLine<G>[];
  /** All lines it kept, no two with the same end. */
  readonly atFirstSight: readonly FirstSight<G>[];
}

/** Makes playouts in all worlds in turn. The first in each world only judges its branches, so there are at least two. */
const search = <G extends Types>(worlds: readonly World<G>[], playouts: number): void => {
  for (let made = 0; made < Math.max(playouts, 2 * worlds.length); made++) {
    const { tree } = nth(worlds, made % worlds.length);
    while (!tree.step());
  }
};

/** Searches a decision and compares whole lines, to the end of the turn or to the next thing revealed. */
export const compareLines = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  question: Question<G>,
  playouts: number,
): Comparison<G> => {
  const { seat } = question;
  const worlds = growWorlds(game, evaluator, imagineRoots(game, question, USUAL_SEARCH.worlds), USUAL_SEARCH);
  search(worlds, playouts);
  const textsOf = ({ line }: Branch<G>): string[] => movesOf(line.trail).map(game.notation.formatMove);
  const lines = meansBy(worlds, branch => textsOf(branch).join())
    .map(({ branch, ...mean }) => ({ moves: movesOf(branch.line.trail), texts: textsOf(branch), ...mean }))
    .sort((a, b) => b.visits - a.visits || nth(b.shares, seat) - nth(a.shares, seat));
  const branches = nth(worlds, 0).tree.root.branches ?? [];
  const atFirstSight = branches.map(branch => ({
    moves: movesOf(branch.line.trail),
    texts: textsOf(branch),
    lead: branch.line.lead,
  }));
  return { lines, atFirstSight };
};

/** A line whose consequences are being searched. */
export interface SearchedLine {
  /** Makes more playouts. */
  grow(playouts: number): void;
  /** What they gave so far. */
  value(): Prospect;
}

/** Searches what follows one line. Lines that get as many playouts can be compared: all are seen equally deep. */
export const searchLine = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  question: Question<G>,
  moves: readonly G['move'][],
): SearchedLine => {
  const { seat } = question;
  const after = (state: G['state']): G['state'] =>
    moves.reduce<G['state']>((before, move) => game.apply(before, seat, move), state);
  const ends = imagineRoots(game, question, USUAL_SEARCH.worlds).map(({ state }) => newNode(game, after(state)));
  const worlds = growWorlds(game, evaluator, ends, USUAL_SEARCH);
  return {
    grow: playouts => search(worlds, playouts),
    value: () =>
      averageOf(
        worlds.map(({ tree, weight }) => ({
          one: meanOf(tree, prospectOf(evaluator.judge(tree.root.state))),
          weight,
        })),
      ),
  };
};
