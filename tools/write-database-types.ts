import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';

/** Writes the types of our tables from a throwaway, migrated database. */
const target = process.argv[2] ?? 'server/database/types.ts';
const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-types-'));
const server = await startEmbedded({ dataDir: folder, throwaway: true });
try {
  await migrate(server.connectionString);
  execFileSync(process.execPath, [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    ...['--dialect', 'postgres', '--url', server.connectionString, '--default-schema', 'public'],
    ...['--exclude-pattern', 'graphile_worker.*'],
    ...['--date-parser', 'string', '--out-file', target, '--log-level', 'error'],
  ]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
