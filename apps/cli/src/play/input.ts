import { en } from '../words/en.ts';
import { PLAY_COMMANDS, type PlayCommand, type PlayTexts } from '../words/texts.ts';

/** A command typed during the game, with its argument. */
export interface TypedCommand {
  readonly command: PlayCommand;
  readonly argument: string;
}

const split = (line: string): readonly [first: string, rest: string] => {
  const [first = ''] = line.split(/\s/, 1);
  return [first.toLowerCase(), line.slice(first.length).trim()];
};

/** The command in a line; English words work in every language. */
export const parseCommand = (line: string, { typed }: PlayTexts): TypedCommand | undefined => {
  const [first, argument] = split(line);
  const command = PLAY_COMMANDS.find(name => [...typed[name].words, ...en.play.typed[name].words].includes(first));
  return command && { command, argument };
};

/** Whether a line means yes, in the person's language or in English. */
export const isYes = (line: string, { yes }: PlayTexts): boolean =>
  [...yes, ...en.play.yes].includes(line.trim().toLowerCase());

/** The page of the game a line asks for, by its id or its name in the person's language. */
export const parsePage = (line: string, pages: readonly string[], texts: PlayTexts): string | undefined => {
  const word = line.toLowerCase();
  return pages.find(name => name === word || texts.pages[name]?.includes(word));
};

/** What can be typed, as lines of help. */
export const helpLines = (texts: PlayTexts, pages: readonly (readonly [name: string, about: string])[]): string[] => [
  texts.helpTitle,
  `  ${texts.typeMove}`,
  ...pages.map(([name, about]) => `  ${texts.label(texts.pages[name]?.[0] ?? name, about)}`),
  ...PLAY_COMMANDS.map(name => `  ${texts.label(texts.typed[name].words[0] ?? name, texts.typed[name].about)}`),
];
