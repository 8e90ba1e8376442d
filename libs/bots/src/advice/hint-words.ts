import { type Language, LOCALES, signed, type Words } from '@cap-diamant/kernel';
import type { Advice } from './explain.ts';
import type { Gain } from './gains.ts';

/** A hint in words. */
export interface HintWords {
  /** "+2.5": points ahead of the best of the others at the end; below 0: behind. */
  readonly lead: string;
  /** "1.1": how much of that lead is lost compared with the best move; undefined if too little to mention. */
  readonly lost: string | undefined;
  /** What the move gains and costs: "active workers +2". */
  readonly gains: readonly string[];
  /** Its largest gains, few enough for one sentence; never a cost. */
  readonly reasons: readonly string[];
}

const MOST_GAINS = 3;
const MOST_REASONS = 2;
/** Losses are shown in tenths: smaller ones would read "0". */
const LEAST_LOSS = 0.05;

/** The largest gains, and the largest cost if there is one. */
const mainGains = (gains: readonly Gain[]): Gain[] => [
  ...gains.filter(({ points }) => points > 0).slice(0, MOST_GAINS),
  ...gains.filter(({ points }) => points < 0).slice(-1),
];

/** What speaks most for a move: its largest gains. */
export const mainReasons = (words: Pick<Words, 'aspect'>, gains: readonly Gain[]): readonly string[] =>
  gains
    .filter(({ points }) => points > 0)
    .slice(0, MOST_REASONS)
    .map(({ aspect, points }) => words.aspect(aspect, points));

/** The parts of a hint that the page and the terminal show. */
export const hintWords = (
  language: Language,
  words: Pick<Words, 'aspect'>,
  { lead, lost, gains }: Pick<Advice, 'lead' | 'lost' | 'gains'>,
): HintWords => ({
  lead: signed(language, lead),
  lost: lost < LEAST_LOSS ? undefined : lost.toLocaleString(LOCALES[language], { maximumFractionDigits: 1 }),
  gains: mainGains(gains).map(({ aspect, points }) => words.aspect(aspect, points)),
  reasons: mainReasons(words, gains),
});
