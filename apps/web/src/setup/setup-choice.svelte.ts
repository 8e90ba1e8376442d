import type { GameSetup, Options, SetupField } from '../games/common/game-ui.ts';
import { hasTable, loadSetup, TABLE_IDS } from '../games/index.ts';
import { words } from '../words/index.svelte.ts';

type NamedSetup = readonly [id: string, setup: GameSetup];

/** A game and its rules as they are chosen now. */
interface Picked {
  readonly setup: GameSetup;
  readonly options: Options;
  /** The numbers of players these options allow. */
  readonly counts: readonly number[];
  readonly fields: readonly SetupField[];
}

/** What is chosen before a game starts. Another game begins with its own options again. */
export class SetupChoice {
  readonly #game: () => string | undefined;
  readonly #first: (setup: GameSetup) => Options;
  #chosen = $state.raw<{ readonly id: string; readonly options: Options }>();
  #all = $state.raw<readonly NamedSetup[]>([]);
  /** Settles once the games are known, or cannot be fetched. */
  loaded = $state.raw(this.#load());

  readonly id: string = $derived.by(() => {
    const game = this.#game();
    return game !== undefined && hasTable(game) ? game : (TABLE_IDS[0] ?? '');
  });

  /** Undefined until the games are known. */
  readonly picked: Picked | undefined = $derived.by(() => {
    const setup = this.#all.find(([id]) => id === this.id)?.[1];
    if (setup === undefined) return undefined;
    const options = this.#chosen?.id === this.id ? this.#chosen.options : this.#first(setup);
    return { setup, options, counts: setup.seats(options), fields: setup.fields(options, words.language) };
  });

  /** `game` is the one the address names; `first` gives the options a game begins with. */
  constructor(game: () => string | undefined, first: (setup: GameSetup) => Options) {
    this.#game = game;
    this.#first = first;
  }

  get games(): readonly NamedSetup[] {
    return this.#all;
  }

  /** Takes one of the choices of a field. */
  choose(key: string, value: string): void {
    const { picked, id } = this;
    if (picked !== undefined) this.#chosen = { id, options: picked.setup.choose(picked.options, key, value) };
  }

  /** Tries again to fetch the games. */
  retry(): void {
    this.loaded = this.#load();
  }

  async #load(): Promise<void> {
    this.#all = await Promise.all(TABLE_IDS.map(async id => [id, await loadSetup(id)] as const));
  }
}

/** The number of players nearest to a wish that the rules allow. */
export const fittingCount = (counts: readonly number[], wished: number): number =>
  Math.max(counts[0] ?? 2, Math.min(wished, counts.at(-1) ?? 2));
