import type { Level } from '@cap-diamant/bots/levels';
import { botSeed } from '@cap-diamant/bots/seed';
import {
  findMove,
  type Game,
  type GameRecord,
  type Language,
  legalTexts,
  nth,
  type Outcome,
  type Result,
  random,
  type Seat,
  type Tally,
  type Types,
  type Words,
} from '@cap-diamant/kernel';
import {
  askedToUndo,
  askUndo,
  type Match,
  outcomeOf,
  playText,
  recordOfMatch,
  resign,
  undoReach,
} from '@cap-diamant/match';
import type { Hint } from '../bots/client.ts';
import { Film } from './film.svelte.ts';
import type { KeptGame } from './kept.ts';
import { LogWriters } from './log.ts';
import { Opponents } from './opponents.svelte.ts';
import type { Player } from './players.ts';
import { askedIn, stateAt, turnStart, uncovers } from './turns.ts';
import type { Offer, Preview, Surroundings } from './types.ts';

/** A game being played at this device. Knows no game in particular. */
export class Session<G extends Types = Types> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  readonly created: number;
  readonly #around: Surroundings;
  readonly #wordsIn: (language: Language) => Words<G>;

  #match = $state.raw() as Match<G>;
  #confirmed = $state(0);
  /** Which point of the game is shown, and the replay. Bots wait for people who look back. */
  readonly film: Film;
  /** The bots at this table: who thinks, their pace, pausing them. */
  readonly opponents: Opponents;

  constructor(
    kept: Pick<KeptGame, 'id' | 'players' | 'confirmed' | 'created'>,
    match: Match<G>,
    words: (language: Language) => Words<G>,
    around: Surroundings,
  ) {
    this.id = kept.id;
    this.players = kept.players;
    this.created = kept.created;
    this.game = match.game;
    this.#match = match;
    this.#confirmed = Math.min(kept.confirmed, match.entries.length);
    this.#wordsIn = words;
    this.#around = around;
    this.film = new Film(
      around.clock,
      () => this.length,
      () => this.opponents.ask(),
    );
    this.opponents = new Opponents({
      clock: around.clock,
      pace: () => around.settings.pace,
      awaited: () => this.#awaitedBot(),
      choose: (seat, signal) => this.#chosen(seat, signal),
      play: (seat, text) => this.#playFor(seat, text),
    });
  }

  // What there is to know

  words: Words<G> = $derived.by(() => this.#wordsIn(this.#around.language()));
  names: readonly string[] = $derived.by(() => this.players.map((player, seat) => this.#around.nameOf(player, seat)));
  outcome: Outcome | undefined = $derived.by(() => outcomeOf(this.#match));
  resigned: readonly Seat[] = $derived(this.#match.resigned);
  /** The number of decisions made. */
  length = $derived(this.#match.entries.length);
  /** Whose decision is awaited; nobody's once the game is over. */
  asked: Seat | undefined = $derived.by(() => (this.outcome === undefined ? askedIn(this.#match) : undefined));
  /** Decisions that are not confirmed yet. */
  provisional = $derived(this.length - this.#confirmed);
  /** Whether a finished turn waits for `confirm` before the game goes on. */
  mustConfirm = $derived.by(() => this.provisional > 0 && this.asked !== undefined && this.#turnIsOver());
  /** Through whose eyes the table is seen; undefined: nobody at this device plays. */
  viewer: Seat | undefined = $derived.by(() => this.#whoLooks());
  /** Whether the present is shown, not the past. */
  live = $derived.by(() => this.film.live);
  /** The number of decisions in what is shown. */
  at = $derived.by(() => this.film.at);
  view: G['view'] = $derived.by(() => this.game.view(stateAt(this.#match, this.at), this.viewer));
  tally: Tally = $derived.by(() => this.game.tally(this.game.imagine(this.view, 'tally')));
  /** What the person asked may do now. */
  offered: readonly Offer<G>[] = $derived.by(() => this.#offers());
  question: string = $derived.by(() => this.words.question(this.view, this.asked ?? 0));
  #writers = $derived.by(() => new LogWriters(this.words, this.names));
  log = $derived.by(() => this.#writers.of(this.viewer).turns(this.#match));
  canUndo = $derived.by(() => this.live && this.#undoTarget() !== undefined);
  /** Whether there would be something to take back, had nothing been uncovered since. */
  sealed = $derived.by(() => this.live && !this.canUndo && this.#lastOfPeople() !== undefined);
  /** Whether the turn has begun. */
  underWay = $derived.by(() => !this.game.turn(stateAt(this.#match, this.length)).fresh);

  get record(): GameRecord {
    return recordOfMatch(this.#match);
  }

  isBot(seat: Seat): boolean {
    return nth(this.players, seat).bot !== undefined || this.#match.resigned.includes(seat);
  }

  /** The effects of one decision (`at` as in the log), for showing them on the board. */
  effectsOf(at: number): readonly G['effect'][] {
    const { effects } = nth(this.#match.entries, at - 1);
    return effects.filter(({ only }) => only === undefined || only === this.viewer).map(({ effect }) => effect);
  }

  /** What came of the decisions after the first so many, in words. */
  toldSince(at: number): readonly string[] {
    const writer = this.#writers.of(this.viewer);
    return this.#match.entries.slice(at).flatMap(entry => writer.lines(this.#match, entry));
  }

  /** The view after so many decisions. */
  viewAt(at: number): G['view'] {
    return this.game.view(stateAt(this.#match, at), this.viewer);
  }

  /** Why a move cannot be made now, where the game has words for it. */
  refusal(move: G['move']): string | undefined {
    if (this.asked === undefined) return undefined;
    const reason = this.game.refusal(stateAt(this.#match, this.length), this.asked, move);
    return reason === undefined ? undefined : this.words.reason(reason);
  }

  /**
   * What a move, and more after it in the same turn, would do; told from what the person asked can see: nothing hidden
   * shines through. Undefined if they cannot be made.
   */
  preview(...texts: readonly string[]): Preview<G> | undefined {
    const seat = this.asked;
    if (seat === undefined || this.offered.length === 0) return undefined;
    const { game } = this;
    const before = game.imagine(this.view, `preview/${this.length}`);
    const effects: G['effect'][] = [];
    let after = before;
    for (const text of texts) {
      const move = findMove(game, after, seat, text);
      if (!move.ok) return undefined;
      after = game.apply(after, seat, move.value, (effect, only) => {
        if (only === undefined || only === seat) effects.push(effect);
      });
    }
    const certain = game.uncovered(after) === game.uncovered(before);
    return { view: game.view(after, seat), effects, tally: game.tally(after), certain };
  }

  /** The best moves a strong player finds for the person asked, and why; nothing where nobody can say. */
  async advice(signal: AbortSignal): Promise<readonly Hint[]> {
    const seat = this.asked;
    if (seat === undefined || this.offered.length === 0) return [];
    return this.#around.bots.advise(
      { match: this.id, game: this.game.id, view: this.view, seat, level: 'strong', seed: this.#botSeed() },
      signal,
    );
  }

  // What a person does

  /** Lets the bots begin, if it is their turn; call once the table is there. */
  begin(): void {
    this.#settle();
  }

  /** Ends everything under way; the game stays as it is kept. */
  close(): void {
    this.opponents.stop();
    this.film.stop();
    this.#around.bots.close(this.id);
  }

  play(text: string): Result<void> {
    if (this.asked === undefined || this.isBot(this.asked) || this.mustConfirm || !this.live) {
      return { ok: false, error: { message: `"${text}" is not asked for` } };
    }
    return this.#play(this.asked, text);
  }

  /** The decisions of this turn stand, and the game goes on. */
  confirm(): void {
    this.#confirmed = this.length;
    this.#settle();
  }

  /** Takes back the last decision of a person, and what bots did after it. */
  undo(): void {
    const target = this.#undoTarget();
    if (target === undefined || !this.live) return;
    const { seat } = nth(this.#match.entries, target);
    const back = askUndo(this.#match, seat, target, askedToUndo(this.#match, seat, target));
    if (!back.ok) return;
    this.#match = back.value;
    this.#confirmed = Math.min(this.#confirmed, turnStart(back.value, target));
    this.#settle();
  }

  resign(seat: Seat): Result<void> {
    const resigned = resign(this.#match, seat);
    if (!resigned.ok) return resigned;
    this.#match = resigned.value;
    this.confirm();
    return { ok: true, value: undefined };
  }

  /** A new game that begins with the first decisions of this one. */
  fork(at: number, id: string): KeptGame {
    const match = { ...this.#match, entries: this.#match.entries.slice(0, at), resigned: [] };
    return this.#kept(match, id, at, this.#around.clock.now());
  }

  kept(): KeptGame {
    return this.#kept(this.#match, this.id, this.#confirmed, this.created);
  }

  // How it goes on

  #kept(match: Match<G>, id: string, confirmed: number, created: number): KeptGame {
    const { players } = this;
    const over = outcomeOf(match) !== undefined;
    const view = this.game.view(stateAt(match, match.entries.length), this.viewer);
    const changed = this.#around.clock.now();
    return { id, record: recordOfMatch(match), players, confirmed, created, changed, over, view };
  }

  #whoLooks(): Seat | undefined {
    const people = this.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const { asked } = this;
    if (this.mustConfirm) return nth(this.#match.entries, this.#confirmed).seat;
    if (asked !== undefined && people.includes(asked)) return asked;
    return this.#match.entries.findLast(({ seat }) => people.includes(seat))?.seat ?? people[0];
  }

  /** A new turn begins, or somebody else at this device is asked: the turn so far can only be confirmed. */
  #turnIsOver(): boolean {
    const { seat: owner } = nth(this.#match.entries, this.#confirmed);
    const asked = this.asked as Seat;
    return this.game.turn(stateAt(this.#match, this.length)).fresh || (asked !== owner && !this.isBot(asked));
  }

  #offers(): readonly Offer<G>[] {
    const { asked, game, view, words } = this;
    if (asked === undefined || this.isBot(asked) || this.mustConfirm || !this.live) return [];
    return game.moves(stateAt(this.#match, this.length), asked).map(move => ({
      move,
      text: game.notation.formatMove(move),
      get words() {
        return words.move(view, asked, move);
      },
    }));
  }

  /** The index of the last decision of a person, if it may be taken back. */
  #undoTarget(): number | undefined {
    const target = this.#lastOfPeople();
    return target !== undefined && target >= undoReach(this.#match, 0).agreed ? target : undefined;
  }

  #lastOfPeople(): number | undefined {
    if (this.outcome !== undefined) return undefined;
    const last = this.#match.entries.findLastIndex(({ seat }) => !this.isBot(seat));
    return last >= 0 ? last : undefined;
  }

  #play(seat: Seat, text: string): Result<void> {
    const played = playText(this.#match, seat, text);
    if (!played.ok) return played;
    this.#match = played.value;
    this.#settle();
    return { ok: true, value: undefined };
  }

  /** Decides what stands, keeps the game, and asks whoever is next. */
  #settle(): void {
    const last = this.length - 1;
    const own = this.provisional > 0 && !this.isBot(nth(this.#match.entries, this.#confirmed).seat);
    const stands = this.outcome !== undefined || (last >= 0 && uncovers(this.#match, last));
    if (!own || stands || (this.mustConfirm && !this.#around.settings.confirmTurns)) this.#confirmed = this.length;
    this.#around.keep(this.kept());
    this.opponents.ask();
  }

  #awaitedBot(): Seat | undefined {
    if (this.asked === undefined || this.mustConfirm || !this.live) return undefined;
    return this.isBot(this.asked) ? this.asked : undefined;
  }

  #playFor(seat: Seat, text: string): void {
    if (this.#play(seat, text).ok) return;
    this.#around.botFailed();
    this.#play(seat, this.#simplest(seat));
  }

  /** A bot's choice; if nobody can think, the simplest player's. */
  async #chosen(seat: Seat, signal: AbortSignal): Promise<string> {
    const level: Level = this.#match.resigned.includes(seat) ? 'novice' : (nth(this.players, seat).bot ?? 'novice');
    const view = this.game.view(stateAt(this.#match, this.length), seat);
    try {
      const request = { match: this.id, game: this.game.id, view, seat, level, seed: this.#botSeed() };
      return this.game.notation.formatMove(await this.#around.bots.choose(request, signal));
    } catch {
      if (!signal.aborted) this.#around.botFailed();
      return this.#simplest(seat);
    }
  }

  #botSeed(): string {
    const { start } = this.#match;
    return botSeed('seed' in start ? start.seed : undefined, this.length);
  }

  #simplest(seat: Seat): string {
    return random(this.#botSeed()).pick(legalTexts(this.game, stateAt(this.#match, this.length), seat));
  }
}
