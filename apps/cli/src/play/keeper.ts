import { existsSync } from 'node:fs';
import { type Match, outcomeOf, recordOfMatch } from '@cap-diamant/match';
import type { PlayTexts } from '../words/texts.ts';
import type { Player } from './players.ts';
import { load, save } from './store.ts';

/** Where a game goes that somebody leaves at the terminal without having named a file: never over an older one. */
const freshFile = (): string => {
  for (let number = 1; ; number++) {
    const file = number === 1 ? 'cap-diamant-game.json' : `cap-diamant-game-${number}.json`;
    if (!existsSync(file)) return file;
  }
};

/** What a game is kept with: who plays it, the file named when they sat down, and how to speak of trouble. */
export interface Keeping {
  readonly players: readonly Player[];
  readonly file: string | undefined;
  readonly texts: PlayTexts;
  say(line: string): void;
}

/** Keeps the game of one sitting in files. A file that cannot be written is told of, and the game goes on. */
export class Keeper {
  readonly #keeping: Keeping;
  #match: Match;
  #named: string | undefined;
  #failing = false;

  constructor(keeping: Keeping, match: Match) {
    this.#keeping = keeping;
    this.#match = match;
  }

  /** Keeps the match after a change. Trouble is told when it begins, not after every decision. */
  keep(match: Match): void {
    this.#match = match;
    const { file } = this.#keeping;
    if (file === undefined) return;
    const fault = this.#write(file);
    if (fault !== undefined && !this.#failing) this.#complain(file, fault);
    this.#failing = fault !== undefined;
  }

  /** Writes the game to a file named on the way; what is no game of ours is left alone. */
  saveAs(file: string): void {
    const { say, texts } = this.#keeping;
    const fault = this.#foreign(file) ?? this.#write(file);
    if (fault === undefined) this.#named = file;
    say(fault === undefined ? texts.saved(file) : texts.notSaved(file, fault));
  }

  /** Writes the game a last time and names the file it can be taken up from, if there is one. */
  leave(): string | undefined {
    const file = this.#keeping.file ?? this.#named ?? (process.stdin.isTTY ? freshFile() : undefined);
    if (file === undefined || outcomeOf(this.#match) !== undefined) return undefined;
    const fault = this.#write(file);
    if (fault === undefined) return file;
    this.#complain(file, fault);
    return undefined;
  }

  #complain(file: string, fault: string): void {
    this.#keeping.say(this.#keeping.texts.notSaved(file, fault));
  }

  #write(file: string): string | undefined {
    const { players } = this.#keeping;
    return attempt(() => save(file, { record: recordOfMatch(this.#match), players }));
  }

  #foreign(file: string): string | undefined {
    return attempt(() => {
      if (load(file)?.ok === false) throw new Error(this.#keeping.texts.notOurs);
    });
  }
}

/** What went wrong, in words; undefined: nothing did. */
const attempt = (action: () => void): string | undefined => {
  try {
    action();
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
};
