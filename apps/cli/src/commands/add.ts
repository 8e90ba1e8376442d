import type { Command } from 'commander';
import type { Context } from '../command-line/context.ts';
import { addOption } from '../command-line/options.ts';
import type { CommandHelp, CommandName } from '../words/help-texts.ts';

const examples = (title: string, help: CommandHelp): string => {
  const lines = help.examples.flatMap(([what, typed]) => [`  # ${what}`, `  ${typed}`]);
  return `\n${help.more}\n\n${title}\n${lines.join('\n')}`;
};

/** A command with the usual help. */
export const addCommand = (program: Command, { texts }: Context, name: CommandName): Command => {
  const help = texts.commands[name];
  return program
    .command(name)
    .description(help.summary)
    .addHelpText('after', () => examples(texts.examples, help));
};

/** Ignored: the language is found before parsing. The option is here for the help and the parser. */
export const addLanguage = (command: Command, context: Context): void => addOption(command, context, 'lang');
