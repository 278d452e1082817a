import { z } from 'zod';
import {
  offeredPeriods,
  pastPeriods,
  type ReportPeriod,
  reportPeriodFrom,
  reportPeriodName,
  reportSpans,
} from '#common/agency-reports/period.ts';
import { isPlainDate } from '#common/plain-date.ts';
import { agencyReportUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { tell } from '#server/features/notices/tell.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { figuresOf } from './figures.ts';

const period = {
  span: z.enum(reportSpans, 'Choose a month or a quarter.'),
  firstDay: z.string().refine(isPlainDate, 'Choose a period from the list.'),
};

/** Makes the report of a past month or quarter of the viewer's agency, for its admin. */
export const makeAgencyReport = defineCommand({
  name: 'makeAgencyReport',
  input: z.object(period),
  run: async (write, { span, firstDay }) => {
    const agencyId = agencyRunBy(write);
    const past = pastPeriods(span, todayOf(write)).find(({ from }) => from === firstDay);
    if (!past)
      return refuse('INVALID', `Choose one of the last ${offeredPeriods[span]} ${span}s that are over.`, 'firstDay');
    const name = reportPeriodName(past);
    await takeAgencysTurn(write, agencyId);
    const known = await reportOf(write, agencyId, past);
    if (known)
      throw new Refusal(
        [
          {
            code: 'DUPLICATE',
            message: `There is a report for ${name} already. Its figures stay as they are.`,
            field: 'firstDay',
          },
        ],
        { report: known.id },
      );
    const id = await freezeReport(write, agencyId, past);
    if (!id) return refuse('INVALID', `Nothing happened in ${name}: there is nothing to report.`, 'firstDay');
    write.audit({ action: 'makeAgencyReport', agencyId, subject: { type: 'AgencyReport', id } });
    return { report: id };
  },
});

/** Makes an agency's report by itself and tells its admins. Running it again finds the report and does nothing. */
export const reportPeriod = defineCommand({
  name: 'reportPeriod',
  input: z.object({ agencyId: z.uuid(), ...period }),
  run: async (write, { agencyId, span, firstDay }): Promise<{ report: string | null }> => {
    const past = reportPeriodFrom(span, firstDay);
    if (!past || past.to >= todayOf(write)) throw new Error(`There is no past ${span} from ${firstDay}`);
    if (!(await takeAgencysTurn(write, agencyId)) || (await reportOf(write, agencyId, past))) return { report: null };
    const id = await freezeReport(write, agencyId, past);
    if (!id) return { report: null };
    write.audit({ action: 'makeAgencyReport', agencyId, subject: { type: 'AgencyReport', id } });
    const admins = await adminsOfAgency(write, agencyId);
    await tell(write, 'agencyReport', {
      to: admins.map((admin) => admin.id),
      about: reportPeriodName(past),
      path: agencyReportUrl(id),
    });
    return { report: id };
  },
});

/** Lets everyone with the link read a report, or only the agency's admins. */
export const shareAgencyReport = defineCommand({
  name: 'shareAgencyReport',
  input: z.object({ reportId: z.uuid(), isShared: z.boolean() }),
  run: async (write, { reportId, isShared }) => {
    const { viewer, tx } = write;
    if (!viewer.agencyId || !viewer.seesAgency) return refuseUnknown();
    const report = await tx
      .selectFrom('agency_reports')
      .select(['agency_id', 'is_shared'])
      .where('id', '=', reportId)
      .where('agency_id', '=', viewer.agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!report) return refuseUnknown();
    if (report.is_shared !== isShared) {
      await tx.updateTable('agency_reports').set({ is_shared: isShared }).where('id', '=', reportId).execute();
      write.audit({
        action: isShared ? 'shareAgencyReport' : 'unshareAgencyReport',
        agencyId: report.agency_id,
        subject: { type: 'AgencyReport', id: reportId },
      });
    }
    return { report: reportId };
  },
});

const todayOf = ({ at }: Write) => at.toISOString().slice(0, 10);

function agencyRunBy({ viewer }: Write): string {
  if (!viewer.agencyId) return refuse('FORBIDDEN', 'Reports are for agencies.');
  if (!viewer.seesAgency) return refuse('FORBIDDEN', "Only your agency's admin can make reports.");
  return viewer.agencyId;
}

/** Two who make the same report wait for each other, so the second finds the first one's. */
const takeAgencysTurn = ({ tx }: Write, agencyId: string) =>
  tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().executeTakeFirst();

const reportOf = ({ tx }: Write, agencyId: string, { span, from }: ReportPeriod) =>
  tx
    .selectFrom('agency_reports')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('span', '=', span)
    .where('first_day', '=', from)
    .executeTakeFirst();

/** Writes an agency's figures of a past period as they are now, and returns the report. Null if there is nothing to report. */
export async function freezeReport(
  write: Pick<Write, 'tx' | 'nature' | 'at'>,
  agencyId: string,
  past: ReportPeriod,
): Promise<string | null> {
  const figures = await figuresOf(write.tx, agencyId, past);
  if (!figures) return null;
  const id = write.nature.newId();
  await write.tx
    .insertInto('agency_reports')
    .values({
      id,
      agency_id: agencyId,
      span: past.span,
      first_day: past.from,
      last_day: past.to,
      made_at: write.at,
      sent: figures.sent,
      opened: figures.opened,
      answered: figures.answered,
      published: figures.published,
      counted: figures.counted,
      scored: figures.scored,
      weight: figures.weight,
      stars: figures.stars,
      eligible_count: figures.eligible,
      invited_count: figures.invited,
    })
    .execute();
  const lines = figures.lines.map((line, place) => ({ ...line, id: write.nature.newId(), report_id: id, place }));
  for (let at = 0; at < lines.length; at += 1000)
    await write.tx
      .insertInto('agency_report_lines')
      .values(lines.slice(at, at + 1000))
      .execute();
  return id;
}
