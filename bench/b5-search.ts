import { connect } from '#server/database/database.ts';
import { refuseLongScans } from './kit/long-scans.ts';
import { readBenchOptions } from './kit/options.ts';
import { msOfSql, sqlTool } from './kit/pgbench.ts';
import { ownCommand, printMachine, report } from './kit/report.ts';
import { namesOf, searchesOf } from './kit/searches.ts';
import { type Searched, searchFor, searchOnce, timesOfTyping } from './kit/searching.ts';
import { statementsOf } from './kit/statements.ts';
import { exponentOf, mean, median, percentile, spreadOf } from './kit/statistics.ts';
import { markdown } from './kit/table.ts';
import { openWorld } from './kit/world.ts';

/**
 * B5: a thousand different searches with all their facet counts, at each size, against their SQL statements through
 * pgbench. Prints each kind of search separately, and suggestions. Fails when a plan scans a table of more than 10,000
 * rows. `node bench/b5-search.ts --sizes 10000,100000,1000000 --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { seconds, rounds, warmUp, sizes } = options;

/** All searches, run in the product's process; milliseconds for one search, averaged over each round. */
interface Measured {
  readonly size: number;
  readonly searched: readonly Searched[];
  readonly means: readonly number[];
  readonly sql: readonly number[];
  /** Milliseconds for each suggestion. */
  readonly typing: readonly number[];
}

const all: Measured[] = [];
let postgres = '';
for (const size of sizes) all.push(await measure(size));
printMachine(`PostgreSQL ${postgres}`, sqlTool);
console.log(`${tableOfSizes()}\n\n${tableOfKinds()}`);
const [first, last] = [all[0]!, all.at(-1)!];
const ratios = last.means.map((mean, round) => last.sql[round]! / mean);
const { least, most } = spreadOf(ratios);
const p95 = percentile(timesOf(last.searched), 0.95);
const exponent = exponentOf([first.size, last.size], [median(first.means), median(last.means)]);
const row = { byCpu: '–', command: ownCommand() };
report([
  {
    ...row,
    what: `B5 search, p95 at ${last.size.toLocaleString('en')}`,
    ours: `${p95.toFixed(1)} ms, mean ${median(last.means).toFixed(2)} ms`,
    limit: `mean ${median(last.sql).toFixed(2)} ms (its SQL, ${sqlTool})`,
    ratio: median(ratios).toFixed(2),
    spread: `${least.toFixed(2)} to ${most.toFixed(2)}`,
    goal: 'p95 ≤ 50 ms at 1,000,000',
    isReached: p95 <= 50 && last.size >= 1_000_000,
  },
  ...(all.length > 1
    ? [
        {
          ...row,
          what: `B5 search, cost from ${first.size.toLocaleString('en')} to ${last.size.toLocaleString('en')}`,
          ours: `n^${exponent.toFixed(2)}`,
          limit: '–',
          ratio: '–',
          spread: '–',
          goal: '≤ n^0.15',
          isReached: exponent <= 0.15,
        },
      ]
    : []),
]);

async function measure(size: number): Promise<Measured> {
  const world = await openWorld({ recruiters: size, reviews: size });
  const database = connect(world.connectionString, 1);
  try {
    postgres = world.postgres;
    const names = await namesOf(world);
    const searches = searchesOf(names, options.keys);
    const { statements, typing } = await refuseLongScans(database, async () => ({
      statements: await statementsOf(() => searchOnce(database, searches)),
      typing: await timesOfTyping(
        database,
        names.map(([first]) => first),
      ),
    }));
    const sql = { connectionString: world.connectionString, statements, isPrepared: false };
    const measured = { size, searched: [] as Searched[], means: [] as number[], sql: [] as number[], typing };
    await searchFor(warmUp, database, searches);
    for (let round = 0; round < rounds; round++) {
      const searched = await searchFor(seconds, database, searches);
      measured.searched.push(...searched);
      measured.means.push(mean(timesOf(searched)));
      measured.sql.push((await msOfSql(sql, seconds)) / searches.length);
    }
    return measured;
  } finally {
    await database.close();
    await world.stop();
  }
}

function tableOfSizes(): string {
  const lines = all.map(({ size, searched, means, sql }) => [
    size.toLocaleString('en'),
    ...middles(timesOf(searched)),
    ms(median(means)),
    ms(median(sql)),
  ]);
  return markdown(['profiles', 'p50 ms', 'p95 ms', 'mean ms', 'its SQL, mean ms'], lines);
}

/** Each kind of search, and suggestions, at each size. */
function tableOfKinds(): string {
  const head = all.flatMap(({ size }) => [`p50 ms at ${size.toLocaleString('en')}`, 'p95 ms', 'found']);
  const kinds = [...new Set(all[0]!.searched.map(({ name }) => name))];
  const ofKind = (kind: string, { searched }: Measured) => {
    const same = searched.filter(({ name }) => name === kind);
    return [...middles(timesOf(same)), Math.round(mean(same.map(({ found }) => found))).toLocaleString('en')];
  };
  return markdown(
    ['kind', ...head],
    [
      ...kinds.map((kind) => [kind, ...all.flatMap((one) => ofKind(kind, one))]),
      ['suggestions to 2 to 4 letters', ...all.flatMap(({ typing }) => [...middles(typing), '–'])],
    ],
  );
}

function timesOf(searched: readonly Searched[]): number[] {
  return searched.map(({ took }) => took);
}

function middles(times: readonly number[]): string[] {
  return [ms(percentile(times, 0.5)), ms(percentile(times, 0.95))];
}

function ms(time: number): string {
  return time.toFixed(2);
}
