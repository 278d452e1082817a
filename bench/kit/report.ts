import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Ratio, type Rounds, ratioOf } from './rounds.ts';
import { median } from './statistics.ts';
import { type Row, rowsAsTable } from './table.ts';

/** What a script reports to `bin/bench`, in any number of messages. */
export interface Told {
  readonly rows?: readonly Row[];
  /** The machine and programs used for measuring. */
  readonly machine?: string;
}

/** The result of a comparison, for the table; the goal is a `ratio` of at least `least`. */
export function rowOf(said: {
  readonly what: string;
  readonly rounds: Rounds;
  readonly ours: string;
  readonly limit: string;
  readonly ratio: Ratio;
  readonly least: number;
}): Row {
  const { what, rounds, ours, limit, ratio, least } = said;
  const rate = (name: string) => perSecond(median(rounds.get(name)!.map((one) => one.rate)));
  return {
    what,
    ours: rate(ours),
    limit: `${rate(limit)} (${limit})`,
    ratio: ratio.middle.toFixed(2),
    spread: `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}`,
    byCpu: ratioOf(rounds, limit, ours, (one) => one.cpu).middle.toFixed(2),
    goal: `≥ ${least}`,
    isReached: ratio.middle >= least,
    command: ownCommand(),
  };
}

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`;

/** How to measure this figure again. */
export const ownCommand = (): string =>
  ['node', path.relative(process.cwd(), process.argv[1]!), ...process.argv.slice(2)].join(' ');

/** Prints the machine and programs used for measuring, and reports them to `bin/bench`. */
export function printMachine(...versions: readonly string[]): void {
  console.log(`${machineWith(...versions)}, ${loadNow()}\n`);
  tell({ machine: machineWith(...versions) });
}

/** `Node 26.10.0, PostgreSQL 18.4, 2 × AMD EPYC`. */
export const machineWith = (...versions: readonly string[]): string =>
  [`Node ${process.versions.node}`, ...versions, `${cpus().length} × ${cpus()[0]?.model.trim()}`].join(', ');

/** `fastify 5.12.8`, for a package that Plaudit has installed. */
export const versionOf = (name: string): string =>
  `${name} ${(createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version}`;

/** `load 0.3`: the average number of runnable processes in the last minute. */
export const loadNow = (): string => `load ${loadavg()[0]!.toFixed(1)}`;

/** Prints rows as a table, and reports them to `bin/bench` if that started us. */
export function report(rows: readonly Row[]): void {
  console.log(`\n${rowsAsTable(rows)}`);
  tell({ rows });
}

/** Sends a message to `bin/bench`, if that started us. */
export const tell = (told: Told): void => void process.send?.(told);
