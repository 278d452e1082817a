import { loadavg } from 'node:os';
import { comparedWith } from './kit/compare.ts';
import { readBenchOptions } from './kit/options.ts';
import { scripts } from './kit/scripts.ts';
import { asMarkdown, asSummary, type Row, readTable, type Taking, withNew } from './kit/table.ts';
import { takeFigure } from './kit/take.ts';
import { page, readFigures, writeFigures } from './kit/written.ts';

/**
 * `bin/bench`: measures every figure in turn and prints one table. `--only b1,b4` selects some; `--write` puts each, as
 * soon as it is measured, into bench/figures.md and docs/performance.md in place of the earlier one. Other options go
 * to each script. Prints how long it will take, and afterwards which ratios lie within the earlier table's spread.
 * Exits with 1 when a goal is missed, with 2 when a figure could not be measured.
 */
const options = readBenchOptions(['only', 'words', 'write']);
const only = options.only ?? Object.keys(scripts);
const unknown = only.find((name) => !Object.hasOwn(scripts, name));
if (unknown !== undefined)
  throw new Error(`There is no figure ${unknown}; there are ${Object.keys(scripts).join(', ')}.`);
const seconds = only.reduce((sum, name) => sum + scripts[name]!.takes(options), 0);
console.log(`About ${Math.ceil(seconds / 60)} minutes, once worlds are filled: ${only.join(', ')}.`);

const rows: Row[] = [];
const takings: Taking[] = [];
const failed: string[] = [];
const former = readTable(readFigures('bin/bench'));
for (const name of only) {
  const load = loadavg()[0]!.toFixed(1);
  const since = Date.now();
  console.log(`\n## ${scripts[name]!.file}\n`);
  const { rows: taken, machine, fault } = await takeFigure(name, options.passedOn);
  const minutes = ((Date.now() - since) / 60_000).toFixed(1);
  const at = `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  rows.push(...taken);
  takings.push({ figure: name.toUpperCase(), at, minutes, load, machine });
  if (options.isToWrite) {
    const table = withNew(former, { rows, takings });
    writeFigures('bin/bench', asMarkdown(table));
    writeFigures('bin/bench', asSummary(table.rows), page);
  }
  if (fault) failed.push(fault);
}

const compared = comparedWith(former.rows, rows);
console.log(`\n${asMarkdown({ rows, takings })}`);
if (compared.length > 0) console.log(`\nBeside the table of bench/figures.md:\n- ${compared.join('\n- ')}`);
for (const fault of failed) console.error(`\n${fault}`);
process.exit(failed.length > 0 ? 2 : rows.every(({ isReached }) => isReached) ? 0 : 1);
