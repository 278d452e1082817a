import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Holds every figure in full. */
export const figures: string = path.join(project, 'bench/figures.md');
/** Says which goals are met. */
export const page: string = path.join(project, 'docs/performance.md');

/**
 * Puts figures between two marks of a file, such as `<!-- bin/bench -->` and `<!-- /bin/bench -->`. Throws when the
 * marks are missing.
 */
export function writeFigures(mark: string, text: string, file: string = figures): void {
  const { whole, from, to } = placeOf(mark, file);
  writeFileSync(file, `${whole.slice(0, from)}\n${text}\n\n${whole.slice(to)}`);
}

/** The current text between two marks of a file. */
export function readFigures(mark: string, file: string = figures): string {
  const { whole, from, to } = placeOf(mark, file);
  return whole.slice(from, to);
}

function placeOf(mark: string, file: string): { whole: string; from: number; to: number } {
  const whole = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`];
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for these figures: ${begin}`);
  return { whole, from: from + begin.length, to };
}
