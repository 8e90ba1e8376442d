import type { Language } from '@cap-diamant/kernel';
import type { Texts } from '../words/texts.ts';
import { EXIT } from './usage.ts';

/** What every command gets: the user's language, and where to print. */
export interface Context {
  readonly language: Language;
  readonly texts: Texts;
  say(line: string): void;
}

export const createContext = (language: Language, texts: Texts): Context => ({
  language,
  texts,
  say: line => process.stdout.write(`${line}\n`),
});

/** The command found what it looks for, such as a broken law; the program ends with the exit code for that. */
export const reportFault = (): void => {
  process.exitCode = EXIT.fault;
};
