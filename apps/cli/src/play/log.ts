import { nth, type Seat, type Types } from '@cap-diamant/kernel';
import type { Feed, FeedEntry } from '@cap-diamant/match';
import type { GameWords } from './game-words.ts';

const lineFor = ({ words, names }: GameWords, { view }: FeedEntry, effect: Types['effect']): string =>
  words.effect(view, effect, names);

/** What happened in the decisions of a feed. */
export const logLines = (words: GameWords, { entries }: Feed): string[] =>
  entries.flatMap(entry => entry.effects.map(effect => lineFor(words, entry, effect)));

/** What happened in the decisions of a feed that another feed of the same decisions leaves out. */
export const privateLines = (words: GameWords, own: Feed, shared: Feed): string[] =>
  own.entries.flatMap((entry, at) => {
    const known = nth(shared.entries, at).effects;
    return entry.effects.filter(effect => !known.includes(effect)).map(effect => lineFor(words, entry, effect));
  });

/** Private effects in words. They wait here until their person is at the keyboard. */
export class PrivateNotes {
  readonly #waiting = new Map<Seat, string[]>();

  add(seat: Seat, lines: readonly string[]): void {
    this.#waiting.set(seat, [...(this.#waiting.get(seat) ?? []), ...lines]);
  }

  /** The notes for a seat, each returned once. */
  take(seat: Seat): readonly string[] {
    const lines = this.#waiting.get(seat) ?? [];
    this.#waiting.delete(seat);
    return lines;
  }
}
