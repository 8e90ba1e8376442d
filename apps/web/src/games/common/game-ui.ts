import type { Json, Language, Types, Words } from '@cap-diamant/kernel';
import type { Component } from 'svelte';
import type { Player } from '../../source/players.ts';
import type { TableState } from '../../table/state/table-state.svelte.ts';

export interface SetupChoice {
  readonly value: string;
  readonly name: string;
  /** One line that explains it. */
  readonly about: string;
}

/** Something to choose before a game begins. */
export interface SetupField {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly SetupChoice[];
  /** What is chosen, where it is not the option called `key`. */
  readonly value?: string;
  /** Most people never touch it. */
  readonly minor?: boolean;
}

export type Options = Readonly<Record<string, Json>>;

/** A game before it begins: light, so that the start page can show it. */
export interface GameSetup {
  /** The colours of its players, as tokens `--player-…`. */
  readonly colours: readonly string[];
  /** A sensible first game. */
  readonly quick: Options & { readonly players: number };
  title(language: Language): string;
  about(language: Language): string;
  /** The rules these options stand for, in a few words. */
  variant(options: Options, language: Language): string;
  fields(options: Options, language: Language): readonly SetupField[];
  /** The numbers of players these options allow. */
  seats(options: Options): readonly number[];
  /** Where the colours belong to the rules: these options with the colours of the seats. */
  withColours?(options: Options, colours: readonly string[]): Options;
  /** Where the colours belong to the rules: those of the seats, in what a game says of its set-up (`dealt`). */
  coloursIn?(dealt: Options): readonly string[];
  /** The options after one of them was changed: what no longer goes with it falls into place. */
  choose(options: Options, key: string, value: string): Options;
}

/** A game at the table: heavy, loaded when a game is opened. */
export interface GameUi<G extends Types = Types> {
  /** Draws `table.view`, lights `table.offered`, calls `table.play`. */
  readonly Table: Component<{ table: TableState<G>; onrematch: () => void }>;
  /** The table in small, for lists. */
  readonly Thumbnail: Component<{ view: G['view']; players: readonly Player[] }>;
  /** The game in words, where a drawn board needs others than a terminal. */
  words(language: Language): Words<G>;
  /** Whether a move may be named before anybody has found it; by default every one is. */
  mayDisclose?(view: G['view'], move: G['move']): boolean;
  /** The keys of this table beside those of every table, and what they do. */
  keys(language: Language): readonly (readonly [key: string, does: string])[];
}
