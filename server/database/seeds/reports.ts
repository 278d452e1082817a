import { pastPeriods } from '#common/agency-reports/period.ts';
import { nature } from '#server/commands/context.ts';
import { freezeReport } from '#server/features/agency-reports/reports.commands.ts';
import type { Tx } from '../database.ts';

/** The months before this one that every agency has a report of, so one can be read beside an older one. */
const reportedMonths = 2;

/** Makes the monthly reports that the demo's agencies would have by now, from the figures that are kept for them. */
export async function makeReports(tx: Tx, now: Date): Promise<void> {
  const agencies = await tx.selectFrom('agencies').select('id').orderBy('id').execute();
  const months = pastPeriods('month', now.toISOString().slice(0, 10), reportedMonths);
  for (const { id } of agencies)
    for (const month of months.toReversed()) await freezeReport({ tx, nature, at: now }, id, month);
}
