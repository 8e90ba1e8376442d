import { CommanderError } from 'commander';
import type { UsageTexts } from '../words/texts.ts';

/** Exit codes, for scripts. */
export const EXIT = { fine: 0, fault: 1, usage: 2 } as const;

/** An error in the command line; the message is for the person who typed it. */
export class UsageError extends Error {}

const quoted = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? message;

/** The option parser's errors, in the user's language. */
export const complaint = (error: CommanderError, texts: UsageTexts): string => {
  const subject = quoted(error.message);
  if (error.code === 'commander.unknownOption') return texts.unknownOption(subject);
  if (error.code === 'commander.unknownCommand') return texts.unknownCommand(subject);
  if (error.code === 'commander.missingArgument') return texts.missingArgument(subject);
  if (error.code === 'commander.optionMissingArgument') return texts.missingValue(subject);
  if (error.code === 'commander.excessArguments') return texts.tooMuch;
  return error.message;
};

/** Help and version end the parsing too, but are not errors. */
export const isFine = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0;
