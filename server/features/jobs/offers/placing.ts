import type { Write } from '#server/commands/write.ts';
import { insertPlacement, takeTurn } from '#server/features/placements/placements.commands.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import type { Application } from '../candidates/application.ts';
import type { Job } from '../hiring-company.ts';
import type { Offer } from './offer.ts';

/**
 * Records the placement of a candidate whose offer was accepted. Its sides are the candidate and the person who made the
 * offer, or who posted the job if that account is gone. Returns its id.
 */
export async function placeHired(
  write: Write,
  { application, job, offer }: { application: Application; job: Job; offer: Offer },
): Promise<string> {
  const { tx } = write;
  const { recruiter_id, agency_id, company_id, candidate_name, candidate_email } = application;
  const company = await tx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  const contact = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', offer.created_by ?? job.created_by)
    .executeTakeFirst();
  const placement = {
    ...{ source: 'marketplace' as const, recruiterId: recruiter_id, agencyId: agency_id },
    ...{ jobTitle: job.title, jobType: offer.job_type, speciality: job.speciality, location: job.location },
    ...{ startDate: offer.starts_on, endDate: offer.ends_on, companyId: company_id, companyName: company.name },
    candidate: candidate_name ? { name: candidate_name, email: candidate_email } : null,
    contact: contact ?? null,
  };
  await takeTurn(write, placement);
  const id = await insertPlacement(write, placement);
  await renewCoverage(write, recruiter_id);
  return id;
}
