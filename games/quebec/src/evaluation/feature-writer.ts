/** Fills rows of numbers from left to right. A class, as this is called a million times a second. */
export class FeatureWriter {
  #row: Float32Array = new Float32Array(0);
  #at = 0;

  /** Goes on with another row, from a place in it. */
  moveTo(row: Float32Array, at: number): void {
    this.#row = row;
    this.#at = at;
  }

  /** A number, in units of what is much of it. */
  number(value: number, much: number): void {
    this.#row[this.#at++] = value / much;
  }

  flag(value: boolean): void {
    this.#row[this.#at++] = value ? 1 : 0;
  }

  /** One of so many places gets a 1; none does if `which` is none of them. */
  oneOf(places: number, which: number): void {
    if (which >= 0 && which < places) this.#row[this.#at + which] = 1;
    this.#at += places;
  }
}
