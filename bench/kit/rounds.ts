import type { Measured } from './load.ts';
import type { BenchOptions } from './options.ts';
import { median, type Spread, spreadOf } from './statistics.ts';

/** Somebody who is measured for so many seconds at a time. */
export interface Contender {
  readonly name: string;
  readonly measure: (seconds: number) => Promise<Measured>;
}

/** What all rounds of all contenders gave, by name. */
export type Rounds = ReadonlyMap<string, readonly Measured[]>;

/**
 * The share of a turn that goes before it uncounted: connections to Postgres that were let go while others had their turn
 * are made anew, and statements prepared on them. Otherwise who comes after a turn of the same server is ahead.
 */
export const settling = 0.1;

/** Warms everybody up, then measures them in turns; who begins changes each round, so that nobody always follows another. */
export async function inRounds(
  contenders: readonly Contender[],
  { seconds, rounds, warmUp }: BenchOptions,
): Promise<Rounds> {
  const results = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  for (const { measure } of contenders) await measure(warmUp);
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < contenders.length; turn++) {
      const { name, measure } = contenders[(round + turn) % contenders.length]!;
      await measure(seconds * settling);
      results.get(name)!.push(await measure(seconds));
    }
  return results;
}

/** How two contenders compare: the median over the rounds of what they did in the same round, and its spread. */
export interface Ratio extends Spread {
  readonly middle: number;
}

/** `of` picks the figure that is compared; by itself the rate. */
export function ratioOf(
  rounds: Rounds,
  name: string,
  to: string,
  of: (one: Measured) => number = ({ rate }) => rate,
): Ratio {
  const limit = rounds.get(to)!;
  const ratios = rounds.get(name)!.map((one, round) => of(one) / of(limit[round]!));
  return { middle: median(ratios), ...spreadOf(ratios) };
}

/**
 * Prints what each contender did: medians, and the spread of its rate. Who is busy for less than nine tenths of the time
 * waited for Postgres, or for whoever asks: then the ratio by processor time says more than that by rate.
 */
export function printRounds(rounds: Rounds): void {
  console.log('| | a second | spread | p50 ms | p99 ms | CPU µs each | busy |\n|---|---|---|---|---|---|---|');
  for (const [name, all] of rounds) {
    const middle = (of: (one: Measured) => number) => median(all.map(of));
    const { least, most } = spreadOf(all.map(({ rate }) => rate));
    const cells = [
      name,
      middle(({ rate }) => rate).toFixed(0),
      `${least.toFixed(0)} to ${most.toFixed(0)}`,
      middle(({ p50 }) => p50).toFixed(2),
      middle(({ p99 }) => p99).toFixed(2),
      middle(({ cpu }) => cpu).toFixed(0),
      `${middle(({ rate, cpu }) => (rate * cpu) / 10_000).toFixed(0)} %`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
