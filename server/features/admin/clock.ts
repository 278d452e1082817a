import { sql } from 'kysely';
import { clockAhead, putClockAhead } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { listenTo } from '#server/database/listen.ts';
import { allTasks } from '#server/tasks/task.ts';

/** The channel that tells processes how far ahead the clock is, in milliseconds as text. */
const channel = 'clock';

/**
 * Puts this installation's clock so many milliseconds ahead of the machine's; 0 resets it. The queue runs on the
 * machine's time, so waiting tasks are moved forward in the same transaction, and scheduled tasks run.
 */
export async function moveClock({ kysely }: Database, ahead: number): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await sql`insert into clock (offset_ms) values (0) on conflict do nothing`.execute(tx);
    const { offset_ms } = await tx.selectFrom('clock').select('offset_ms').forUpdate().executeTakeFirstOrThrow();
    const by = ahead - Number(offset_ms);
    await tx
      .updateTable('clock')
      .set({ offset_ms: String(ahead) })
      .execute();
    // Tasks that are due stay due when the clock goes back.
    await sql`/* moveClock */
      update graphile_worker._private_jobs set run_at = run_at - ${by}::float8 * interval '1 millisecond'
      where locked_at is null and (${by}::float8 > 0 or run_at > now())`.execute(tx);
    if (by > 0) for (const { name, cron } of allTasks()) if (cron) await runSoon(tx, name);
    await sql`select pg_notify(${channel}, ${String(ahead)})`.execute(tx);
  });
  putClockAhead(ahead);
}

const runSoon = (tx: Database['kysely'], name: string) =>
  sql`select graphile_worker.add_job(${name}, '{}'::json, job_key := ${`clock ${name}`}::text)`.execute(tx);

/** Sets this process's clock from the database. */
export async function readClock({ kysely }: Database): Promise<void> {
  const row = await kysely.selectFrom('clock').select('offset_ms').executeTakeFirst();
  putClockAhead(Number(row?.offset_ms ?? 0));
}

/** Keeps this process's clock in step with the database. Returns a function that stops this. */
export async function followClock(database: Database, connectionString: string): Promise<() => Promise<void>> {
  const { begun, stop } = listenTo({
    connectionString,
    channel,
    name: 'plaudit clock',
    unheard: 'Changes of the clock are not heard',
    onNotice: (payload) => putClockAhead(Number(payload) || 0),
    onHeard: () => readClock(database),
  });
  await begun;
  return stop;
}

/** The current time, as ISO 8601 in UTC, and how many milliseconds it is ahead of the machine's. */
export const clockNow = (): { now: string; ahead: number } => ({
  now: new Date(Date.now() + clockAhead()).toISOString(),
  ahead: clockAhead(),
});
