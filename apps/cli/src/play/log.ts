import type { Seat } from '@cap-diamant/kernel';
import type { Entry, Match } from '@cap-diamant/match';
import { nameOf, people, type Sitting, watcher } from './sitting.ts';

/** What is meant for one pair of eyes waits here until that person is at the keyboard. */
export interface Whispers {
  readonly waiting: Map<Seat, string[]>;
}

export const noWhispers = (): Whispers => ({ waiting: new Map() });

const sentence = (sitting: Sitting, match: Match, { after }: Entry, effect: unknown, eyes: Seat | undefined): string =>
  sitting.words.effect(match.game.view(after, eyes), effect, sitting.names);

/** What came of a decision, as far as everybody may know it. */
const publicLines = (sitting: Sitting, match: Match, entry: Entry): string[] =>
  entry.effects
    .filter(({ only }) => only === undefined || only === watcher(sitting))
    .map(({ effect }) => sentence(sitting, match, entry, effect, watcher(sitting)));

const whisper = (sitting: Sitting, match: Match, entry: Entry, { waiting }: Whispers): void => {
  for (const { effect, only } of entry.effects) {
    if (only === undefined || only === watcher(sitting) || !people(sitting).includes(only)) continue;
    waiting.set(only, [...(waiting.get(only) ?? []), sentence(sitting, match, entry, effect, only)]);
  }
};

/** Tells the decisions made since a point of the record. */
export const tell = (sitting: Sitting, match: Match, since: number, whispers: Whispers): void => {
  for (const entry of match.entries.slice(since)) {
    for (const line of publicLines(sitting, match, entry)) sitting.say(line);
    whisper(sitting, match, entry, whispers);
  }
};

/** Tells a person what only they may know, now that they are asked. */
export const tellWhispers = (sitting: Sitting, seat: Seat, { waiting }: Whispers): void => {
  const lines = waiting.get(seat) ?? [];
  if (lines.length > 0) sitting.say(sitting.texts.onlyFor(nameOf(sitting, seat)));
  for (const line of lines) sitting.say(line);
  waiting.delete(seat);
};

/** The whole story so far. */
export const tellAll = (sitting: Sitting, match: Match): void => tell(sitting, match, 0, noWhispers());
