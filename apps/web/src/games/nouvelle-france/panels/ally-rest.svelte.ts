import type { Seat } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { TableState } from '../../../table/state/table-state.svelte.ts';

/** The decisions that only concern an ally token. */
export type AllyQuestion = 'fille' | 'coureur' | 'after';

/** When a player is asked again: in the next turn, in the own next turn, or after a snowfall, which refreshes tokens. */
export type RestEnd = 'next-turn' | 'own-turn' | 'snow';

interface Rest {
  readonly seat: Seat;
  readonly asks: readonly AllyQuestion[];
  readonly until: RestEnd;
  readonly snow: number;
}

const isOver = ({ seat, until, snow }: Rest, view: View, asked: Seat): boolean => {
  const begins = view.pending.at(-1)?.kind === 'turn';
  return view.snow !== snow || (begins && (until === 'next-turn' || (until === 'own-turn' && asked === seat)));
};

/** Declines ally questions for players who don't want to be asked for a while. A reload forgets it: they are asked again. */
export class AllyRest {
  readonly #table: () => TableState<NouvelleFrance>;
  #rests = $state.raw<readonly Rest[]>([]);
  /** How long the game was when a question was last declined for somebody. */
  #declinedAt: number | undefined;

  constructor(table: () => TableState<NouvelleFrance>) {
    this.#table = table;
  }

  /** Whether the player who has to decide is spared some question. */
  get active(): boolean {
    const { asked } = this.#table();
    return this.#rests.some(({ seat }) => seat === asked);
  }

  begin(asks: readonly AllyQuestion[], until: RestEnd): void {
    const { asked: seat, view } = this.#table();
    if (seat !== undefined) this.#rests = [...this.#rests, { seat, asks, until, snow: view.snow }];
  }

  /** Asks everything again. */
  end(): void {
    this.#rests = [];
    this.#declinedAt = undefined;
  }

  /** Declines the current question if it is one of those; otherwise notices which rests are over. */
  apply(): void {
    const table = this.#table();
    const { asked, view, offered, length } = table;
    if (asked === undefined || offered.length === 0) return;
    // Somebody undid what was declined for them: they want to decide.
    if (this.#declinedAt !== undefined && length <= this.#declinedAt) this.end();
    if (this.#rests.some(rest => isOver(rest, view, asked)))
      this.#rests = this.#rests.filter(rest => !isOver(rest, view, asked));
    const kind = view.pending.at(-1)?.kind;
    const rests = this.#rests.some(({ seat, asks }) => seat === asked && asks.some(one => one === kind));
    const decline = offered.find(({ move }) => move.kind === 'pass' || move.kind === 'end');
    if (!rests || decline === undefined) return;
    this.#declinedAt = length;
    table.play(decline.move);
    // The own turn is confirmed as ever: its player may want to undo it.
    if (table.mustConfirm && table.answers) table.confirm();
  }
}

/** Plays an answer. In another player's turn, and at the end of the own one, it needs no confirmation. */
export const answer = (table: TableState<NouvelleFrance>, move: NouvelleFrance['move']): void => {
  table.play(move);
  if (table.mustConfirm && (table.answers || move.kind === 'end')) table.confirm();
};
