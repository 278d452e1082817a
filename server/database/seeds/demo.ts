import { sql } from 'kysely';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { connect, type Tx } from '../database.ts';
import { demoPassword } from './accounts.ts';
import { giveBadges } from './badges.ts';
import { connectSoftware } from './connections.ts';
import { demoRows } from './demo-rows.ts';
import { keepFigures } from './figures.ts';
import { setInvitations } from './invite-settings.ts';
import { makeReports } from './reports.ts';
import { insertRows } from './rows.ts';
import { addTasks } from './tasks.ts';

/** Any constant that no other advisory lock of ours uses. */
const demoLock = 7_305_002;

/**
 * Fills a migrated database with demo data, all or nothing. Does nothing when anybody has an account. Of two processes
 * at once, the second waits and finds it done. Returns whether this call filled it.
 */
export async function seedDemo(connectionString: string): Promise<boolean> {
  const database = connect(connectionString, 1);
  try {
    return await database.kysely.transaction().execute(seedEmpty);
  } finally {
    await database.close();
  }
}

async function seedEmpty(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(tx);
  const somebody = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody) return false;
  const now = new Date();
  await insertRows(tx, demoRows(now, await hashPassword(demoPassword)));
  await setInvitations(tx, now);
  await connectSoftware(tx, now);
  await keepFigures(tx, now);
  await giveBadges(tx, now);
  await makeReports(tx, now);
  await addTasks(tx);
  return true;
}
