import { LEVELS } from '@cap-diamant/bots';
import { botsNamed } from '../bots/names.ts';
import { isBotName } from '../bots/open.ts';
import { nameOfBot } from '../bots/titles.ts';
import type { Context } from '../command-line/context.ts';
import type { Terminal } from './terminal.ts';

/** The default opponent. */
export const DEFAULT_OPPONENT = 'medium';

/** The opponents to choose from, weakest first. */
const OFFERED: readonly string[] = LEVELS;

/** Parses one opponent: its number in the list, its name in the person's language, or its id. */
const opponent = (typed: string, { texts }: Context): string | undefined => {
  const word = typed.trim().toLowerCase();
  if (/^\d+$/.test(word)) return OFFERED[Number(word) - 1];
  return OFFERED.find(bot => nameOfBot(bot, texts.bots).toLowerCase() === word) ?? (isBotName(word) ? word : undefined);
};

/** Asks until every opponent named exists; the default one at the end of input. */
const ask = async (terminal: Terminal, context: Context): Promise<readonly string[]> => {
  const { play, bots } = context.texts;
  const names = OFFERED.map((bot, at) => `${at + 1} ${nameOfBot(bot, bots)}`);
  for (;;) {
    terminal.say(play.opponents(names, nameOfBot(DEFAULT_OPPONENT, bots)));
    const line = (await terminal.readLine())?.trim() ?? '';
    if (line === '') return [DEFAULT_OPPONENT];
    const words = line.split(',');
    const found = words.flatMap(word => opponent(word, context) ?? []);
    if (found.length === words.length) return found;
    terminal.say(play.noOpponent(words.find(word => opponent(word, context) === undefined)?.trim() ?? line));
  }
};

/** The opponents: from the option, or as a person at the terminal answers. */
export const chooseOpponents = async (
  level: string | undefined,
  terminal: Terminal,
  context: Context,
  interactive = process.stdin.isTTY === true,
): Promise<readonly string[]> => {
  if (level !== undefined) return botsNamed([level], '--level', context);
  return interactive ? ask(terminal, context) : [DEFAULT_OPPONENT];
};
