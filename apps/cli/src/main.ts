import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { createContext } from './command-line/context.ts';
import { complaint, EXIT, isFine, UsageError } from './command-line/usage.ts';
import { createProgram } from './program.ts';
import { isLanguage, languageOf, textsIn } from './words/index.ts';
import type { Texts } from './words/texts.ts';

const argumentsGiven = process.argv.slice(2);

/** Finds the language first, because the help for the options is printed in it. */
const languageAsked = (): string | undefined => {
  const at = argumentsGiven.findIndex(word => word === '--lang' || word.startsWith('--lang='));
  const word = argumentsGiven[at];
  return word === '--lang' ? argumentsGiven[at + 1] : word?.slice('--lang='.length);
};

const versionOf = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version as string;

const tell = (texts: Texts, message: string): void => {
  process.stderr.write(`${texts.usage.error(message)}\n${texts.usage.seeHelp}\n`);
  process.exitCode = EXIT.usage;
};

const crash = (texts: Texts, error: unknown): void => {
  process.stderr.write(`${texts.usage.failed(error instanceof Error ? (error.stack ?? '') : String(error))}\n`);
  process.exitCode = EXIT.fault;
};

const explain = (error: unknown, texts: Texts): void => {
  if (isFine(error)) return;
  if (error instanceof UsageError) tell(texts, error.message);
  else if (!(error instanceof CommanderError)) crash(texts, error);
  else if (error.code === 'commander.help')
    process.exitCode = EXIT.usage; // the help is already printed
  else tell(texts, complaint(error, texts.usage));
};

// The reader of our output may stop reading (a closed pipe); that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  throw error;
});

const asked = languageAsked();
const language = asked !== undefined && isLanguage(asked) ? asked : languageOf(process.env);
const texts = textsIn(language);

try {
  if (asked !== undefined && !isLanguage(asked)) {
    throw new UsageError(texts.usage.invalid('--lang', asked, texts.usage.oneOf(['fr', 'en', 'ru'])));
  }
  await createProgram(createContext(language, texts), versionOf()).parseAsync();
} catch (error) {
  explain(error, texts);
}
