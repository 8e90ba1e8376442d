import { judgeSeed } from '@cap-diamant/bots/seed';
import {
  type Game,
  type Language,
  nth,
  type Outcome,
  ok,
  type Result,
  type Seat,
  type Tally,
  type Turn,
  type Types,
  type Words,
} from '@cap-diamant/kernel';
import type { FeedEntry, UndoRequest } from '@cap-diamant/match';
import type { Hint } from '../../bots/client.ts';
import type { BotControl } from '../../source/bot-host.svelte.ts';
import type { Player } from '../../source/players.ts';
import type { SavedGame } from '../../source/saved-game.ts';
import type { Command, PageFeed, Source } from '../../source/source.ts';
import { Draft } from './draft.svelte.ts';
import { LogWriter, withoutName } from './log.ts';
import { previewMoves } from './preview.ts';
import { turnsOfOthers, type WatchedTurn } from './recap.ts';
import { Timeline } from './timeline.svelte.ts';
import type { Offer, Preview, TableParts } from './types.ts';

/** What a table shows and lets people do: the feed of a source, the draft of a turn on top of it, and a timeline. */
export class TableState<G extends Types = Types> {
  readonly game: Game<G>;
  /** Which position is shown, and the replay. Bots wait while somebody looks back. */
  readonly timeline: Timeline;
  readonly source: Source<G>;
  readonly #parts: TableParts;
  readonly #wordsIn: (language: Language) => Words<G>;
  #feed = $state.raw() as PageFeed<G>;
  readonly #draft: Draft<G>;
  #sending = $state(false);
  #concealed = $state<number>();
  /** The result is being revealed step by step: nothing else on the page may tell it yet. */
  revealing = $state(false);
  /** The last move chosen here. */
  played = $state.raw<G['move']>();
  #release: (() => void) | undefined;

