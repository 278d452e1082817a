import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Told } from './report.ts';
import { scripts } from './scripts.ts';
import type { Row } from './table.ts';

/** The result of a script: its rows and, if it failed, a row and a message that say so. */
export interface Taken {
  readonly rows: readonly Row[];
  readonly machine: string;
  readonly fault?: string;
}

/** Runs a figure's script and collects what it reports. */
export async function takeFigure(name: string, args: readonly string[]): Promise<Taken> {
  const { file } = scripts[name]!;
  const told: Told[] = [];
  const child = fork(path.join(import.meta.dirname, '..', file), args);
  child.on('message', (one) => told.push(one as Told));
  const [code, signal] = await once(child, 'exit');
  const rows = told.flatMap((one) => one.rows ?? []);
  const machine = told.find((one) => one.machine)?.machine ?? '–';
  const isWhole = code === 0 && rows.length > 0;
  return {
    rows: isWhole ? rows : [...rows, failedRow(name, ['node', `bench/${file}`, ...args].join(' '))],
    machine,
    ...(!isWhole && { fault: `${file} could not take its figure: it ended with ${signal ?? code}.` }),
  };
}

const failedRow = (name: string, command: string): Row => ({
  what: `${name.toUpperCase()} could not be taken`,
  ours: 'failed',
  limit: '–',
  ratio: '–',
  byCpu: '–',
  spread: '–',
  goal: '–',
  isReached: false,
  command,
});
