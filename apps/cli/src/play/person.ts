import { findMove, type Seat, unwrap } from '@cap-diamant/kernel';
import { type Match, outcomeOf, playText, resign, stateOf } from '@cap-diamant/match';
import { tellAll, tellWhispers, type Whispers } from './log.ts';
import { type Choice, choicesOf, chosen, filter, offer } from './offer.ts';
import { nameOf, type Sitting } from './sitting.ts';
import { pointsLine, scoreLines } from './standing.ts';
import { takeBack } from './take-back.ts';
import { commandIn, helpLines, pageIn, type Said, saysYes } from './typed.ts';

/** A person at the keyboard, asked for one decision. */
interface Asked {
  readonly sitting: Sitting;
  readonly match: Match;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** What a line led to: another match, the end of the sitting, or (undefined) only words. */
type Answer = Match | 'leave' | undefined;

const sayPage = ({ sitting, match, seat }: Asked, name: string): undefined => {
  const view = match.game.view(stateOf(match), seat);
  sitting.say(sitting.words.pages[name]?.text(view, sitting.names) ?? '');
};

const sayAll = ({ sitting }: Asked, lines: readonly string[]): undefined => {
  for (const line of lines) sitting.say(line);
};

const sayHelp = (asked: Asked): undefined => {
  const { sitting } = asked;
  const pages = Object.entries(sitting.words.pages).map(([name, { about }]) => [name, about] as const);
  sayAll(asked, helpLines(sitting.texts, pages));
};

const saveAs = ({ sitting }: Asked, file: string): undefined => {
  if (file === '') sitting.say(sitting.texts.saveWhere);
  else sitting.keeper.saveAs(file);
};

/** Giving up cannot be taken back, so it takes a second word. */
const giveUp = async ({ sitting, match, seat }: Asked): Promise<Answer> => {
  const { say, texts } = sitting;
  say(texts.reallyResign(nameOf(sitting, seat)));
  const heard = (await sitting.hear()) ?? '';
  if (!saysYes(heard, texts) && commandIn(heard.trim(), texts)?.command !== 'resign') {
    return void say(texts.notResigned);
  }
  const after = unwrap(resign(match, seat));
  say(texts.resigned(nameOf(sitting, seat), outcomeOf(after) === undefined));
  return after;
};

const back = ({ sitting, match, seat }: Asked): Answer => {
  const shorter = takeBack(sitting, match, seat);
  return shorter === match ? undefined : shorter;
};

const list = ({ sitting, choices }: Asked, text: string): undefined => {
  if (!filter(sitting, choices, text)) sitting.say(sitting.texts.noMatch(text));
};

/** What a strong player would think of here. It may take a moment, and is said to. */
const hint = async (asked: Asked): Promise<undefined> => {
  const { sitting, match, seat } = asked;
  sitting.say(sitting.texts.oneMoment);
  sayAll(asked, await sitting.advise(match, seat));
};

const obey = (asked: Asked, { command, rest }: Said): Answer | Promise<Answer> => {
  const { sitting, match } = asked;
  if (command === 'moves') return list(asked, rest);
  if (command === 'hint') return hint(asked);
  if (command === 'score') return sayAll(asked, scoreLines(sitting, match));
  if (command === 'undo') return back(asked);
  if (command === 'save') return saveAs(asked, rest);
  if (command === 'record') return void tellAll(sitting, match);
  if (command === 'resign') return giveUp(asked);
  return command === 'help' ? sayHelp(asked) : 'leave';
};

/** Why what was typed is not a choice: by the game's own reason, where it has one. */
const refusal = ({ sitting, match, seat }: Asked, line: string): string => {
  const { texts, words } = sitting;
  const found = findMove(match.game, stateOf(match), seat, line);
  const reason = found.ok ? undefined : found.error.reason;
  return reason === undefined ? texts.notOffered(line) : texts.refused(line, words.reason(reason));
};

/** A line is a choice, a command, a page, or a word to look for among the choices. */
const understand = (asked: Asked, line: string): Answer | Promise<Answer> => {
  const { sitting, match, seat, choices } = asked;
  const choice = chosen(choices, line);
  if (choice !== undefined) return unwrap(playText(match, seat, choice.move));
  const said = commandIn(line, sitting.texts);
  if (said !== undefined) return obey(asked, said);
  const page = pageIn(line, Object.keys(sitting.words.pages), sitting.texts);
  if (page !== undefined) return sayPage(asked, page);
  if (!filter(sitting, choices, line)) sitting.say(refusal(asked, line));
  return undefined;
};

const introduce = ({ sitting, match, seat, choices }: Asked, whispers: Whispers): void => {
  const { say, texts, words } = sitting;
  say('');
  say(pointsLine(sitting, match));
  say(texts.turn(nameOf(sitting, seat)));
  tellWhispers(sitting, seat, whispers);
  say(words.question(match.game.view(stateOf(match), seat), seat));
  offer(sitting, choices);
};

/** Asks a person until they decide, take back, give up or leave. */
export const askPerson = async (
  sitting: Sitting,
  match: Match,
  seat: Seat,
  whispers: Whispers,
): Promise<Match | 'leave'> => {
  const asked = { sitting, match, seat, choices: choicesOf(sitting, match, seat) };
  introduce(asked, whispers);
  for (let line = await sitting.hear(); line !== undefined; line = await sitting.hear()) {
    const answer = line.trim() === '' ? undefined : await understand(asked, line.trim());
    if (answer !== undefined) return answer;
  }
  return 'leave';
};
