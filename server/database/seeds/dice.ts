/**
 * Random numbers that are always the same for one seed: demo data differs only in its dates.
 * A 32-bit xorshift generator (Marsaglia, 'Xorshift RNGs', 2003); good enough for invented people, and nothing else.
 */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** At least 0, below 1. */
  roll(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  between(from: number, to: number): number {
    return from + this.roll() * (to - from);
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.roll() * list.length)]!;
  }

  /** One of the keys, chosen by weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries<number>(weights) as [T, number][];
    let left = this.roll() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const chosen = entries.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (chosen ?? entries[0]!)[0];
  }

  /** Normally distributed around `mean` with standard deviation `deviation` (Box and Muller). */
  normal(mean: number, deviation: number): number {
    const length = Math.sqrt(-2 * Math.log(1 - this.roll()));
    return mean + deviation * length * Math.cos(2 * Math.PI * this.roll());
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, at: this.roll() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }

  /** A UUID of version 7 for a moment. */
  id(at: Date): string {
    const time = at.getTime().toString(16).padStart(12, '0');
    const [a, b, c] = [this.#hex(3), this.#hex(3), this.#hex(12)];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${a}-${this.pick(['8', '9', 'a', 'b'])}${b}-${c}`;
  }

  #hex(digits: number): string {
    return Array.from({ length: digits }, () => this.whole(0, 15).toString(16)).join('');
  }
}
