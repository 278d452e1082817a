import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { requireOwnDatabase } from './own-database.ts';

const [own, other] = await Promise.all([newFolder(), newFolder()]);
const server = await startEmbedded({ dataDir: own, throwaway: true });
afterAll(async () => {
  await server.stop();
  await Promise.all([own, other].map((folder) => rm(folder, { recursive: true, force: true })));
});

test('a server with its data in our folder may be measured', async () => {
  await requireOwnDatabase(server.connectionString, own);
});

test('any other server is refused before any query', async () => {
  await expect(requireOwnDatabase(inject('postgres'), own)).rejects.toThrow('is not the one to measure with');
});

test('a server that knows our password but keeps its data elsewhere is refused, too', async () => {
  await copyFile(path.join(own, 'postgres-password'), path.join(other, 'postgres-password'));
  await expect(requireOwnDatabase(server.connectionString, other)).rejects.toThrow('is not the one to measure with');
});

/** A folder that the user who runs Postgres may enter. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaudit-bench-test-'));
  await chmod(folder, 0o711);
  return folder;
}
