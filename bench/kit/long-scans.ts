import type { Database } from '#server/database/database.ts';
import { scannedBetween, touched } from '#server/database/testing/touched.ts';

/** Does something and throws where Postgres read a table of more than 10,000 rows from end to end for it. */
export async function refuseLongScans<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  const before = await touched(database);
  const result = await run();
  const scanned = scannedBetween(before, await touched(database));
  if (scanned.length > 0) throw new Error(`Read from end to end: ${scanned.join()}`);
  return result;
}
