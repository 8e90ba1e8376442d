import { existsSync } from 'node:fs';
import { feed, type Match, recordOfMatch } from '@cap-diamant/match';
import type { PlayTexts } from '../words/texts.ts';
import { loadGameFile, saveGameFile } from './game-file.ts';
import type { Player } from './players.ts';

/** A file for a game that a player leaves without naming one: never that of an older game. */
const unusedFile = (): string => {
  for (let number = 1; ; number++) {
    const file = number === 1 ? 'cap-diamant-game.json' : `cap-diamant-game-${number}.json`;
    if (!existsSync(file)) return file;
  }
};

/** What a game is saved with: who plays it, the file named at the start, and how errors are reported. */
export interface AutosaveOptions {
  readonly players: readonly Player[];
  readonly file: string | undefined;
  readonly texts: PlayTexts;
  say(line: string): void;
}

/** Saves the game at this terminal. If a file cannot be written, it reports that, and the game continues. */
export class Autosave {
  readonly #options: AutosaveOptions;
  #match: Match;
  #named: string | undefined;
  #failing = false;

  constructor(options: AutosaveOptions, match: Match) {
    this.#options = options;
    this.#match = match;
  }

  /** Saves the match after an event. A failure is reported when it begins, not after every event. */
  save(match: Match): void {
    this.#match = match;
    const { file } = this.#options;
    if (file === undefined) return;
    const fault = this.#write(file);
    if (fault !== undefined && !this.#failing) this.#report(file, fault);
    this.#failing = fault !== undefined;
  }

  /** Saves the game to a file named during the game; does not overwrite a file that is not a saved game. */
  saveAs(file: string): void {
    const { say, texts } = this.#options;
    const fault = this.#foreign(file) ?? this.#write(file);
    if (fault === undefined) this.#named = file;
    say(fault === undefined ? texts.saved(file) : texts.notSaved(file, fault));
  }

  /** Saves the game a last time; returns the file to resume it from, if there is one. */
  saveOnExit(): string | undefined {
    const file = this.#options.file ?? this.#named ?? (process.stdin.isTTY ? unusedFile() : undefined);
    if (file === undefined || feed(this.#match, undefined).outcome !== undefined) return undefined;
    const fault = this.#write(file);
    if (fault === undefined) return file;
    this.#report(file, fault);
    return undefined;
  }

  #report(file: string, fault: string): void {
    this.#options.say(this.#options.texts.notSaved(file, fault));
  }

  #write(file: string): string | undefined {
    const { players } = this.#options;
    return errorOf(() => saveGameFile(file, { record: recordOfMatch(this.#match), players }));
  }

  #foreign(file: string): string | undefined {
    return errorOf(() => {
      if (loadGameFile(file)?.ok === false) throw new Error(this.#options.texts.notOurs);
    });
  }
}

/** What went wrong, in words; undefined if nothing did. */
const errorOf = (action: () => void): string | undefined => {
  try {
    action();
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
};
