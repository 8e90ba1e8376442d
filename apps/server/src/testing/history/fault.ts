/**
 * `lost`: acknowledged, but not in the log. `doubled`: in the log more often than sent. `reordered`: the order of the
 * log is not that of time. `early`: told before it was committed. `leaked`: told to somebody who may not know it.
 * `gap`: a client was not told everything in between. `contradicted`: told something the log does not say.
 * `charged`: a clock ran while nobody could play.
 */
type Kind = 'lost' | 'doubled' | 'reordered' | 'early' | 'leaked' | 'gap' | 'contradicted' | 'charged';

export interface Fault {
  readonly kind: Kind;
  readonly table: string;
  readonly text: string;
}

/** Calls back for everything that is wrong. */
export type Report = (kind: Kind, text: string) => void;
