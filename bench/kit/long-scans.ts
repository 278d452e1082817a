import type { Database } from '#server/database/database.ts';
import { scannedBetween, touched } from '#server/database/testing/touched.ts';

/** Runs a function and throws when Postgres scanned a table of more than 10,000 rows for it. */
export async function refuseLongScans<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  const before = await touched(database);
  const result = await run();
  const scanned = scannedBetween(before, await touched(database));
  if (scanned.length > 0) throw new Error(`Read from end to end: ${scanned.join()}`);
  return result;
}
