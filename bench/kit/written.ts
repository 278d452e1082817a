import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../docs/performance.md');

/** Puts figures between two marks of docs/performance.md, such as `<!-- bin/bench -->` and `<!-- /bin/bench -->`. Throws where they are missing. */
export function writeFigures(mark: string, text: string): void {
  const { page, from, to } = placeOf(mark);
  writeFileSync(file, `${page.slice(0, from)}\n${text}\n\n${page.slice(to)}`);
}

/** What stands there now. */
export function readFigures(mark: string): string {
  const { page, from, to } = placeOf(mark);
  return page.slice(from, to);
}

function placeOf(mark: string): { page: string; from: number; to: number } {
  const page = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for these figures: ${begin}`);
  return { page, from: from + begin.length, to };
}
