import '#server/tsx-hook.ts';
import { isForPeople } from '#server/running/problem.ts';
import { checkKept } from './check.ts';
import { type Filled, fillDatabase } from './fill.ts';
import type { Checked } from './kept-rows.ts';
import { type Options, readOptions } from './options.ts';
import { progress } from './progress.ts';
import { databaseBeside, isAddress, requireEmpty, requireLoadName, requireOurHost } from './target.ts';
import { dropUnfinished, requireWhole } from './unfinished.ts';

/** `bin/seed` fills a database with a generated world to measure with, and recounts its kept figures. */
async function main(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const { database, wishes, host } = options;
  if (isAddress(database)) {
    if (wishes) requireOurHost(database, host);
    return work(database, options);
  }
  if (wishes) requireLoadName(database);
  const { withConnectionString } = await import('#server/running/with-connection-string.ts');
  let isRight = true;
  await withConnectionString(async (connectionString) => {
    if (wishes) {
      requireOurHost(connectionString, host);
      await dropUnfinished(connectionString, database);
    }
    isRight = await work(await databaseBeside(connectionString, database), options);
  });
  return isRight;
}

async function work(connectionString: string, { wishes, check, threads }: Options): Promise<boolean> {
  const tell = progress();
  if (wishes) {
    const { requireDatabase } = await import('#server/running/require-database.ts');
    const { migrate } = await import('../migrate.ts');
    await requireDatabase(connectionString);
    await requireEmpty(connectionString);
    await migrate(connectionString);
    const filled = await fillDatabase(connectionString, wishes, tell, threads);
    tell.end();
    report(filled);
  }
  if (!check) return true;
  await requireWhole(connectionString);
  const checked = await checkKept(connectionString, (step) => tell(`checking: ${step}`));
  tell.end();
  for (const one of checked) console.log(lineOf(one));
  return checked.every(({ differing }) => differing === 0);
}

function report({ rows, rowsOf, copySeconds, seconds }: Filled): void {
  for (const [table, count] of Object.entries(rowsOf)) console.log(`${table.padEnd(24)} ${shown(count).padStart(12)}`);
  console.log(
    `${shown(rows)} rows copied in ${copySeconds.toFixed(1)} s, ${shown(Math.round(rows / copySeconds))} a second; with indexes and kept figures ${seconds.toFixed(1)} s`,
  );
}

function lineOf({ figure, compared, differing, examples }: Checked): string {
  const line = `${figure.padEnd(40)} ${shown(compared).padStart(12)} compared`;
  return differing ? `${line}, ${shown(differing)} DIFFER: ${examples.join(' ')}` : line;
}

const shown = (count: number) => count.toLocaleString('en');

process.once('SIGINT', () => {
  console.error('\nStopped. The world is not whole: whoever fills a database of this name again begins anew.');
  process.exit(130);
});

main(process.argv.slice(2)).then(
  (isRight) => process.exit(isRight ? 0 : 1),
  (error: unknown) => {
    console.error(isForPeople(error) ? error.message : error);
    process.exit(1);
  },
);
