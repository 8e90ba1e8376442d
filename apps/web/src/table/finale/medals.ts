import { nth, type Seat } from '@cap-diamant/kernel';

/** Something one or two players did better than all others. */
export interface Medal {
  readonly key: string;
  readonly name: string;
  /** How good it was, in words. */
  readonly about: string;
  readonly holders: readonly Seat[];
}

/** The name of each medal of a game, and how good its holders were. */
export type MedalTexts<Key extends string> = {
  readonly [key in Key]: { readonly name: string; about(amount: number): string };
};

/** A medal that many share means nothing. */
const MOST_HOLDERS = 2;

/**
 * The seats with the highest amount, if it is at least `least` and they are few enough, and fewer than all: a medal is
 * for standing out.
 */
export const holdersOf = (amounts: readonly number[], least = 1): readonly Seat[] => {
  const most = Math.max(...amounts);
  const holders = amounts.flatMap((amount, seat) => (amount === most ? [seat] : []));
  return most >= least && holders.length <= MOST_HOLDERS && holders.length < amounts.length ? holders : [];
};

/** The medals of a game: for each, the seats with the highest amount. */
export const awardMedals = <Key extends string>(
  amounts: { readonly [key in Key]: readonly number[] },
  texts: MedalTexts<Key>,
): readonly Medal[] =>
  (Object.keys(amounts) as Key[]).flatMap(key => {
    const holders = holdersOf(amounts[key]);
    const [first] = holders;
    if (first === undefined) return [];
    const { name, about } = texts[key];
    return [{ key, name, about: about(nth(amounts[key], first)), holders }];
  });
