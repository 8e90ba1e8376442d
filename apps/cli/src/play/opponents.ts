import { LEVELS } from '@cap-diamant/bots';
import { botsNamed } from '../bots/names.ts';
import { isBotName } from '../bots/open.ts';
import { nameOfBot } from '../bots/titles.ts';
import type { Context } from '../context.ts';
import type { Voice } from './sitting.ts';

/** Who sits opposite when nothing is said. */
export const USUAL_OPPONENT = 'medium';

/** Those a person is offered, the gentlest first. */
const OFFERED: readonly string[] = LEVELS;

/** One opponent as typed: the number in the list, the name in the person's language, or the bot's own. */
const opponent = (typed: string, { texts }: Context): string | undefined => {
  const word = typed.trim().toLowerCase();
  if (/^\d+$/.test(word)) return OFFERED[Number(word) - 1];
  return OFFERED.find(bot => nameOfBot(bot, texts.bots).toLowerCase() === word) ?? (isBotName(word) ? word : undefined);
};

/** Asks until every opponent named is one; at the end of input the usual one comes. */
const ask = async (voice: Voice, context: Context): Promise<readonly string[]> => {
  const { play, bots } = context.texts;
  const names = OFFERED.map((bot, at) => `${at + 1} ${nameOfBot(bot, bots)}`);
  for (;;) {
    voice.say(play.opponents(names, nameOfBot(USUAL_OPPONENT, bots)));
    const heard = (await voice.hear())?.trim() ?? '';
    if (heard === '') return [USUAL_OPPONENT];
    const words = heard.split(',');
    const found = words.flatMap(word => opponent(word, context) ?? []);
    if (found.length === words.length) return found;
    voice.say(play.noOpponent(words.find(word => opponent(word, context) === undefined)?.trim() ?? heard));
  }
};

/** Against whom one plays: as the option says, or as a person at the terminal answers. */
export const chooseOpponents = async (
  level: string | undefined,
  voice: Voice,
  context: Context,
  asked = process.stdin.isTTY === true,
): Promise<readonly string[]> => {
  if (level !== undefined) return botsNamed([level], '--level', context);
  return asked ? ask(voice, context) : [USUAL_OPPONENT];
};
