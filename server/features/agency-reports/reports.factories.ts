import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';

/** A report of March 2025 with a line for a recruiter and for a review, if they are named. */
export async function createAgencyReport(
  { kysely }: Database,
  {
    recruiter_id = null,
    reviewId = null,
    ...wishes
  }: Partial<Insertable<DB['agency_reports']>> & {
    agency_id: string;
    recruiter_id?: string | null;
    reviewId?: string | null;
  },
): Promise<Selectable<DB['agency_reports']>> {
  const none = { sent: 0, opened: 0, answered: 0, published: 0, counted: 0, scored: 0, weight: 0, stars: 0 };
  const report = await kysely
    .insertInto('agency_reports')
    .values({
      id: nature.newId(),
      span: 'month',
      first_day: '2025-03-01',
      last_day: '2025-03-31',
      made_at: new Date('2025-04-01T01:20:00Z'),
      ...none,
      sent: 20,
      answered: 8,
      eligible_count: 0,
      invited_count: 0,
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('agency_report_lines')
    .values([
      {
        id: nature.newId(),
        report_id: report.id,
        kind: 'recruiter',
        place: 0,
        recruiter_id,
        review_id: reviewId,
        key: 'for tests',
        sent: 20,
        answered: 8,
      },
    ])
    .execute();
  return report;
}
