import { placementStateOn } from '#common/placements/states.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { renewCoverage } from '../profiles/figures.ts';

/** What is known of a placement when it is recorded by hand. Days are 'YYYY-MM-DD'. */
export interface NewPlacement {
  agencyId: string;
  recruiterId: string;
  jobTitle: string;
  jobType: string;
  startDate: string;
  endDate: string | null;
  companyName: string;
  candidate: Person | null;
  contact: Person | null;
}
interface Person {
  name: string;
  email: string | null;
}

/**
 * Records a placement, or finds the one that is the same: recruiter, title, start and candidate. Candidates are told
 * apart by address; where one of the two has none, by name, so that both sides of a placement are asked about one row.
 * Returns its id; what the known one lacks is filled in.
 */
export async function recordPlacement(write: Write, placement: NewPlacement): Promise<string> {
  const known = await findSame(write.tx, placement);
  const id = known ?? (await insert(write, placement));
  if (known) await fillIn(write.tx, known, placement);
  await renewCoverage(write, placement.recruiterId);
  return id;
}

async function insert(write: Write, placement: NewPlacement): Promise<string> {
  const id = write.nature.newId();
  await write.tx
    .insertInto('placements')
    .values({
      id,
      agency_id: placement.agencyId,
      recruiter_id: placement.recruiterId,
      source: 'manual',
      job_title: placement.jobTitle,
      job_type: placement.jobType,
      start_date: placement.startDate,
      end_date: placement.endDate,
      state: placementStateOn(write.at.toISOString().slice(0, 10), placement.startDate, placement.endDate),
      company_name: placement.companyName,
      candidate_name: placement.candidate?.name ?? null,
      candidate_email: placement.candidate?.email ?? null,
      contact_name: placement.contact?.name ?? null,
      contact_email: placement.contact?.email ?? null,
      created_at: write.at,
    })
    .execute();
  write.audit({ action: 'recordPlacement', agencyId: placement.agencyId, subject: { type: 'Placement', id } });
  return id;
}

async function findSame(tx: Tx, { recruiterId, jobTitle, startDate, candidate }: NewPlacement): Promise<string | null> {
  if (!candidate) return null;
  const found = await tx
    .selectFrom('placements')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('job_title', '=', jobTitle)
    .where('start_date', '=', startDate)
    .where((eb) => {
      const isNamesake = eb('candidate_name', '=', candidate.name);
      if (candidate.email === null) return isNamesake;
      const isNamesakeWithout = eb.and([eb('candidate_email', 'is', null), isNamesake]);
      return eb.or([eb('candidate_email', '=', candidate.email), isNamesakeWithout]);
    })
    .orderBy('candidate_email', (order) => order.nullsLast())
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
  return found?.id ?? null;
}

async function fillIn(tx: Tx, id: string, { candidate, contact }: NewPlacement) {
  await tx
    .updateTable('placements')
    .set((eb) => ({
      candidate_email: eb.fn.coalesce('candidate_email', eb.val(candidate?.email ?? null)),
      contact_name: eb.fn.coalesce('contact_name', eb.val(contact?.name ?? null)),
      contact_email: eb.fn.coalesce('contact_email', eb.val(contact?.email ?? null)),
    }))
    .where('id', '=', id)
    .execute();
}
