import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Statement } from './statements.ts';
import { queryWorld } from './world.ts';

/** Statements sent in a loop over one connection. */
export interface SqlLoad {
  readonly connectionString: string;
  readonly statements: readonly Statement[];
  /** Replaces `key` in the values: a different one each time. */
  readonly rotated?: { readonly key: string; readonly keys: readonly string[] };
  /** Whether Postgres keeps their plans, as for our own operations. */
  readonly isPrepared: boolean;
}

/** What sends them: `pgbench (PostgreSQL) 15.18` or, when it is not installed, a loop over `pg`. */
export const sqlTool: string = pgbenchVersion() ?? 'a loop over pg';

/** Average milliseconds for one pass over all statements. */
export function msOfSql(load: SqlLoad, seconds: number): Promise<number> {
  return pgbenchVersion() === undefined ? inLoop(load, seconds) : byPgbench(load, seconds);
}

function pgbenchVersion(): string | undefined {
  try {
    return execFileSync('pgbench', ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

async function byPgbench(load: SqlLoad, seconds: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-pgbench-'));
  try {
    const file = path.join(folder, 'statements.sql');
    await writeFile(file, await scriptOf(load));
    const {
      host,
      port,
      user = '',
      password,
      database = '',
    } = new pg.Client({ connectionString: load.connectionString });
    const mode = load.isPrepared ? 'prepared' : 'extended';
    const args = ['-n', '-r', '-M', mode, '-T', String(Math.ceil(seconds)), '-f', file];
    const env = {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: String(password),
      PGOPTIONS: options,
    };
    const { stdout } = await promisify(execFile)('pgbench', [...args, database], { env });
    return sumOfMeans(stdout, load.rotated ? 2 : 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As the product connects. */
const options = '-c pg_trgm.word_similarity_threshold=0.4';

/** pgbench draws a key, looks it up, and uses it; the first two steps are not counted. */
async function scriptOf({ connectionString, statements, rotated }: SqlLoad): Promise<string> {
  const queries = statements.map((statement) => `${inlined(statement, rotated?.key)};`);
  if (!rotated) return queries.join('\n');
  await queryWorld(connectionString, 'drop table if exists bench_keys');
  await queryWorld(
    connectionString,
    'create table bench_keys as select n::int, key from unnest($1::text[]) with ordinality as keys (key, n)',
    [rotated.keys],
  );
  await queryWorld(connectionString, 'create unique index on bench_keys (n)');
  const draw = `\\set n random(1, ${rotated.keys.length})\nselect key from bench_keys where n = :n \\gset`;
  return [draw, ...queries].join('\n');
}

/** The values in their places, and the rotating one as a pgbench variable. */
function inlined({ text, values }: Statement, key: string | undefined): string {
  const literal = (_: string, at: string) =>
    values[Number(at) - 1] === key ? ':key' : literalOf(values[Number(at) - 1]);
  return withoutColons(text).replace(/\$(\d+)/g, literal);
}

/** pgbench would read a colon in a text as a variable. */
const withoutColons = (text: string) =>
  text.replace(/'(?:[^']|'')*'/g, (quoted) =>
    /:\w/.test(quoted) ? `U&${quoted.replaceAll('\\', '\\\\').replaceAll(':', '\\003A')}` : quoted,
  );

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value))
    return withoutColons(pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join()}}`));
  return withoutColons(pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value)));
}

/** Lines such as `  0.123   0  select …`: the average of each command in milliseconds, and its failures. */
function sumOfMeans(output: string, skipped: number): number {
  const means = [...output.matchAll(/^ +(\d+\.\d+) +(\d+) {1,3}\S/gm)].slice(skipped);
  const failed = means.find(([, , failures]) => failures !== '0');
  if (means.length === 0 || failed) throw new Error(`pgbench could not ask: ${output}`);
  return means.reduce((sum, [, mean]) => sum + Number(mean), 0);
}

async function inLoop(
  { connectionString, statements, rotated, isPrepared }: SqlLoad,
  seconds: number,
): Promise<number> {
  const client = new pg.Client({ connectionString, options });
  await client.connect();
  const begun = performance.now();
  let passes = 0;
  for (; performance.now() - begun < seconds * 1000; passes++) {
    const key = rotated?.keys[passes % rotated.keys.length];
    for (const [at, { text, values }] of statements.entries()) {
      const given = values.map((value) => (rotated && value === rotated.key ? key : value));
      await client.query({ text, values: given, ...(isPrepared && { name: `statement ${at}` }) });
    }
  }
  const took = performance.now() - begun;
  await client.end();
  return took / passes;
}
