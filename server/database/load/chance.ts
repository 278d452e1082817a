import { Dice } from '../seeds/dice.ts';

/**
 * Chance of one part of a load world: the same for a seed and a part, whatever was made before it and by which thread.
 * Its state has 128 bits (sfc32 of PractRand, Doty-Humphrey 2010): with fewer, a million parts would repeat each other.
 */
export class PartDice extends Dice {
  readonly #part: string;
  #a: number;
  #b: number;
  #c: number;
  #rolled = 1;
  #hashes = 0;

  /** @param part below 2^24; ids and hashes carry it, so that no two parts make the same one */
  constructor(seed: number, part: number) {
    super(seed);
    this.#part = part.toString(16).padStart(6, '0');
    [this.#a, this.#b, this.#c] = [seed | 0, part | 0, 0x9e3779b9 | 0];
    // So many rounds until neighbouring seeds have nothing in common.
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
    const time = at.getTime().toString(16).padStart(12, '0');
    const chance = this.#digits() + this.#digits();
    const variant = '89ab'[Math.floor(this.roll() * 4)];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-${variant}${chance.slice(3, 6)}-${this.#part}${chance.slice(6, 12)}`;
  }

  /** A hash that nobody knows the text of. */
  hash(): Buffer {
    const bytes = Buffer.alloc(32);
    let at = bytes.write(this.#part, 'hex');
    at = bytes.writeUInt32BE(this.#hashes++, at);
    while (at < 31) at = bytes.writeUInt32BE(this.#word(), at);
    bytes[at] = this.#word() >>> 24;
    return bytes;
  }

  /** Mostly a little below the median, now and then many times it. */
  logNormal(median: number, deviation: number): number {
    return median * Math.exp(this.normal(0, deviation));
  }

  #digits(): string {
    const word = this.#word();
    return (
      twoDigits[word >>> 24]! + twoDigits[(word >>> 16) & 255] + twoDigits[(word >>> 8) & 255] + twoDigits[word & 255]
    );
  }

  /** A whole number of 32 bits. */
  #word(): number {
    return this.roll() * 2 ** 32;
  }
}

const twoDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A pick by weights that is prepared once: the place of the first running sum above what was rolled. */
export function weightedPick<T>(choices: readonly (readonly [T, number])[]): (dice: Dice) => T {
  let sum = 0;
  const sums = choices.map(([, weight]) => (sum += weight));
  return (dice) => {
    const at = dice.roll() * sum;
    return choices[sums.findIndex((one) => at < one)]![0];
  };
}
