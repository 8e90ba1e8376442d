/** Frame times in milliseconds. Above SLOW the resolution drops to reach GOOD; below QUICK it may rise. */
const SLOW = 33;
const GOOD = 25;
const QUICK = 18;
const LEAST = 0.55;
/** Frames are judged in groups; several fast groups in a row raise the resolution again. */
const LOT = 5;
const PATIENCE = 4;
const FINER = 1.15;

/**
 * Picks the pixel ratio: that of the screen at rest, less while moving on slow machines. Uses the median frame time, so
 * a single hitch changes nothing.
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

  /** The ratio while the scene moves. */
  get moving(): number {
    return this.#ratio;
  }

  limit(most: number): void {
    this.#most = most;
    this.#ratio = Math.min(this.#ratio, most);
  }

  /** Records the duration of a frame. */
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