  constructor(source: Source<G>, words: (language: Language) => Words<G>, parts: TableParts) {
    this.source = source;
    this.game = source.game;
    this.#wordsIn = words;
    this.#parts = parts;
    this.#feed = this.#latest();
    this.#draft = new Draft(
      source.game,
      () => this.#feed,
      draft => parts.drafts.save(source.id, draft),
    );
    this.#draft.restore(parts.drafts.load(source.id));
    this.timeline = new Timeline(
      parts.clock,
      () => this.length,
      () => this.#holdBots(),
    );
  }

  // State

  players: readonly Player[] = $derived.by(() => this.source.players);
  words: Words<G> = $derived.by(() => this.#wordsIn(this.#parts.language()));
  names: readonly string[] = $derived.by(() => this.players.map((player, seat) => this.#parts.nameOf(player, seat)));
  /** The result, once its last scoring has been shown. */
  outcome: Outcome | undefined = $derived.by(() =>
    this.#concealed === undefined || this.revealing ? this.#feed.outcome : undefined,
  );
  /** Whether the game is over, even if the table doesn't say so yet. */
  ended = $derived.by(() => this.#feed.outcome !== undefined);
  resigned: readonly Seat[] = $derived(this.#feed.resigned);
  /** How many decisions aren't sent yet. */
  drafted = $derived.by(() => this.#draft.length);
  /** The number of decisions, including the draft's. */
  length = $derived(this.#feed.length + this.drafted);
  #entries: readonly FeedEntry<G>[] = $derived.by(() =>
    this.drafted === 0 ? this.#feed.entries : [...this.#feed.entries, ...this.#draft.entries],
  );
  /** Whether the turn on the table ends the game as soon as it is confirmed. Until then nothing shows how. */
  ending = $derived.by(() => this.#draft.ends);
  /** The number of decisions people may know of: all, unless some are concealed. */
  told = $derived.by(() =>
    Math.min(this.#concealed ?? Number.POSITIVE_INFINITY, this.ending ? this.length - 1 : this.length),
  );
  turn: Turn = $derived.by(() => (this.drafted > 0 ? this.game.turn(this.#draft.world) : this.#feed.turn));
  /** The seat that has to decide; undefined once the game is over. */
  asked: Seat | undefined = $derived.by(() => {
    const actors = this.drafted > 0 ? this.game.actors(this.#draft.world) : this.#feed.actors;
    const { viewer } = this;
    return this.drafted > 0 && viewer !== undefined && actors.includes(viewer) ? viewer : actors[0];
  });
  /** Whether a complete turn waits for `confirm`. */
  mustConfirm = $derived.by(() => this.#draft.whole && !this.#sending);
  /** Whether the draft is an answer in another player's turn. */
  answers = $derived.by(() => this.drafted > 0 && this.#draft.entries[0]?.turn.seat !== this.viewer);
  /** Whose turn the whole table shows: that of the person who has yet to confirm, else of the seat to decide. */
  deciding: Seat | undefined = $derived.by(() => {
    if (!this.live) return this.#entries[this.at]?.seat;
    return this.mustConfirm ? this.viewer : this.asked;
  });
  /** The seat whose view is shown; undefined if nobody at this device plays. */
  viewer: Seat | undefined = $derived(this.#feed.seat);
  /** Whether the present is shown, not the past. */
  live = $derived.by(() => this.timeline.live);
  /** The number of decisions before the shown position. */
  at = $derived.by(() => this.timeline.at);
  view: G['view'] = $derived.by(() => this.viewAt(Math.min(this.at, this.told)));
  tally: Tally = $derived.by(() => this.game.tally(this.game.imagine(this.view, 'tally')));
  /** The moves the person may choose now. */
  offered: readonly Offer<G>[] = $derived.by(() => this.#offers());
  /** Whether the person may ask for a hint now. */
  canAdvise = $derived.by(() => this.offered.length > 0 && this.source.withoutHints !== true);
  /** What is asked once the table knows more than the rules: an action is chosen, its place is not. */
  aim = $state<string>();
  question: string = $derived.by(() => this.words.question(this.view, this.asked ?? 0));
  #writer = $derived.by(() => new LogWriter(this.words, this.names));
  log = $derived.by(() => this.#writer.turns(this.#entries.slice(0, this.told)));
  /** What the others did since the viewer's last turn. */
  recap: readonly WatchedTurn<G>[] = $derived.by(() => turnsOfOthers(this.#feed, this.players.length));
  canUndo = $derived.by(() => this.live && !this.#sending && (this.drafted > 0 || this.#undoTarget() !== undefined));
  /** The players whose turns an undo would take away too. */
  undoesTurnsOf: readonly Seat[] = $derived.by(() => {
    const to = this.drafted > 0 ? undefined : this.#undoTarget();
    if (to === undefined) return [];
    const others = this.#feed.entries.slice(to + 1).filter(({ turn }) => turn.fresh);
    return [...new Set(others.map(({ turn }) => turn.seat))];
  });
  /** The people who have to agree before an undo is carried out. */
  undoAsks: readonly Seat[] = $derived.by(() => {
    const to = this.drafted > 0 ? undefined : this.#undoTarget();
    if (to === undefined || this.source.connectivity === undefined || to >= this.#feed.reach.alone) return [];
    const others = this.#feed.entries.slice(to).map(({ seat }) => seat);
    return [...new Set(others)].filter(seat => seat !== this.viewer && !this.isBot(seat));
  });
  /** An undo that waits for consent. */
  undoRequest: UndoRequest | undefined = $derived(this.#feed.undo);
  /** Whether the viewer is asked about an undo. */
  mustAnswer = $derived.by(() => this.viewer !== undefined && this.isAskedToUndo(this.viewer));
  /** What the game was shuffled with; known once it is over. */
  seed: string | undefined = $derived(this.#feed.seed);
  /** Whether the whole game can be had: it is on this device, or it is over and the server has it. */
  hasWholeGame = $derived.by(
    () => this.source.archive !== undefined || (this.outcome !== undefined && this.source.fetchFinished !== undefined),
  );
  /** Whether undo is blocked because something hidden was revealed. */
  sealed = $derived.by(() => this.live && !this.canUndo && !this.#sending && this.#lastOfPeople() !== undefined);

  /** A command is on its way: nothing can be decided until it is stored. */
  get sending(): boolean {
    return this.#sending;
  }

  isBot(seat: Seat): boolean {
    return nth(this.players, seat).bot !== undefined || this.resigned.includes(seat);
  }

  /** Whether a person still has to agree to the undo somebody asks for. */
  isAskedToUndo(seat: Seat): boolean {
    const { undoRequest } = this;
    if (undoRequest === undefined || undoRequest.agreed.includes(seat) || this.isBot(seat)) return false;
    return this.#feed.entries.slice(undoRequest.to).some(entry => entry.seat === seat);
  }

  /** Whether a person at this device decides for a seat. */
  isMine(seat: Seat): boolean {
    return this.source.seats.includes(seat) && !this.isBot(seat);
  }

  /** The effects of one decision (`at` as in the log), for animations. */
  effectsOf(at: number): readonly G['effect'][] {
    return nth(this.#entries, at - 1).effects;
  }

  /** The decisions after the first `at`, in words. */
  linesSince(at: number): readonly string[] {
    return this.#entries.slice(at, this.told).flatMap(entry => this.#writer.lines(entry));
  }

  /** Some effects of a turn in short phrases that follow the player's name. */
  phrases({ seat, view }: WatchedTurn<G>, effects: readonly G['effect'][]): readonly string[] {
    const name = this.names[seat] ?? '';
    const sentences = effects.map(effect => this.words.effect(view, effect, this.names));
    return sentences.filter(line => line !== '').map(line => withoutName(line, name).replace(/\.$/, ''));
  }

  /** The view after the first `at` decisions. */
  viewAt(at: number): G['view'] {
    return at === 0 ? this.#feed.before : nth(this.#entries, at - 1).view;
  }

  /** Why a move is illegal now, in words. */
  refusal(move: G['move']): string | undefined {
    const { asked: seat, view, names } = this;
    if (seat === undefined) return undefined;
    const reason = this.game.refusal(this.#draft.world, seat, move);
    return reason === undefined ? undefined : this.words.reason(reason, { view, seat, move, names });
  }

  /**
   * What moves of this turn would do, in order, on a world imagined from the view, so that nothing hidden leaks.
   * Undefined if they are illegal.
   */
  preview(...moves: readonly G['move'][]): Preview<G> | undefined {
    const seat = this.asked;
    if (seat === undefined || this.offered.length === 0) return undefined;
    return previewMoves(this.game, this.#draft.world, seat, moves);
  }

  /** The best moves a strong bot finds for the person, and why. */
  async advice(signal: AbortSignal): Promise<readonly Hint[]> {
    const seat = this.asked;
    if (seat === undefined || this.offered.length === 0) return [];
    const { id: match } = this.source;
    const seed = judgeSeed(this.length);
    return this.#parts.advise({ match, game: this.game.id, view: this.view, seat, level: 'strong', seed }, signal);
  }

  /** Pauses and hurries the bots, if they run on this device. */
  get bots(): BotControl | undefined {
    return this.source.bots;
  }

  /** The whole game for files, links and new games, if it is on this device. */
  saved(): SavedGame | undefined {
    return this.source.archive?.saved(this.#draft.moves);
  }

  /** The whole game, from this device or, once it is over, from the server. */
  async wholeGame(): Promise<SavedGame | undefined> {
    return this.saved() ?? (this.hasWholeGame ? this.source.fetchFinished?.() : undefined);
  }

  /** A new game that starts with the first decisions of this one. */
  fork(length: number): SavedGame | undefined {
    const confirmed = Math.min(length, this.#feed.length);
    return this.source.archive?.fork(confirmed, this.#draft.moves.slice(0, length - confirmed));
  }

  // Commands

  /** Follows the game and lets the bots play. Returns a function that stops; the game stays stored. */
  open(): () => void {
    const stop = [this.source.follow(() => this.#refresh()), this.source.open()];
    this.#refresh();
    return () => {
      this.timeline.stop();
      for (const each of stop) each();
    };
  }

  /** Decides for the person. A move that reveals something or passes to another seat is sent at once. */
  play(move: G['move']): Result<void> {
    const seat = this.asked;
    if (seat === undefined || this.offered.length === 0) {
      return { ok: false, error: { message: 'nobody at this device is asked to decide' } };
    }
    const drafted = this.#draft.add(seat, move);
    if (!drafted.ok) return drafted;
    this.played = move;
    if (drafted.value === 'reveals') void this.#send([...this.#draft.moves, move]);
    else if (drafted.value === 'due' || (this.mustConfirm && !this.#parts.settings.confirmTurns)) this.confirm();
    return ok(undefined);
  }

  /** Sends the draft. */
  confirm(): void {
    if (this.drafted > 0) void this.#send(this.#draft.moves);
  }

  /**
   * Undoes the last decision of the draft; without a draft, the last decision of a person and everything bots did
   * since.
   */
  undo(): void {
    if (!this.canUndo) return;
    if (this.drafted > 0) {
      this.#draft.drop();
      return;
    }
    const to = this.#undoTarget();
    if (to !== undefined) void this.#command({ kind: 'undo', seat: nth(this.#entries, to).seat, to });
  }

  /** Accepts or refuses the undo somebody asks for. */
  answerUndo(yes: boolean): void {
    const { viewer } = this;
    if (viewer !== undefined && this.mustAnswer) void this.#command({ kind: 'answer', seat: viewer, yes });
  }

  /** Shows no more than the first `at` decisions and no result, until the returned function is called. */
  conceal(at: number): () => void {
    this.#concealed = at;
    return () => {
      this.#concealed = undefined;
    };
  }

  resign(seat: Seat): void {
    void this.#command({ kind: 'resign', seat });
  }

  // Internals

  /** The feed for the current viewer: the person who has to decide, or else the one who decided last. */
  #latest(): PageFeed<G> {
    const { source } = this;
    const shared = source.feed(source.seats[0]);
    const [asked] = shared.actors;
    if (asked !== undefined && source.seats.includes(asked)) return source.feed(asked);
    const last = shared.entries.findLast(({ seat }) => source.seats.includes(seat));
    return source.feed(last?.seat ?? source.seats[0]);
  }

  #refresh(): void {
    const feed = this.#latest();
    const { revision, decision } = this.#feed;
    if (feed.revision === revision) {
      // Something about the past came in.
      if (feed !== this.#feed && this.source.connectivity !== undefined) this.#feed = feed;
      return;
    }
    // Others may act while a person still thinks about the same question.
    const kept = decision !== undefined && decision === feed.decision ? this.#draft.stored : undefined;
    this.#draft.clear();
    this.#feed = feed;
    this.#draft.restore(kept);
  }

  #send(moves: readonly G['move'][]): Promise<void> {
    return this.#command({ kind: 'play', seat: this.viewer ?? 0, moves });
  }

  async #command(command: DistributiveOmit<Command<G>, 'revision'>): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      const sent = await this.source.send({ ...command, revision: this.#feed.revision } as Command<G>);
      if (sent.ok) this.#parts.accepted();
      else this.#parts.refused(sent.error);
    } finally {
      this.#sending = false;
    }
  }

  #offers(): readonly Offer<G>[] {
    const { asked, game, view, words } = this;
    if (asked === undefined || !this.isMine(asked)) return [];
    if (this.mustConfirm || !this.live || this.#sending || this.told < this.length) return [];
    const moves = this.drafted > 0 ? game.moves(this.#draft.world, asked) : this.#feed.offered;
    return moves.map(move => ({
      move,
      get text() {
        return game.notation.formatMove(move);
      },
      get words() {
        return words.move(view, asked, move);
      },
    }));
  }

  /** The index of the last decision of a person, if it can be undone. */
  #undoTarget(): number | undefined {
    const target = this.#lastOfPeople();
    return target !== undefined && target >= this.#feed.reach.agreed ? target : undefined;
  }

  #lastOfPeople(): number | undefined {
    if (this.outcome !== undefined) return undefined;
    const last = this.#feed.entries.findLastIndex(({ seat }) => this.isMine(seat));
    return last >= 0 ? last : undefined;
  }

  #holdBots(): void {
    if (this.live) {
      this.#release?.();
      this.#release = undefined;
    } else this.#release ??= this.source.bots?.hold();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
