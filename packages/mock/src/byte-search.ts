/**
 * Finds the same bytes over and over. Looks at one byte in as many as the wanted ones are (Horspool's way), so that ten
 * megabytes take a few milliseconds, in browsers too.
 */
export class ByteSearch {
  readonly #wanted: Uint8Array;
  /** How far to go on when the window ends with that byte. */
  readonly #steps: Uint32Array;

  constructor(wanted: Uint8Array) {
    this.#wanted = wanted;
    this.#steps = new Uint32Array(256).fill(wanted.length);
    const last = wanted.length - 1;
    for (const [index, byte] of wanted.subarray(0, last).entries()) this.#steps[byte] = last - index;
  }

  get length(): number {
    return this.#wanted.length;
  }

  /** Where the wanted bytes start, at `from` or later; -1 when they are not there. */
  indexIn(bytes: Uint8Array, from = 0): number {
    const last = this.#wanted.length - 1;
    let start = from;
    while (start + last < bytes.length) {
      const end = bytes[start + last] as number;
      if (end === this.#wanted[last] && this.#matches(bytes, start)) return start;
      start += this.#steps[end] as number;
    }
    return -1;
  }

  #matches(bytes: Uint8Array, start: number): boolean {
    for (let index = 0; index < this.#wanted.length; index += 1) {
      if (bytes[start + index] !== this.#wanted[index]) return false;
    }
    return true;
  }
}
