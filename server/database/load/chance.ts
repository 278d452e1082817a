import { Dice } from '../seeds/dice.ts';

/**
 * Random numbers for one part of a load world: the same for a seed and a part, whatever was generated before and on
 * whichever thread.
 * 128 bits of state (sfc32 of PractRand, Doty-Humphrey 2010): with fewer, a million parts would repeat each other.
 */
export class PartDice extends Dice {
  readonly #part: number;
  #a: number;
  #b: number;
  #c: number;
  #rolled = 1;
  #hashes = 0;

  /** @param part below 2^24; ids and hashes contain it, so no two parts generate the same one */
  constructor(seed: number, part: number) {
    super(seed);
    this.#part = part;
    [this.#a, this.#b, this.#c] = [seed | 0, part | 0, 0x9e3779b9 | 0];
    // Enough rounds to make neighbouring seeds independent.
    for (let round = 0; round < 12; round++) this.roll();
  }

  override roll(): number {
    const sum = (this.#a + this.#b + this.#rolled++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  override id(at: Date): string {
    const time = at.getTime();
    const high = Math.floor(time / 2 ** 16);
    const low = time - high * 2 ** 16;
    const [first, second] = [this.#word(), this.#word()];
    setDigits(high, 0, 8);
    setDigits(low, 9, 4);
    setDigits(0x7000 | (first >>> 20), 14, 4);
    setDigits(((8 + Math.floor(this.roll() * 4)) << 12) | ((first >>> 8) & 0xfff), 19, 4);
    setDigits(this.#part, 24, 6);
    setDigits(((first & 0xff) << 16) | (second >>> 16), 30, 6);
    return signs.toString('latin1');
  }

  /** A hash of unknown text. */
  hash(): Buffer {
    const bytes = Buffer.allocUnsafe(32);
    setWord(bytes, this.#part << 8, 0);
    let at = setWord(bytes, this.#hashes++, 3);
    while (at < 31) at = setWord(bytes, this.#word(), at);
    bytes[31] = this.#word() >>> 24;
    return bytes;
  }

  /** Usually a little below the median, sometimes many times as much. */
  logNormal(median: number, deviation: number): number {
    return median * Math.exp(this.normal(0, deviation));
  }

  /** A 32-bit integer. */
  #word(): number {
    return this.roll() * 2 ** 32;
  }
}

/** Writes 32 bits at an offset, big-endian; returns the offset behind them. */
function setWord(bytes: Uint8Array, word: number, at: number): number {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
  return at + 4;
}

/** Builds ids in one buffer: concatenated strings are slower to build and to read. */
const signs = Buffer.alloc(36, '-');
const digits = Buffer.from('0123456789abcdef');

/** Writes this many hexadecimal digits at an offset. */
function setDigits(value: number, from: number, count: number): void {
  for (let at = from + count - 1; at >= from; at--) {
    signs[at] = digits[value & 15]!;
    value >>>= 4;
  }
}

/** A weighted choice, prepared once: the index of the first cumulative sum above the rolled number. */
export function weightedPick<T>(choices: readonly (readonly [T, number])[]): (dice: Dice) => T {
  let sum = 0;
  const sums = choices.map(([, weight]) => (sum += weight));
  return (dice) => {
    const rolled = dice.roll() * sum;
    let at = 0;
    while (rolled >= sums[at]!) at += 1;
    return choices[at]![0];
  };
}
