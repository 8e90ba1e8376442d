/** A frame may take this long before the picture is made coarser, in milliseconds. */
const SLOW = 33;
const QUICK = 18;
const LEAST = 0.5;
const STEP = 0.85;
const SETTLE = 4;

/**
 * How fine the picture is: as fine as the screen at rest, coarser while it moves on a machine that cannot follow. The
 * length of frames is judged by their middle, so that a single hitch changes nothing.
 */
export class Pace {
  #ratio: number;
  #most: number;
  #lately: number[] = [];

  constructor(most: number) {
    this.#most = most;
    this.#ratio = most;
  }

  /** The ratio for moving pictures. */
  get moving(): number {
    return this.#ratio;
  }

  get still(): number {
    return this.#most;
  }

  limit(most: number): void {
    this.#most = most;
    this.#ratio = Math.min(this.#ratio, most);
  }

  /** So long did the last frame of a movement take. */
  took(milliseconds: number): void {
    this.#lately.push(milliseconds);
    if (this.#lately.length < SETTLE * 2) return;
    const middle = this.#lately.sort((a, b) => a - b)[SETTLE] ?? 0;
    this.#lately = [];
    if (middle > SLOW) this.#ratio = Math.max(LEAST, this.#ratio * STEP);
    else if (middle < QUICK) this.#ratio = Math.min(this.#most, this.#ratio / STEP);
  }
}
