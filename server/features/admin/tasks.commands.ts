import { sql } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';

const ofTask = z.object({ taskId: z.string().regex(/^\d{1,18}$/, "This task doesn't exist.") });

/**
 * Runs a failed task now, with all its attempts restored. A task that hasn't failed keeps its time, which may have been
 * promised, as with a reminder.
 */
export const retryTask = defineCommand({
  name: 'retryTask',
  input: ofTask,
  run: async (write, { taskId }) => {
    const { name, tries } = await lockTask(write, taskId);
    if (tries === 0) return refuse('NOT_FAILED', "This task hasn't failed. It runs automatically when it's due.");
    await sql`select from graphile_worker.reschedule_jobs(array[${taskId}]::bigint[], run_at := now(), attempts := 0)`.execute(
      write.tx,
    );
    note(write, 'retryTask', taskId, { name });
    return { taskId };
  },
});

/** Tasks restarted at once; another press restarts the next ones. */
const atOnce = 1000;

/** Reruns the failed tasks of a name. */
export const retryFailedTasks = defineCommand({
  name: 'retryFailedTasks',
  input: z.object({ name: z.string().min(1).max(100) }),
  run: async (write, { name }) => {
    refuseAllButSuperAdmins(write.viewer);
    const { rows } = await sql<{ id: string }>`/* retryFailedTasks */
      select t.id::text from graphile_worker.reschedule_jobs(array(
        select j.id from graphile_worker.jobs j
        where j.attempts >= j.max_attempts and j.locked_at is null and j.task_identifier = ${name} limit ${atOnce}
      ), run_at := now(), attempts := 0) t order by t.id`.execute(write.tx);
    if (rows[0]) note(write, 'retryFailedTasks', rows[0].id, { name, count: rows.length });
    return { count: rows.length };
  },
});

/** Removes a failed task from the queue permanently. */
export const removeTask = defineCommand({
  name: 'removeTask',
  input: ofTask,
  run: async (write, { taskId }) => {
    const { name, hasFailed } = await lockTask(write, taskId);
    if (!hasFailed) return refuse('NOT_FAILED', 'You can only remove a task that has no attempts left.');
    await sql`select from graphile_worker.complete_jobs(array[${taskId}]::bigint[])`.execute(write.tx);
    note(write, 'removeTask', taskId, { name });
    return { taskId };
  },
});

interface LockedTask {
  name: string;
  tries: number;
  hasFailed: boolean;
  isRunning: boolean;
}

async function lockTask(write: Write, taskId: string): Promise<LockedTask> {
  refuseAllButSuperAdmins(write.viewer);
  const { rows } = await sql<LockedTask>`/* lockTask */
    select j.task_identifier as name, j.attempts as tries, j.attempts >= j.max_attempts as "hasFailed", j.locked_at is not null as "isRunning"
    from graphile_worker.jobs j where j.id = ${taskId}::bigint`.execute(write.tx);
  const [task] = rows;
  if (!task) return refuseUnknown();
  if (task.isRunning) return refuse('RUNNING', 'This task is running now.');
  return task;
}

/** Tasks are numbered, but audit subjects are uuids, so the number goes at the end of a uuid. */
const subjectOf = (taskId: string) =>
  `00000000-0000-0000-0000-${BigInt(taskId).toString(16).padStart(12, '0').slice(-12)}`;

function note(write: Write, action: AuditAction, taskId: string, details: AuditEntry['details']) {
  const subject = { type: 'Task', id: subjectOf(taskId) } as const;
  write.audit({ action, agencyId: null, subject, details: { taskId, ...details } });
}
