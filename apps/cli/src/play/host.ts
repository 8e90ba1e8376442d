import { nth, type Seat, unwrap } from '@cap-diamant/kernel';
import { type Match, outcomeOf, playText, stateOf } from '@cap-diamant/match';
import { noWhispers, tell, type Whispers } from './log.ts';
import { askPerson } from './person.ts';
import { botAt, nameOf, type Sitting } from './sitting.ts';
import { endLines } from './standing.ts';

/** Somebody who thinks longer than this is said to. */
const PATIENCE_MS = 1000;

/** A bot's decision, with a sign of life if it takes its time. */
const askBot = async (sitting: Sitting, match: Match, seat: Seat, bot: string): Promise<Match> => {
  const { say, texts } = sitting;
  const timer = setTimeout(() => say(texts.thinking(nameOf(sitting, seat))), PATIENCE_MS);
  try {
    return unwrap(playText(match, seat, await sitting.bots.move(match, seat, bot)));
  } finally {
    clearTimeout(timer);
  }
};

/** One decision more: of a bot if one may act, else of the person asked first. */
const next = async (sitting: Sitting, match: Match, whispers: Whispers): Promise<Match | 'leave'> => {
  const actors = match.game.actors(stateOf(match));
  for (const seat of actors) {
    const bot = botAt(sitting, match, seat);
    if (bot !== undefined) return askBot(sitting, match, seat, bot);
  }
  return askPerson(sitting, match, nth(actors, 0), whispers);
};

/** The end of the game: the places, who won, and the seed for those who want to check the shuffle. */
const sayEnd = (sitting: Sitting, match: Match): void => {
  const { say, texts } = sitting;
  say('');
  say(texts.over);
  for (const line of endLines(sitting, match) ?? []) say(line);
  if ('seed' in match.start) say(texts.seed(match.start.seed));
};

/** Leads a game from where it stands to its end, or until the last person leaves; true: it was played out. */
export const host = async (sitting: Sitting, start: Match): Promise<boolean> => {
  const whispers = noWhispers();
  let match = start;
  while (outcomeOf(match) === undefined) {
    const after = await next(sitting, match, whispers);
    if (after === 'leave') return false;
    tell(sitting, after, match.entries.length, whispers);
    match = after;
    sitting.keeper.keep(match);
  }
  sayEnd(sitting, match);
  return true;
};
