import { type Puzzle, recordOfPuzzle } from '@cap-diamant/bots/puzzles';
import { findMove, type Game, unwrap } from '@cap-diamant/kernel';
import type { Bots } from '../bots/client.ts';
import type { Player } from '../source/players.ts';
import type { Collection } from './collection.ts';
import { isRight, type Loss, lossOf } from './judge.ts';
import { keyOf } from './progress.ts';
import { PuzzleSource } from './puzzle-source.ts';
import { shownRating } from './rating.ts';
import { progress } from './stored-progress.ts';

export type PuzzleStatus = 'asking' | 'judging' | 'right' | 'wrong' | 'shown';

/** A move of the solution, and what its seat sees before it. */
interface SolutionStep {
  readonly view: unknown;
  readonly move: unknown;
}

/** Turns of others shown after an answer go on until the person would be asked again, but not for ever. */
const MOST_REPLIES = 24;

/** One visit to a puzzle: the answers given, and what came of them. */
export class PuzzleSession {
  readonly puzzle: Puzzle;
  readonly source: PuzzleSource;
  readonly #game: Game;
  readonly #bots: Pick<Bots, 'advise' | 'choose'>;
  readonly #onsolved: () => void;
  /** How much was revealed when the puzzle began, and the position the best line ends in. */
  readonly #known: number;
  readonly #end: unknown;
  readonly #line: readonly SolutionStep[];
  #work = new AbortController();
  status = $state<PuzzleStatus>('asking');
  /** Why the last answer was not the best; undefined if nobody could tell. */
  loss = $state.raw<Loss>();
  /** The rating after the first answer, and by how much it changed. */
  rated = $state.raw<{ readonly rating: number; readonly change: number }>();
  /** Whether the others are answering on the board. */
  replying = $state(false);
  #canReply = $state(false);

  constructor(
    game: Game,
    { file }: Collection,
    puzzle: Puzzle,
    players: readonly Player[],
    bots: Pick<Bots, 'advise' | 'choose'>,
    onsolved: () => void,
  ) {
    this.puzzle = puzzle;
    this.#game = game;
    this.#bots = bots;
    this.#onsolved = onsolved;
    this.source = new PuzzleSource(
      `puzzle-${game.id}-${puzzle.id}`,
      game,
      recordOfPuzzle(game, file, puzzle),
      puzzle.seat,
      players,
    );
    this.source.onplay = () => this.#check();
    let { state } = this.source;
    this.#known = game.uncovered(state);
    this.#line = puzzle.line.map(text => {
      const view = game.view(state, puzzle.seat);
      const move = unwrap(findMove(game, state, puzzle.seat, text));
      state = game.apply(state, puzzle.seat, move);
      return { view, move };
    });
    this.#end = state;
  }

  get #key(): string {
    return keyOf(this.#game.id, this.puzzle.id);
  }

  /** The moves that matter, each with the view it is played in. */
  get solution(): readonly SolutionStep[] {
    return this.#line.slice(0, this.puzzle.length);
  }

  /** Whether the others have an answer that was not shown yet. */
  get canReply(): boolean {
    return this.#canReply && !this.replying;
  }

  /** Begins again from the position of the puzzle. */
  tryAgain(): void {
    this.#stop();
    this.status = 'asking';
    this.source.restart();
  }

  /** Plays the solution on the board. A puzzle that was not tried counts as missed. */
  show(): void {
    this.#stop();
    this.#rate(false);
    this.source.restart();
    unwrap(
      this.source.play(
        this.puzzle.seat,
        this.#line.map(({ move }) => move),
      ),
    );
    this.status = 'shown';
    this.#canReply = true;
  }

  /** Lets the others answer on the board, as strong bots, until the person would be asked again. */
  async reply(): Promise<void> {
    const { signal } = this.#work;
    this.replying = true;
    try {
      for (let count = 0; count < MOST_REPLIES; count++) if (!(await this.#replyOnce(count, signal))) break;
      if (!signal.aborted) this.#canReply = false;
    } catch (fault) {
      if (!signal.aborted) throw fault;
    } finally {
      // What stopped this reply may have begun another.
      if (!signal.aborted) this.replying = false;
    }
  }

  close(): void {
    this.#stop();
  }

  /** Plays the next decision of the others; false: there is none, or somebody stopped it. */
  async #replyOnce(count: number, signal: AbortSignal): Promise<boolean> {
    const { state, id: match } = this.source;
    const game = this.#game;
    const [seat] = game.actors(state);
    if (seat === undefined || (seat === this.puzzle.seat && game.turn(state).fresh)) return false;
    const asked = { match, game: game.id, view: game.view(state, seat), seat, seed: `puzzle/${count}` };
    const move = await this.#bots.choose({ ...asked, level: 'strong' }, signal);
    if (signal.aborted) return false;
    unwrap(this.source.play(seat, [move]));
    return true;
  }

  #stop(): void {
    this.#work.abort();
    this.#work = new AbortController();
    this.loss = undefined;
    this.replying = false;
    this.#canReply = false;
  }

  /** Judges the answer once the person's turn is over, or something hidden was revealed. */
  #check(): void {
    const { state, answer } = this.source;
    const game = this.#game;
    const isAsked = game.actors(state).includes(this.puzzle.seat) && !game.turn(state).fresh;
    if (isAsked && game.uncovered(state) === this.#known) return;
    const right = isRight(this.puzzle, answer, state, this.#end);
    this.#rate(right);
    this.#canReply = true;
    if (right) {
      this.status = 'right';
      this.#onsolved();
    } else void this.#explain();
  }

  async #explain(): Promise<void> {
    const { signal } = this.#work;
    const { state: end, answer: texts } = this.source;
    this.status = 'judging';
    const advise: Bots['advise'] = (request, by) => this.#bots.advise(request, by);
    const loss = await lossOf(this.#game, this.puzzle, { texts, end }, this.#end, advise, signal).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    this.loss = loss;
    this.status = 'wrong';
  }

  #rate(right: boolean): void {
    const before = progress.value;
    progress.answered(this.#key, this.puzzle.rating, right);
    if (before.answers[this.#key] !== undefined) return;
    const rating = shownRating(progress.value.skill);
    this.rated = { rating, change: rating - shownRating(before.skill) };
  }
}
