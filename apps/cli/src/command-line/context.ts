import type { Language } from '@cap-diamant/kernel';
import type { Texts } from '../words/texts.ts';
import { EXIT } from './usage.ts';

/** What every command is given: the person's language, and where to speak. */
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

/** The program found what it was sent to find; it ends with the exit code for that. */
export const reportFault = (): void => {
  process.exitCode = EXIT.fault;
};
