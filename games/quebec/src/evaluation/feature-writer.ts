/** Fills rows of numbers from left to right. A class, because it is called a million times a second. */
export class FeatureWriter {
  #row: Float32Array = new Float32Array(0);
  #at = 0;

  /** Continues in another row, from an index. */
  moveTo(row: Float32Array, at: number): void {
    this.#row = row;
    this.#at = at;
  }

  /** A number, divided by a typical large value. */
  number(value: number, much: number): void {
    this.#row[this.#at++] = value / much;
  }

  flag(value: boolean): void {
    this.#row[this.#at++] = value ? 1 : 0;
  }

  /** One-hot: sets the entry at `which` to 1, or none if it is out of range. */
  oneOf(places: number, which: number): void {
    if (which >= 0 && which < places) this.#row[this.#at + which] = 1;
    this.#at += places;
  }
}
