import { Logger, runOnce } from 'graphile-worker';
import type { Context } from '#server/commands/context.ts';
import { system } from '#server/session/viewer.ts';
import { taskList } from './worker.ts';

/**
 * Runs all due tasks, and the tasks they cause, as a worker would. `now` sets the clock for tasks; everything due by
 * then runs, whatever the database's clock says.
 */
export async function doTasks(context: Context, now?: Date): Promise<void> {
  const asSystem: Context = {
    ...context,
    viewer: system,
    ...(now && { nature: { ...context.nature, now: () => now } }),
  };
  const { pool } = context.database;
  for (let due = 1; due > 0; ) {
    if (now) await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [now]);
    await runOnce({
      pgPool: pool,
      taskList: taskList(() => asSystem),
      logger: new Logger(() => () => {}),
      noPreparedStatements: true,
    });
    const { rows } = await pool.query<{ due: number }>(
      'select count(*)::int as due from graphile_worker._private_jobs where run_at <= greatest(now(), $1) and attempts < max_attempts and last_error is null',
      [now ?? new Date()],
    );
    due = rows[0]!.due;
  }
}
