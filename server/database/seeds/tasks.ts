import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Tasks for the panel: hours until they run, tries so far and at most. None runs by itself for days. */
const sketches: readonly { name: string; hours: number; tries: number; error: string | null }[] = [
  { name: 'sendInvitation', hours: -30, tries: 12, error: 'Demo: the mail server answered nothing for a day' },
  { name: 'remindInvited', hours: -52, tries: 12, error: 'Demo: the mail server answered nothing for a day' },
  { name: 'remindInvited', hours: 24 * 30, tries: 2, error: 'Demo: a lock was not granted in time' },
  { name: 'sendInvitation', hours: 24 * 44, tries: 0, error: null },
  { name: 'remindInvited', hours: 24 * 51, tries: 0, error: null },
  { name: 'expireInvitation', hours: 24 * 104, tries: 0, error: null },
];
const tries = 12;

/** They refer to an invitation that does not exist: retrying one succeeds and does nothing. */
const payload = JSON.stringify({ invitationId: '00000000-0000-7000-8000-000000000000', reminder: 1 });

/** Queues tasks so the panel has something to show. */
export async function addTasks(tx: Tx): Promise<void> {
  for (const sketch of sketches) {
    const { rows } = await sql<{
      id: string;
    }>`select id::text from graphile_worker.add_job(${sketch.name}, ${payload}::json,
      run_at := now() + ${sketch.hours}::float8 * interval '1 hour', max_attempts := ${tries}::int)`.execute(tx);
    await sql`/* failDemoTask */
      update graphile_worker._private_jobs set attempts = ${sketch.tries}, last_error = ${sketch.error}
      where id = ${rows[0]!.id}::bigint`.execute(tx);
  }
}
