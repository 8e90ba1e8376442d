import { fail, type Game, type Json, ok, type Result, type Seat, type Types, unwrap } from '@cap-diamant/kernel';
import {
  cueText,
  type Performance,
  perform,
  predict,
  type Question,
  type Scene,
  type Script,
  sceneStart,
} from '@cap-diamant/kernel/lessons';
import { feed, type Limits, type Match, openMatch, playText, playTurn, stateOf } from '@cap-diamant/match';
import type { Clock } from './clock.ts';
import { newId, savedFrom } from './games.ts';
import { MatchSource } from './match-source.ts';
import type { Player } from './players.ts';
import type { SavedGame } from './saved-game.ts';
import type { Archive, Command, Refusal } from './source.ts';

/** What a lesson needs of the page. */
export interface LessonParts {
  readonly clock: Clock;
  /** The time between two moves of the others, in milliseconds. */
  pace(): number;
}

/** The seat of the learner. */
const LEARNER: Seat = 0;

/** One scene of a lesson: the real rules from a given position; the others move by script. */
export class LessonSource<G extends Types = Types> extends MatchSource<G> {
  readonly seats = [LEARNER];
  readonly withoutHints = true;
  readonly isLesson = true;
  /** While a prediction is asked for. */
  withoutForecasts = $state(false);
  /** What a lesson shows can be kept as a game of one's own. */
  readonly archive: Archive<G> = { saved: () => this.#saved(), fork: () => this.#saved() };
  readonly #parts: LessonParts;
  /** The match that "try again" returns to. */
  #mark: Match<G>;
  /** Whether the learner may move now. */
  #asks = false;
  /** Called after every turn, or part of one, that the learner plays. */
  onplayed: () => void = () => undefined;

  constructor(id: string, game: Game<G>, scene: Scene, players: readonly Player[], parts: LessonParts) {
    super(id, unwrap(openMatch(game, unwrap(sceneStart(game, scene)))), players);
    this.#parts = parts;
    this.#mark = this.match;
    unwrap(this.playAll(scene.moves ?? []));
    this.mark();
  }

  async send(command: Command<G>): Promise<Result<void, Refusal>> {
    if (command.kind !== 'play') return fail('a lesson only takes moves');
    const after = playTurn(this.match, command.seat, command.moves);
    if (!after.ok) return after;
    this.publish(after.value);
    this.onplayed();
    return ok(undefined);
  }

  /** Whether the turn of the learner goes on. */
  get isOpen(): boolean {
    const { actors, turn } = feed(this.match, LEARNER);
    return actors.includes(LEARNER) && !turn.fresh;
  }

  /** What happened since the mark, in the game's notation. */
  get effects(): readonly Json[] {
    const since = this.match.entries.slice(this.#mark.entries.length);
    return since.flatMap(({ effects }) => effects.map(({ effect }) => this.game.notation.formatEffect(effect)));
  }

  /** Every move of the scene so far, as a script. */
  get script(): Script {
    return this.match.entries.map(({ seat, move }) => cueText(seat, move));
  }

  /** Lets the learner move, or not. */
  ask(asks: boolean): void {
    this.#asks = asks;
    this.publish(this.match);
  }

  mark(): void {
    this.#mark = this.match;
  }

  /** Back to the mark. */
  rewind(): void {
    if (this.match !== this.#mark) this.publish(this.#mark);
    this.mark();
  }

  predict(question: Question): number | string {
    return unwrap(predict(this.game, stateOf(this.match), question));
  }

  /** Plays a script at once; nothing changes if a move of it is illegal. */
  playAll(script: Script): Result<void> {
    const played = this.#performed(script);
    if (!played.ok) return played;
    for (const { seat, move } of played.value.played) this.#play(seat, move);
    return ok(undefined);
  }

  /**
   * Plays a script move by move, slowly enough to follow unless somebody is in a hurry. Nothing is played if a move of
   * it is illegal; if it is stopped, the rest is not. `paces`: how long to look before each move.
   */
  async playSlowly(
    script: Script,
    stop: AbortSignal,
    hurry: AbortSignal,
    paces: number,
  ): Promise<'played' | 'stopped' | 'illegal'> {
    const played = this.#performed(script);
    if (!played.ok) return 'illegal';
    for (const { seat, move } of played.value.played) {
      await this.#parts.clock.wait(this.#parts.pace() * paces, AbortSignal.any([stop, hurry]));
      if (stop.aborted) return 'stopped';
      this.#play(seat, move);
    }
    return 'played';
  }

  #saved(): SavedGame {
    const now = this.#parts.clock.now();
    return savedFrom(this.match, { id: newId(), players: this.players, created: now, changed: now });
  }

  #performed(script: Script): Result<Performance<G>> {
    return perform(this.game, stateOf(this.match), script);
  }

  #play(seat: Seat, move: G['move']): void {
    this.publish(unwrap(playText(this.match, seat, this.game.notation.formatMove(move))));
  }

  protected override limits(): Limits<G> {
    return { ...super.limits(), ...(!this.#asks && { offered: [] }) };
  }
}
