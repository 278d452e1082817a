import { parseArgs } from 'node:util';
import { StartProblem } from '#server/running/problem.ts';
import type { Wishes } from './plan.ts';

/** The parsed command line. */
export interface Options {
  /** A connection string, or the name of a database on this installation's server. */
  readonly database: string;
  readonly host: string | undefined;
  /** Absent: only check, do not fill. */
  readonly wishes: Wishes | undefined;
  readonly check: boolean;
  readonly threads: number;
}

const usage = `Write: bin/seed --database <name or address> --recruiters <number> [--check]
  --database      plaudit_load…, beside the database of this installation, or postgres://…/plaudit_load…
  --recruiters    how many, such as 10000
  --reviews       how many; ten for each recruiter if not said
  --seed          a whole number; the same one makes the same world, byte for byte
  --tenant-share  the share of recruiters that one agency has; 0.3 if not said
  --as-of         the day that the history leads up to; 2026-11-01 if not said
  --threads       how many make rows up while Postgres takes them; 1 if not said
  --host          repeats the name of a server that is not on this machine
  --check         counts all kept figures again and compares; alone, of a database that is there`;

/** Parses the arguments of `bin/seed`. Throws `StartProblem` with what to write instead. */
export function readOptions(args: readonly string[]): Options {
  const given = parse(args);
  const recruiters =
    given.recruiters === undefined ? undefined : wholeNumber('recruiters', given.recruiters, 1, 5_000_000);
  if (!given.database || (recruiters === undefined && !given.check)) throw new StartProblem(usage);
  const wishes = recruiters === undefined ? undefined : wishesOf(recruiters, given);
  return {
    database: given.database,
    host: given.host,
    wishes,
    check: given.check ?? false,
    threads: wholeNumber('threads', given.threads ?? '1', 1, 16),
  };
}

type Given = ReturnType<typeof parse>;

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        database: text,
        recruiters: text,
        reviews: text,
        seed: text,
        'tenant-share': text,
        'as-of': text,
        threads: text,
        host: text,
        check: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${usage}`);
  }
}

function wishesOf(recruiters: number, given: Given): Wishes {
  return {
    recruiters,
    reviews: wholeNumber('reviews', given.reviews ?? String(recruiters * 10), 0, 50_000_000),
    seed: wholeNumber('seed', given.seed ?? '1', 0, 2 ** 31 - 1),
    tenantShare: share(given['tenant-share'] ?? '0.3'),
    asOf: midnight(given['as-of'] ?? '2026-11-01'),
  };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text.replaceAll('_', ''));
  if (/^[\d_]+$/.test(text) && number >= least && number <= most) return number;
  throw new StartProblem(`--${name} must be a whole number from ${least} to ${most}, not ${text}.`);
}

function share(text: string): number {
  const number = Number(text);
  if (/^[\d.]+$/.test(text) && number <= 1) return number;
  throw new StartProblem(`--tenant-share must be a number from 0 to 1, not ${text}.`);
}

function midnight(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(day) && date.toString() !== 'Invalid Date') return date;
  throw new StartProblem(`--as-of must be a day such as 2026-11-01, not ${day}.`);
}
