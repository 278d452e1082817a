import { sql } from 'kysely';
import { z } from 'zod';
import { pastPeriods, type ReportPeriod, reportPeriodFrom, reportSpans } from '#common/agency-reports/period.ts';
import { carryOut } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { reportPeriod } from './reports.commands.ts';

/** Agencies read at once. */
const batchSize = 500;

/**
 * Makes the reports of the last month, and of the last quarter when one has just ended, for every agency with anything to
 * report. Each is a transaction of its own: a report that fails leaves the others as they are, and the next try makes it.
 */
export const makeAgencyReports = defineTask({
  name: 'makeAgencyReports',
  cron: '20 1 1 * *',
  payload: z.object({}),
  run: async (context) => {
    const today = context.nature.now().toISOString().slice(0, 10);
    const failures: unknown[] = [];
    for (const span of reportSpans) {
      if (!reportPeriodFrom(span, `${today.slice(0, 8)}01`)) continue;
      const past = pastPeriods(span, today, 1)[0]!;
      for (let after: string | null = beforeAll; after; ) {
        const ids: string[] = await withoutReport(context, past, after);
        for (const agencyId of ids)
          await carryOut(context, reportPeriod, { agencyId, span, firstDay: past.from }).catch((error) =>
            failures.push(error),
          );
        after = ids.length < batchSize ? null : ids.at(-1)!;
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} agency reports could not be made`);
  },
});

/** Sorts before every key. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The next agencies with figures in a period and without a report of it, by id. */
async function withoutReport({ database }: Context, { span, from, to }: ReportPeriod, after: string) {
  const { rows } = await sql<{ id: string }>`/* agenciesToReport */
    select a.id from agencies a
    where a.id > ${after}
      and (exists (select from figure_days d
          where d.agency_id = a.id and d.recruiter_id is null and d.day between ${from}::date and ${to}::date)
        or exists (select from figure_day_deltas d
          where d.agency_id = a.id and d.day between ${from}::date and ${to}::date))
      and not exists (select from agency_reports r
        where r.agency_id = a.id and r.span = ${span} and r.first_day = ${from}::date)
    order by a.id limit ${sql.lit(batchSize)}`.execute(database.kysely);
  return rows.map(({ id }) => id);
}
