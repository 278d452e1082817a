import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { cvLink } from './cv-links.ts';

/** A signed link to the CV of an application, by its global id; null unless the viewer may read it. */
export async function cvLinkFor({ database, viewer, nature }: Context, globalId: string): Promise<string | null> {
  const id = /^Application:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(globalId)?.[1];
  if (!id || !viewer.userId || !env.PLAUDIT_FEATURES.jobs) return null;
  const row = await database.kysely
    .selectFrom('applications')
    .select(['company_id', 'recruiter_id', 'consented_at', 'cv_file_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.cv_file_id) return null;
  if (row.company_id === viewer.companyId && row.consented_at && viewer.permissions.has('candidate_view'))
    return cvLink({ application: id, reader: 'company' }, nature.now());
  const isOwn = row.recruiter_id === viewer.recruiterId && viewer.permissions.has('job_application_create');
  return isOwn ? cvLink({ application: id, reader: 'recruiter' }, nature.now()) : null;
}
