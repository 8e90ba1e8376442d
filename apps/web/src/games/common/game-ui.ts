import type { Json, Language, Types, Words } from '@cap-diamant/kernel';
import type { Component } from 'svelte';
import type { Sound } from '../../sound/sounds.ts';
import type { Player } from '../../source/players.ts';
import type { SayMove } from '../../table/line-in-words.ts';
import type { TableState } from '../../table/state/table-state.svelte.ts';

export interface SetupChoice {
  readonly value: string;
  readonly name: string;
  /** One line of explanation. */
  readonly about: string;
}

/** A setting people choose before a game starts. */
export interface SetupField {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly SetupChoice[];
  /** The current value, if it isn't the option named `key`. */
  readonly value?: string;
  /** Folded away at first: most people never change it. */
  readonly minor?: boolean;
}

export type Options = Readonly<Record<string, Json>>;

/** What the start page and the setup page know about a game. Small, so the start page loads fast. */
export interface GameSetup {
  /** A small engraving that shows which game it is. */
  readonly Vignette: Component;
  /** The player colours, as tokens `--player-…`. */
  readonly colours: readonly string[];
  /** The options of the one-click game. */
  readonly quick: Options & { readonly players: number };
  title(language: Language): string;
  about(language: Language): string;
  /** The rules these options select, in a few words. */
  variant(options: Options, language: Language): string;
  fields(options: Options, language: Language): readonly SetupField[];
  /** The numbers of players these options allow. */
  seats(options: Options): readonly number[];
  /** For games whose rules know the colours: adds the colours of the seats to the options. */
  withColours?(options: Options, colours: readonly string[]): Options;
  /** For games whose rules know the colours: reads them from `game.dealt`. */
  coloursIn?(dealt: Options): readonly string[];
  /** The options after one change. Other options follow if they no longer fit. */
  choose(options: Options, key: string, value: string): Options;
}

export type PictureFormat = 'svg' | 'png';

/** What the table page needs of a game. Large, so it is loaded when a game is opened. */
export interface GameUi<G extends Types = Types> {
  /** Draws `table.view`, highlights `table.offered`, calls `table.play`. */
  readonly Table: Component<{
    table: TableState<G>;
    onrematch: () => void;
    /** Saves a picture, if the game draws one. */
    onpicture: (format: PictureFormat) => void;
  }>;
  /** Whether the table shows questions next to their answers; the bar below it then doesn't repeat them. */
  readonly asksItself?: boolean;
  /** A small picture of the table for lists. */
  readonly Thumbnail: Component<{ view: G['view']; players: readonly Player[] }>;
  /** The game in words. A drawn board may need other words than the terminal. */
  words(language: Language): Words<G>;
  /** The part of the game a position belongs to, as a heading in the log. */
  chapter(view: G['view'], language: Language): string;
  /** The moves of a line in words: some go without saying after others. */
  say(speaker: Pick<TableState<G>, 'words' | 'asked'>): SayMove<G>;
  /** Names moves so that they can be told apart in a list, where the words of the log need the drawn board for that. */
  nameMoves?(language: Language): Promise<(move: G['move']) => string | undefined>;
  /** What an effect sounds like, if it can be heard. */
  soundOf(effect: G['effect']): Sound | undefined;
  /** Whether the interface may name a move before the player has found it. The default is yes. */
  mayDisclose?(view: G['view'], move: G['move']): boolean;
  /** The table as a picture to keep: a drawing, or a bitmap of it. */
  picture?(table: TableState<G>, language: Language, format: PictureFormat): Promise<Blob>;
  /** The paragraph of the rules about the question that this position asks. */
  ruleOf(view: G['view']): Promise<string>;
  /** The game's own keyboard shortcuts, and what they do. */
  keys(language: Language): readonly (readonly [key: string, does: string])[];
}
