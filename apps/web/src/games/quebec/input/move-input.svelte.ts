import type { Quebec } from '@cap-diamant/quebec';
import type { Move } from '@cap-diamant/quebec/moves';
import { asked } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { Zone } from '@cap-diamant/quebec/vocabulary';
import type { Choice } from '../../../table/choice.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { Preview } from '../../../table/state/types.ts';
import { type Action, type OpenAction, openActions } from '../targets/actions.ts';
import {
  districtTarget,
  litTargets,
  type Pick,
  pickOf,
  picksAt,
  siteTarget,
  type Target,
  targetsOf,
  zoneIn,
  zoneTarget,
} from '../targets/targets.ts';

/** A move, shown as a button. */
interface PickChoice extends Choice {
  readonly pick: Pick;
}

/** The part of a move picked so far, if it takes more than one click. */
interface Selection {
  /** The decision it belongs to; the selection ends with it. */
  readonly at: number;
  /** The zone that workers leave. */
  readonly from?: Zone;
  /** A target with several meanings. */
  readonly target?: Target;
}

/** The moves of a pick, in order. */
const stepsOf = ({ move, next }: Pick): readonly Move[] => (next === undefined ? [move] : [move, next]);

/** Up to this many follow-ups are shown as a row of buttons. */
const FEW = 6;

/** Moves to a site are picked in the town, however few: a list of names would hide the places they name. */
const IN_TOWN: ReadonlySet<Move['kind']> = new Set(['put', 'stage', 'upgrade']);

/** On a small screen, a longer list of zones would cover the wheel where they are picked. */
const BRIEF = 2;

const NONE: ReadonlySet<Target> = new Set();

/** Turns clicks on the table into moves. */
export class MoveInput {
  readonly #table: TableState<Quebec>;
  #selection = $state.raw<Selection>();
  /** The last clicked target, and the decision that followed. */
  #touched = $state.raw<{ readonly target: Target | undefined; readonly at: number }>();
  /** The action whose targets stay lit, and the decision it belongs to. */
  #kept = $state.raw<{ readonly action: Action; readonly at: number }>();
  /** The action under the pointer or the focus. */
  aimed = $state<Action>();
  /** The target under the pointer or the focus. */
  pointed = $state<Target>();
  /** The hovered button. */
  hovered = $state.raw<Pick>();
  /** What a past turn changed, while somebody points at it in the recap. */
  recent = $state.raw<ReadonlySet<Target>>(new Set());

  readonly #isNarrow: () => boolean;

  constructor(table: TableState<Quebec>, isNarrow: () => boolean) {
    this.#table = table;
    this.#isNarrow = isNarrow;
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

  /** The zone that workers leave, while the one they go to is to be picked. */
  from: Zone | undefined = $derived.by(() => (this.#chosen?.target === undefined ? this.#chosen?.from : undefined));

  /** What a turn can begin with. */
  actions: readonly OpenAction[] = $derived.by(() => openActions(this.view, this.moves));
  /** The action that was chosen, until a move is made. */
  action: Action | undefined = $derived.by(() =>
    this.#kept?.at === this.#table.length && this.actions.length > 0 ? this.#kept.action : undefined,
  );
  /** The targets of the action that is pointed at or chosen: where the eye should go. */
  aims: ReadonlySet<Target> | undefined = $derived.by(() => {
    const action = this.aimed ?? this.action;
    return this.actions.find(one => one.action === action)?.targets;
  });
  /** What is possible, but not what is being decided now. */
  quiet: ReadonlySet<Target> = $derived.by(() => {
    if (this.actions.length < 2 || this.#chosen !== undefined) return NONE;
    const { aims } = this;
    return aims === undefined ? this.lit : new Set([...this.lit].filter(target => !aims.has(target)));
  });

  /** The buttons next to the question: the meanings of a click, moves without a target, or a few follow-ups. */
  choices: readonly PickChoice[] = $derived.by(() => {
    const { target, from } = this.#chosen ?? {};
    if (target !== undefined) return this.#picks(target).map(pick => this.#choice(pick));
    const picks = this.moves.map(pickOf);
    const shown = !this.#table.turn.fresh && from === undefined && picks.length <= FEW;
    const inWheel = this.#isNarrow() && picks.filter(({ move }) => move.kind === 'place').length > BRIEF;
    const isElsewhere = ({ kind }: Move): boolean => IN_TOWN.has(kind) || (inWheel && kind === 'place');
    return picks
      .filter(({ move }) => (shown && !isElsewhere(move)) || targetsOf(this.view, move, from).length === 0)
      .filter(({ move }) => from === undefined || move.kind !== 'move')
      .map(pick => this.#choice(pick));
  });

  /** What the hovered target or button stands for. */
  #meant: Pick | undefined = $derived.by(() => {
    const { pointed } = this;
    const [first] = pointed === undefined || !this.lit.has(pointed) ? [] : this.#picks(pointed);
    return this.hovered ?? first;
  });
  previewed: Move | undefined = $derived(this.#meant?.move);
  /** What it would do. */
  ahead: Preview<Quebec> | undefined = $derived.by(() => {
    const pick = this.#meant;
    if (pick === undefined) return undefined;
    // Another player may have to decide in between; then only the first step is certain.
    return this.#table.preview(...stepsOf(pick)) ?? this.#table.preview(pick.move);
  });
  /** The view after it. */
  preview: View | undefined = $derived.by(() => this.ahead?.view);

  /** Where the buttons appear: at the selected target, at the target in question, or at the last click. */
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

  /** Picks a target: makes its move, or asks which one if there are several. */
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

  /** Keeps the targets of an action lit, or no longer. Where there is no place to choose, it is done at once. */
  choose(action: Action): void {
    const { targets, places } = this.actions.find(one => one.action === action) ?? {};
    const [only, ...others] = targets ?? [];
    if (places === 0 && only !== undefined && others.length === 0) {
      this.pick(only);
      return;
    }
    this.#kept = this.action === action ? undefined : { action, at: this.#table.length };
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

  /** Skips a follow-up, if that is possible. */
  skip(): void {
    const move = this.moves.find(({ kind }) => kind === 'skip');
    if (move !== undefined) this.make({ move });
  }

  forget(): void {
    this.#selection = undefined;
    this.#kept = undefined;
    this.hovered = undefined;
  }

  #picks(target: Target): readonly Pick[] {
    return picksAt(this.view, this.moves, target, this.#chosen?.from);
  }

  #choice(pick: Pick): PickChoice {
    const { words, asked = 0, game } = this.#table;
    return { pick, text: game.notation.formatMove(pick.move), words: words.move(this.view, asked, pick.move) };
  }
}
