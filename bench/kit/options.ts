import { parseArgs } from 'node:util';

/** How a comparison is measured; all scripts in `bench/` read the same options. */
export interface BenchOptions {
  /** Seconds each contender is measured in one round. */
  readonly seconds: number;
  /** Enough that another run's result lies within the spread. */
  readonly rounds: number;
  /** Seconds each contender is warmed up before the first round. */
  readonly warmUp: number;
  /** How often a browser loads a page. */
  readonly looks: number;
  /** Concurrent requests. */
  readonly connections: number;
  /** How many different things are requested. */
  readonly keys: number;
  /** The size of the load world. */
  readonly recruiters: number;
  readonly reviews: number;
  /** The world sizes for measuring growth. */
  readonly sizes: readonly number[];
  /** `--write`: results go into bench/figures.md. */
  readonly isToWrite: boolean;
  /** `--only b1,b4`; undefined means all. */
  readonly only: readonly string[] | undefined;
  /** Positional arguments. */
  readonly words: readonly string[];
  /** Every argument but `--only` and `--write`, to pass to the scripts. */
  readonly passedOn: readonly string[];
}

/** Options that only some scripts read. */
type Extra = 'only' | 'words' | 'write';

/**
 * Parses `--seconds 5 --rounds 20 --warm-up 10 --looks 9 --connections 16 --keys 1000 --recruiters 10000`. Throws for
 * options the script does not read.
 * @param length defaults for scripts that need rounds of another length or number
 */
export function readBenchOptions(
  extras: readonly Extra[] = [],
  args: readonly string[] = process.argv.slice(2),
  length: Pick<BenchOptions, 'seconds' | 'rounds'> = { seconds: 5, rounds: 20 },
): BenchOptions {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: extras.includes('words'),
    tokens: true,
    options: {
      only: { type: 'string' },
      write: { type: 'boolean' },
      seconds: number(length.seconds),
      rounds: number(length.rounds),
      'warm-up': number(10),
      looks: number(9),
      connections: number(16),
      keys: number(1000),
      recruiters: number(10_000),
      reviews: number(1_000_000),
      sizes: { type: 'string', default: '10000,100000' },
    },
  });
  for (const extra of ['only', 'write'] as const)
    if (values[extra] !== undefined && !extras.includes(extra)) throw new Error(`Nothing here goes by --${extra}.`);
  return {
    seconds: aboveZero('seconds', values.seconds),
    rounds: aboveZero('rounds', values.rounds),
    warmUp: aboveZero('warm-up', values['warm-up']),
    looks: aboveZero('looks', values.looks),
    connections: aboveZero('connections', values.connections),
    keys: aboveZero('keys', values.keys),
    recruiters: aboveZero('recruiters', values.recruiters),
    reviews: aboveZero('reviews', values.reviews),
    sizes: values.sizes.split(',').map((size) => aboveZero('sizes', size)),
    isToWrite: values.write ?? false,
    only: values.only?.split(','),
    words: positionals,
    passedOn: tokens.flatMap(asSaid),
  };
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function asSaid(token: Token): string[] {
  if (token.kind === 'positional') return [token.value];
  if (token.kind === 'option-terminator' || token.name === 'only' || token.name === 'write') return [];
  return [token.rawName, ...(token.value === undefined ? [] : [token.value])];
}

function aboveZero(name: string, text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (number > 0) return number;
  throw new Error(`--${name} must be a number above 0, not ${text}.`);
}
