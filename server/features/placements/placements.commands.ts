import { sql } from 'kysely';
import { placementStateOn } from '#common/placements/states.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { isOfSide, knownViewer } from '../profiles/scopes.ts';

/**
 * The facts of a placement entered by hand, of one from an offer accepted here, or of one with somebody found in emails.
 * Days are 'YYYY-MM-DD'.
 */
export interface NewPlacement {
  source?: 'manual' | 'marketplace' | 'email-sync';
  agencyId: string;
  recruiterId: string;
  /** Its ID in the agency's own software. */
  externalId?: string | null;
  jobTitle: string;
  jobType: string;
  startDate: string;
  endDate: string | null;
  /** The company's account, where it is known. */
  companyId?: string;
  companyName: string | null;
  candidate: Person | null;
  contact: Person | null;
  speciality?: string | null;
  location?: string | null;
  invitesCandidate?: boolean;
  invitesEmployer?: boolean;
}
/** What tells one placement from another. */
export type PlacementKey = Pick<
  NewPlacement,
  'agencyId' | 'recruiterId' | 'jobTitle' | 'startDate' | 'companyName' | 'candidate' | 'contact'
>;
interface Person {
  name: string | null;
  email: string | null;
}

/**
 * Records a placement, or finds the same one: recruiter, title, start and candidate. Candidates are compared by address
 * or, if one has none, by name, so both sides of a placement refer to one row. Where nobody names the candidate,
 * company and contact decide. Returns its id and whether it is new; fills in what the known one lacks.
 */
export async function recordPlacement(write: Write, placement: NewPlacement): Promise<{ id: string; isNew: boolean }> {
  await takeTurn(write, placement);
  const known = await findSame(write.tx, placement);
  const id = known ?? (await insertPlacement(write, placement));
  if (known) await fillIn(write.tx, known, placement);
  await renewCoverage(write, placement.recruiterId);
  return { id, isNew: known === null };
}

/** One after the other, so two people who record the same placement at once record one. */
export async function takeTurn(
  { tx }: Write,
  { recruiterId, startDate }: Pick<NewPlacement, 'recruiterId' | 'startDate'>,
): Promise<void> {
  const turn = `placements of ${recruiterId} ${startDate}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
}

/** Adds a placement; one entered by hand unless it says its source. Returns its id. */
export async function insertPlacement(write: Write, placement: NewPlacement): Promise<string> {
  const id = write.nature.newId();
  await write.tx
    .insertInto('placements')
    .values({
      id,
      agency_id: placement.agencyId,
      recruiter_id: placement.recruiterId,
      external_id: placement.externalId ?? null,
      source: placement.source ?? 'manual',
      job_title: placement.jobTitle,
      job_type: placement.jobType,
      start_date: placement.startDate,
      end_date: placement.endDate,
      state: placementStateOn(write.at.toISOString().slice(0, 10), placement.startDate, placement.endDate),
      company_id: placement.companyId ?? null,
      company_name: placement.companyName,
      speciality: placement.speciality ?? null,
      location: placement.location ?? null,
      invites_candidate: placement.invitesCandidate ?? true,
      invites_employer: placement.invitesEmployer ?? true,
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

/** A placement of the viewer's side, locked. Unknown to everybody else. */
export async function ownPlacement({ tx, viewer }: Write, id: string) {
  const row = await tx
    .selectFrom('placements')
    .select(['id', 'recruiter_id', 'start_date'])
    .where('id', '=', id)
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('agency_id'), recruiter_id: ref('recruiter_id') },
        viewer: knownViewer(viewer),
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuseUnknown();
}

/** Adds people that a placement lacks. */
export async function completePlacement(
  write: Write,
  { id, recruiter_id }: { id: string; recruiter_id: string },
  people: Pick<NewPlacement, 'candidate' | 'contact'>,
): Promise<void> {
  await fillIn(write.tx, id, people);
  await renewCoverage(write, recruiter_id);
}

/**
 * Gives a placement entered by hand the invited person, if it has another address. `refuseOtherAddress` makes sure
 * that person has not been emailed, or that the email came back.
 */
export async function correctPerson(
  tx: Tx,
  id: string,
  audience: 'candidate' | 'employer',
  { name, email }: { name: string; email: string },
): Promise<void> {
  const side = audience === 'candidate' ? 'candidate' : 'contact';
  await tx
    .updateTable('placements')
    .set((eb) => ({ [`${side}_name`]: name, [`${side}_email`]: email, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('source', '=', 'manual')
    .where(`${side}_email`, '<>', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitations')
            .select('id')
            .where('placement_id', '=', id)
            .where('audience', '=', audience)
            .where('state', '<>', 'bounced')
            .where('sent_at', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('id')
            .where('reviewer_type', '=', audience)
            .where((eb) => eb.or([eb('placement_id', '=', id), eb('denied_placement_id', '=', id)])),
        ),
      ),
    )
    .execute();
}

/** Another placement with the same recruiter, title, start and candidate, locked; null if there is none. */
export async function findSame(tx: Tx, placement: PlacementKey, except?: string): Promise<string | null> {
  const { agencyId, recruiterId, jobTitle, startDate, companyName, candidate, contact } = placement;
  const isSameContact =
    contact &&
    sql<boolean>`(folded(company_name) = folded(${companyName}::text)
    and ${isSame('contact', contact)})`;
  // When nobody has named the candidate, the contact identifies the placement.
  const isSamePeople = candidate
    ? sql<boolean>`(${isSame('candidate', candidate)}
        or candidate_name is null and candidate_email is null and ${isSameContact ?? sql`false`})`
    : isSameContact;
  if (!isSamePeople) return null;
  const found = await tx
    .selectFrom('placements')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('recruiter_id', '=', recruiterId)
    .where(sql<boolean>`folded(job_title) = folded(${jobTitle}::text)`)
    .where('start_date', '=', startDate)
    .where('state', '<>', 'cancelled')
    .where(isSamePeople)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .orderBy(candidate ? 'candidate_email' : 'contact_email', (order) => order.nullsLast())
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Whether the person on a side is this one: by address, or by name if one of the two has no address. */
function isSame(side: 'candidate' | 'contact', { name, email }: Person) {
  const [knownName, knownEmail] = [sql.ref(`${side}_name`), sql.ref(`${side}_email`)];
  const isNamesake = sql<boolean>`folded(${knownName}) = folded(${name}::text)`;
  return email === null
    ? isNamesake
    : sql<boolean>`(${knownEmail} = ${email} or ${knownEmail} is null and ${isNamesake})`;
}

/** Nobody types the people of a placement from an ATS: a review by them has the highest level. */
async function fillIn(tx: Tx, id: string, { candidate, contact }: Pick<NewPlacement, 'candidate' | 'contact'>) {
  await tx
    .updateTable('placements')
    .set((eb) => ({
      candidate_name: eb.fn.coalesce('candidate_name', eb.val(candidate?.name ?? null)),
      candidate_email: eb.fn.coalesce('candidate_email', eb.val(candidate?.email ?? null)),
      contact_name: eb.fn.coalesce('contact_name', eb.val(contact?.name ?? null)),
      contact_email: eb.fn.coalesce('contact_email', eb.val(contact?.email ?? null)),
    }))
    .where('id', '=', id)
    .where('source', 'in', ['manual', 'email-sync'])
    .execute();
}
