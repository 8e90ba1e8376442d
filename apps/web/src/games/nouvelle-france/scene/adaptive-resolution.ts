/** A frame may take this long before the picture is made coarser, in milliseconds; so long should it take. */
const SLOW = 33;
const GOOD = 25;
const QUICK = 18;
const LEAST = 0.55;
/** Frames that are judged together, and how many such lots must be quick before the picture gets finer again. */
const LOT = 5;
const PATIENCE = 4;
const FINER = 1.15;

/**
 * How fine the picture is: as fine as the screen at rest, coarser while it moves on a machine that cannot follow. The
 * length of frames is judged by their middle, so that a single hitch changes nothing.
 */
export class AdaptiveResolution {
  #ratio: number;
  #most: number;
  #lately: number[] = [];
  #quickLots = 0;

  constructor(most: number, first: number) {
    this.#most = most;
    this.#ratio = Math.min(most, first);
  }

  /** The ratio for moving pictures. */
  get moving(): number {
    return this.#ratio;
  }

  limit(most: number): void {
    this.#most = most;
    this.#ratio = Math.min(this.#ratio, most);
  }

  /** So long did a frame of a movement take. */
  took(milliseconds: number): void {
    this.#lately.push(milliseconds);
    if (this.#lately.length < LOT) return;
    const middle = this.#lately.sort((a, b) => a - b)[Math.floor(LOT / 2)] ?? 0;
    this.#lately = [];
    this.#quickLots = middle < QUICK ? this.#quickLots + 1 : 0;
    if (middle > SLOW) this.#ratio = Math.max(LEAST, this.#ratio * Math.sqrt(GOOD / middle));
    if (this.#quickLots < PATIENCE) return;
    this.#quickLots = 0;
    this.#ratio = Math.min(this.#most, this.#ratio * FINER);
  }
}
