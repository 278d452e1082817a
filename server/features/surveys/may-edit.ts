import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

/** The viewer's agency, if they run it and its plan has surveys; otherwise refused. */
export function agencyWithSurveys({ viewer }: Write): string {
  if (!viewer.agencyId) return refuse('FORBIDDEN', 'Surveys are for people of an agency.');
  if (!viewer.permissions.has('nps_create')) return refuse('FORBIDDEN', 'Surveys are included in the ultimate plan.');
  if (!viewer.seesAgency) return refuse('FORBIDDEN', "Only your agency's admin can change surveys.");
  return viewer.agencyId;
}

/** A survey that the viewer may change, locked until the end of the transaction. To others it looks missing. */
export async function surveyFor(write: Write, id: string) {
  const { permissions, seesAgency } = write.viewer;
  if (!permissions.has('nps_view') && !seesAgency) return refuseUnknown();
  const survey = await write.tx
    .selectFrom('surveys')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', write.viewer.agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!survey) return refuseUnknown();
  agencyWithSurveys(write);
  return survey;
}
