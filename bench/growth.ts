import '#server/tsx-hook.ts';
import { parseArgs } from 'node:util';
import { dropWorld } from './growth/drop.ts';
import { ownCommand } from './kit/report.ts';
import { openWorld } from './kit/world.ts';
import { writeFigures } from './kit/written.ts';

/**
 * How the cost of common reads grows with the number of recruiters: `node bench/growth.ts 10000 100000`, on worlds that
 * bench/'s Postgres keeps between runs, or `--database <address>` for each world that `bin/seed` has filled. For each
 * read it prints the blocks Postgres touched, the median in milliseconds, the exponent of blocks from the first size to
 * the last, and its plan. Exits with 1 when a read scans more than 10,000 rows of a table, or when a page deep in a
 * list costs more than 1.2 times the first. `--reviews 1` sets the reviews for each recruiter (default ten); `--drop`
 * removes each world after measuring; `--write` updates bench/figures.md after each size, so an interrupted run keeps
 * its results.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', multiple: true, default: [] },
    reviews: { type: 'string', default: '10' },
    drop: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const sizes = positionals.map((size) => wholeNumber(size));
if (sizes.length + values.database.length === 0)
  throw new Error('Say at which sizes: node bench/growth.ts 10000 100000');
const reviewsOfEach = wholeNumber(values.reviews);

// Loaded once the hook above reads .tsx.
const { measure } = await import('./growth/measure.ts');
const { faultsOf, growthTable } = await import('./growth/table.ts');
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const connectionString of values.database) await add(connectionString);
for (const recruiters of sizes) {
  const world = await openWorld({ recruiters, reviews: recruiters * reviewsOfEach });
  try {
    await add(world.connectionString);
    if (values.drop) await dropWorld(world.connectionString);
  } finally {
    await world.stop();
  }
}
console.log(growthTable(measured, ownCommand()));
process.exit(faultsOf(measured).length > 0 ? 1 : 0);

async function add(connectionString: string): Promise<void> {
  measured.push(await measure(connectionString));
  if (values.write) writeFigures(`bench/growth ${reviewsOfEach}`, growthTable(measured, ownCommand()));
}

function wholeNumber(text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${text} is no size: write a whole number such as 10000.`);
}
