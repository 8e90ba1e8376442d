/**
 * Marsaglia's xorshift32: a few instructions per draw, so that the benchmark measures the rules and not the choice of
 * moves. Only good enough for that; games use the kernel's generator.
 */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** A whole number below `n`; slightly uneven, which does not matter here. */
  below(n: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return Math.floor(((x >>> 0) / 0x1_0000_0000) * n);
  }
}
