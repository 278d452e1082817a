import { connect, type Database } from '#server/database/database.ts';
import { type BoardSaid, boardOf } from '#server/features/leaderboard/board.ts';
import { boardPage, boardRow } from '#server/features/leaderboard/boards.queries.ts';
import { refuseLongScans } from './kit/long-scans.ts';
import { readBenchOptions } from './kit/options.ts';
import { msOfSql, sqlTool } from './kit/pgbench.ts';
import { ownCommand, printMachine, report } from './kit/report.ts';
import type { Statement } from './kit/statements.ts';
import { mean, median, spreadOf } from './kit/statistics.ts';
import { markdown } from './kit/table.ts';
import { openWorld, queryWorld } from './kit/world.ts';

/**
 * B6: the first page of a leaderboard and the viewer's own rank, on the market and within the agency that holds 30 % of
 * all recruiters, in the product's process. The limit reads the same places from the index alone, through pgbench. Fails
 * when a plan scans a table of more than 10,000 rows. `node bench/b6-boards.ts --sizes 100000 --seconds 5 --rounds 20`
 */
const options = readBenchOptions();
const { seconds, rounds, warmUp, sizes } = options;
const recruiters = sizes.at(-1)!;
// Ten reviews for each, so that many are ranked.
const world = await openWorld({ recruiters, reviews: 10 * recruiters });
const database = connect(world.connectionString, 1);
try {
  const agencyId = await largestAgency();
  const boards: readonly Measured[] = [await measured('market', null), await measured('agency', agencyId)];
  await refuseLongScans(database, () => readFor(0, database, boards));
  await readFor(warmUp, database, boards);
  const taken: { ours: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = mean(await readFor(seconds, database, boards));
    const statements = boards.flatMap((board) => board.limit);
    const load = { connectionString: world.connectionString, statements, isPrepared: false };
    taken.push({ ours, limit: await msOfSql(load, seconds) });
  }
  printMachine(`PostgreSQL ${world.postgres}`, sqlTool);
  console.log(
    markdown(
      ['board', 'ranked recruiters', 'own position'],
      boards.map(({ name, ranked, position }) => [name, ranked.toLocaleString('en'), position.toLocaleString('en')]),
    ),
  );
  const ratios = taken.map(({ ours, limit }) => limit / ours);
  const { least, most } = spreadOf(ratios);
  const ms = (values: readonly number[]) => `${median(values).toFixed(2)} ms`;
  report([
    {
      what: `B6 leaderboard and own rank at ${recruiters.toLocaleString('en')}`,
      ours: ms(taken.map(({ ours }) => ours)),
      limit: `${ms(taken.map(({ limit }) => limit))} (index only, ${sqlTool})`,
      ratio: median(ratios).toFixed(2),
      spread: `${least.toFixed(2)} to ${most.toFixed(2)}`,
      goal: '≥ 0.5 × limit at 100,000 recruiters',
      isReached: median(ratios) >= 0.5 && recruiters >= 100_000,
      byCpu: '–',
      command: ownCommand(),
    },
  ]);
} finally {
  await database.close();
  await world.stop();
}

/** A board with the viewer in the middle of it, and the same places read from its index. */
interface Measured {
  readonly name: BoardSaid['board'] & string;
  readonly agencyId: string | null;
  readonly recruiterId: string;
  readonly ranked: number;
  readonly position: number;
  readonly limit: readonly Statement[];
}

async function largestAgency(): Promise<string> {
  const [largest] = await queryWorld<{ agency_id: string }>(
    world.connectionString,
    'select agency_id from recruiters group by agency_id order by count(*) desc limit 1',
  );
  return largest!.agency_id;
}

async function measured(name: Measured['name'], agencyId: string | null): Promise<Measured> {
  const shown = `audience = 'candidate' and period = '12m' and is_ranked${agencyId ? ` and agency_id = '${agencyId}'` : ''}`;
  const order = 'score_rank desc, proven_count desc, seniority desc, recruiter_id desc';
  const [middle] = await queryWorld<{ key: string[]; position: number; ranked: number }>(
    world.connectionString,
    `select array[score_rank::text, proven_count::text, seniority::text, recruiter_id::text] as key,
        position::int, ranked::int
      from (select s.*, row_number() over (order by ${order}) as position, count(*) over () as ranked
        from standings s where ${shown}) s
      where position = (ranked + 1) / 2`,
  );
  if (!middle) throw new Error(`Nobody is ranked on the board ${name}: give the world more reviews.`);
  const [rank, proven, seniority, recruiterId] = middle.key as [string, string, string, string];
  const key = `(${rank}::numeric, ${proven}::integer, ${seniority}::bigint, '${recruiterId}'::uuid)`;
  const statement = (text: string): Statement => ({ text, values: [] });
  return {
    name,
    agencyId,
    recruiterId,
    ranked: middle.ranked,
    position: middle.position,
    limit: [
      statement(
        `select score_rank, proven_count, seniority, recruiter_id from standings where ${shown} order by ${order} limit 26`,
      ),
      statement(
        `select count(*) from standings where ${shown} and (score_rank, proven_count, seniority, recruiter_id) > ${key}`,
      ),
    ],
  };
}

/** Milliseconds for reading all boards once, repeatedly for this many seconds and at least once. */
async function readFor(time: number, database: Database, boards: readonly Measured[]): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + time * 1000;
  do {
    const begun = performance.now();
    for (const { name, agencyId, recruiterId, position } of boards) {
      const scope = { ...boardOf({ board: name }), agencyId };
      const page = await boardPage(database, scope, { after: null, limit: 26 });
      const own = await boardRow(database, scope, recruiterId);
      if (page[0]?.position !== 1 || own?.position !== position)
        throw new Error(`The board ${name} says ${own?.position} where its index says ${position}.`);
    }
    times.push(performance.now() - begun);
  } while (performance.now() < end);
  return times;
}
