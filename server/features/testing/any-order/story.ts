import { type Command, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import type { Result } from '#server/commands/result.ts';
import type { Database } from '#server/database/database.ts';
import type { TestDatabase } from '#server/database/testing/database.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { allTasks } from '#server/tasks/task.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createUser, viewerFor } from '../../accounts/accounts.factories.ts';
import { noonIn } from '../../invitations/testing/noon.ts';
import { daysAfter } from '../../invitations/timing.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';

interface By {
  viewer?: Viewer;
  /** The network that the request comes from, if any. */
  network?: string;
}

/** One agency with a recruiter who signs in, one who doesn't, and an admin, and everything that happens to it, step by step. */
export interface Story {
  readonly database: Database;
  readonly agencyId: string;
  readonly recruiterIds: readonly string[];
  readonly recruiter: Viewer;
  readonly admin: Viewer;
  readonly moderator: Viewer;
  now(): Date;
  /** The context of a request made now. */
  as(by?: By): Context;
  /** Moves the clock forward by whole days, then runs all scheduled tasks and everything that is due. */
  pass(days: number): Promise<void>;
  /** Runs a command, whether or not it is possible. Throws if its input is not even valid. */
  act<Input, R extends Result>(command: Command<Input, R>, input: object, by?: By): Promise<void>;
  /** How many commands ran and were not refused; `noteAccepted` counts one that `act` did not run. */
  accepted(): number;
  noteAccepted(): void;
  /** Counts up from 0, for unique names and addresses. */
  next(): number;
  rows<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Starts in a database of its own, which is emptied. The clock starts a day ahead of the database's, in the daytime,
 * when emails are sent.
 */
export async function beginStory({ database, context }: TestDatabase): Promise<Story> {
  await forgetAll(database);
  const agency = await createAgency(database, { plan: 'pro_individual' });
  const roles = ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'];
  const of = { agency_id: agency.id };
  const { viewer: recruiter, recruiter: owner } = await createRecruiterWithLogin(database, { ...of, roles });
  const colleague = await createRecruiter(database, of);
  const { viewer: admin, recruiter: lead } = await createRecruiterWithLogin(database, {
    ...of,
    roles: [...roles, 'ROLE_RECRUITER_ADMIN'],
  });
  const moderator = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);
  let now = noonIn('Australia/Sydney', 2);
  let count = 0;
  let accepted = 0;
  const as = ({ viewer, network }: By = {}) => ({ ...context(viewer, now), ...(network && { network }) });
  const story: Story = {
    database,
    agencyId: agency.id,
    recruiterIds: [owner.id, colleague.id, lead.id],
    recruiter,
    admin,
    moderator,
    now: () => now,
    as,
    next: () => count++,
    accepted: () => accepted,
    noteAccepted: () => {
      accepted += 1;
    },
    async pass(days) {
      now = daysAfter(now, days);
      if (days > 0) await startWhatRunsByItself(database);
      await doTasks(context(), now);
      await expectNoFailure(database);
    },
    async act(command, input, by) {
      const outcome = await runCommand(command, as(by), input);
      if (outcome.ok) story.noteAccepted();
      else if (outcome.problems.some(({ code }) => code === 'invalid'))
        throw new Error(`${command.name} was told wrongly: ${JSON.stringify(outcome.problems)}`);
    },
    async rows<Row>(statement: string, values: readonly unknown[] = []) {
      return (await database.pool.query(statement, [...values])).rows as Row[];
    },
  };
  await story.pass(1);
  return story;
}

async function startWhatRunsByItself({ pool }: Database): Promise<void> {
  const names = allTasks().filter(({ cron }) => cron);
  await pool.query("select graphile_worker.add_job(name, '{}'::json, job_key := name) from unnest($1::text[]) name", [
    names.map(({ name }) => name),
  ]);
}

/** A failing task is retried later, which would go unnoticed here. */
async function expectNoFailure({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ task: string; error: string }>(
    `select task_identifier as task, last_error as error from graphile_worker.jobs where last_error is not null`,
  );
  if (rows.length > 0) throw new Error(`Tasks failed: ${JSON.stringify(rows)}`);
}

/** Nothing from another story may affect this one. */
async function forgetAll({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables
      where schemaname = 'public' and tablename <> 'migrations'`,
  );
  await pool.query(`truncate ${rows[0]!.tables}`);
  await pool.query('delete from graphile_worker._private_jobs');
}
