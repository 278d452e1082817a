import type { Measured } from './load.ts';
import type { BenchOptions } from './options.ts';
import { median, type Spread, spreadOf } from './statistics.ts';

/** Someone to measure, for a number of seconds at a time. */
export interface Contender {
  readonly name: string;
  readonly measure: (seconds: number) => Promise<Measured>;
}

/** The results of all rounds, by contender. */
export type Rounds = ReadonlyMap<string, readonly Measured[]>;

/**
 * The uncounted first share of a turn: idle connections to Postgres are reopened and statements prepared again.
 * Otherwise a server that runs right after its own turn has an advantage.
 */
export const settling = 0.1;

/**
 * Warms up all contenders, then measures them in turn. Another one starts each round, so nobody always follows the same
 * one.
 */
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

/** How two contenders compare: the median of their ratios in the same round, and its spread. */
export interface Ratio extends Spread {
  readonly middle: number;
}

/** `of` selects the figure to compare; the rate by default. */
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
 * Prints each contender's medians and the spread of its rate. A contender busy for less than nine tenths of the time
 * waited for Postgres or the load generator; then the ratio by CPU time says more than the rate.
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
