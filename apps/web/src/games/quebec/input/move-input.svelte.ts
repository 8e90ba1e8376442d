import type { Quebec } from '@cap-diamant/quebec';
import type { Move } from '@cap-diamant/quebec/moves';
import { asked } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { Zone } from '@cap-diamant/quebec/vocabulary';
import type { Choice } from '../../../table/choice.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { Preview } from '../../../table/state/types.ts';
import {
  districtTarget,
  litTargets,
  type Pick,
  picksAt,
  siteTarget,
  type Target,
  targetsOf,
  zoneIn,
  zoneTarget,
} from '../targets/targets.ts';

/** A thing to do, as a button. */
interface PickChoice extends Choice {
  readonly pick: Pick;
}

/** What a person has picked so far of a move that takes more than one touch. */
interface Selection {
  /** The decision it belongs to: a selection does not outlive it. */
  readonly at: number;
  /** The zone workers leave. */
  readonly from?: Zone;
  /** A target that can mean several things. */
  readonly target?: Target;
}

/** The moves a pick makes, in order. */
const stepsOf = ({ move, next }: Pick): readonly Move[] => (next === undefined ? [move] : [move, next]);

/** So many follow-ups still read as a row of buttons. */
const FEW = 6;

/** From touches on the table to moves. */
export class MoveInput {
  readonly #table: TableState<Quebec>;
  #selection = $state.raw<Selection>();
  /** What was touched last, and how far that brought the game. */
  #touched = $state.raw<{ readonly target: Target | undefined; readonly at: number }>();
  /** What the pointer or the focus is on. */
  pointed = $state<Target>();
  /** The button that is looked at. */
  weighed = $state.raw<Pick>();

  constructor(table: TableState<Quebec>) {
    this.#table = table;
  }

  #chosen = $derived.by(() => {
    const selection = this.#selection;
    return selection?.at === this.#table.length && this.#table.offered.length > 0 ? selection : undefined;
  });
  view: View = $derived.by(() => this.#table.view);
  moves: readonly Move[] = $derived.by(() => this.#table.offered.map(({ move }) => move));
  lit: ReadonlySet<Target> = $derived.by(() => litTargets(this.view, this.moves, this.#chosen?.from));
  selected: Target | undefined = $derived.by(() => {
    const { target, from } = this.#chosen ?? {};
    return target ?? (from === undefined ? undefined : zoneTarget(from));
  });

  /** The buttons beside the question: what a touch can mean, what is touched nowhere, or a few follow-ups. */
  choices: readonly PickChoice[] = $derived.by(() => {
    const { target, from } = this.#chosen ?? {};
    if (target !== undefined) return this.#picks(target).map(pick => this.#choice(pick));
    const picks = this.moves.map((move): Pick => ({ move }));
    const shown = !this.#table.turn.fresh && from === undefined && picks.length <= FEW;
    return picks
      .filter(({ move }) => shown || targetsOf(this.view, move, from).length === 0)
      .filter(({ move }) => from === undefined || move.kind !== 'move')
      .map(pick => this.#choice(pick));
  });

  /** What the thing pointed at or weighed would do. */
  ahead: Preview<Quebec> | undefined = $derived.by(() => {
    const { pointed } = this;
    const [first] = pointed === undefined || !this.lit.has(pointed) ? [] : this.#picks(pointed);
    const pick = this.weighed ?? first;
    if (pick === undefined) return undefined;
    // Somebody may be asked in between, and then only the first step is sure.
    return this.#table.preview(...stepsOf(pick)) ?? this.#table.preview(pick.move);
  });
  /** The table after it. */
  preview: View | undefined = $derived.by(() => this.ahead?.view);

  /** Where the buttons belong: at what was picked, where the question arose, or where the last touch was. */
  place: Target | undefined = $derived.by(() => {
    const { selected } = this;
    if (selected !== undefined) return selected;
    const decision = asked(this.view);
    if (decision?.kind === 'take') return districtTarget(decision.district);
    if (decision?.kind === 'redirect' || decision?.kind === 'do') return siteTarget(decision.space);
    return this.#touched?.at === this.#table.length ? this.#touched.target : undefined;
  });

  get picking(): boolean {
    return this.#chosen !== undefined;
  }

  /** Touches a target: makes its move, or asks which of several is meant. */
  pick(target: Target): void {
    if (!this.lit.has(target)) {
      this.forget();
      return;
    }
    const picks = this.#picks(target);
    const at = this.#table.length;
    const [only, ...others] = picks;
    if (this.#chosen?.from === undefined && picks.every(({ move }) => move.kind === 'move')) {
      const from = zoneIn(target);
      this.#selection = from === undefined ? { at } : { at, from };
    } else if (only !== undefined && others.length === 0) this.make(only, target);
    else this.#selection = { ...this.#chosen, at, target };
  }

  point(target: Target | undefined): void {
    this.pointed = target;
  }

  make(pick: Pick, touched = this.place): void {
    this.forget();
    this.pointed = undefined;
    for (const move of stepsOf(pick)) if (!this.#table.play(move).ok) break;
    this.#touched = { target: touched, at: this.#table.length };
  }

  /** Picks the way out of a follow-up, where there is one. */
  skip(): void {
    const move = this.moves.find(({ kind }) => kind === 'skip');
    if (move !== undefined) this.make({ move });
  }

  forget(): void {
    this.#selection = undefined;
    this.weighed = undefined;
  }

  #picks(target: Target): readonly Pick[] {
    return picksAt(this.view, this.moves, target, this.#chosen?.from);
  }

  #choice(pick: Pick): PickChoice {
    const { words, asked = 0, game } = this.#table;
    return { pick, text: game.notation.formatMove(pick.move), words: words.move(this.view, asked, pick.move) };
  }
}
