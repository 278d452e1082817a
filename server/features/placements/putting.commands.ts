import { sql } from 'kysely';
import { oneAddress, type PlacementInput, placementInput } from '#common/api/schemas.ts';
import { canKeepPlacement } from '#common/placements/rules.ts';
import { placementStateOn } from '#common/placements/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { signedIn } from '#server/session/viewer.ts';
import {
  effectOf,
  fieldOf,
  findPlacementsOf,
  type KnownPlacement,
  type ReadRow,
  readPlacements,
} from './importing/import-rows.ts';
import { insertPlacement, takeTurn } from './placements.commands.ts';

/**
 * Adds a placement that an agency's own software sends, or updates the known one, as a row of an import would: what it
 * leaves out stays, and what an invitation or a review rests on is kept. Two such calls at once make one placement.
 */
export const putPlacement = defineCommand({
  name: 'putPlacement',
  input: placementInput,
  run: async (write, sent) => {
    const agencyId = agencyOf(write);
    const recruiterId = await recruiterOf(write, agencyId, sent.recruiter_email);
    if (sent.external_id) await takeTurnOfId(write, agencyId, sent.external_id);
    if (recruiterId) await takeTurn(write, { recruiterId, startDate: sent.start_date });
    const row = rowOf(sent, recruiterId);
    const known = await findKnown(write, agencyId, row);
    if (known) return { ...(await update(write, agencyId, row, known)), placement: known.id };
    if (!recruiterId)
      refuse('REQUIRED', 'Your agency has several recruiters. Send the email of one.', 'recruiter_email');
    const id = await insertPlacement(write, {
      ...{ agencyId, recruiterId, externalId: sent.external_id },
      ...{ jobTitle: sent.job_title, jobType: sent.job_type, startDate: sent.start_date, endDate: sent.end_date },
      ...{ companyName: sent.company, speciality: sent.speciality, location: sent.location },
      candidate: { name: sent.candidate_name, email: sent.candidate_email },
      contact: { name: sent.contact_name, email: sent.contact_email },
    });
    await renewCoverage(write, recruiterId);
    return { placement: id, outcome: 'created', kept: [] };
  },
});

/** The agency whose placements the viewer may all keep. */
function agencyOf({ viewer }: Write): string {
  const { agencyId } = viewer;
  if (!agencyId) return refuseUnknown();
  const verdict = canKeepPlacement(signedIn(viewer), { recruiterId: '', agencyId });
  return verdict.ok ? agencyId : refuse('FORBIDDEN', verdict.message);
}

/** The recruiter with an email, or else the agency's only one; null if it has several. */
async function recruiterOf({ tx }: Write, agencyId: string, email: string | null): Promise<string | null> {
  const found = await tx
    .selectFrom('recruiters as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select('r.id')
    .where('r.agency_id', '=', agencyId)
    .where('r.gone_at', 'is', null)
    .$if(email !== null, (query) => query.where('u.email', '=', email))
    .limit(2)
    .execute();
  if (email && !found[0]) refuse('UNKNOWN', 'Your agency has no recruiter with this email.', 'recruiter_email');
  return found.length === 1 ? found[0]!.id : null;
}

async function takeTurnOfId({ tx }: Write, agencyId: string, externalId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`placement ${agencyId} ${externalId}`}, 0))`.execute(tx);
}

/** What was sent as a row of an import. */
const rowOf = (sent: PlacementInput, recruiterId: string | null): Row => ({
  ...{ line: 1, outcome: 'new', placement_id: null, recruiter_id: recruiterId },
  external_id: sent.external_id,
  job_title: sent.job_title,
  job_type: sent.job_type,
  speciality: sent.speciality,
  location: sent.location,
  start_date: sent.start_date,
  end_date: sent.end_date,
  company_name: sent.company,
  candidate_name: sent.candidate_name,
  candidate_email: sent.candidate_email,
  contact_name: sent.contact_name,
  contact_email: sent.contact_email,
});
type Row = Omit<ReadRow, 'recruiter_id'> & { recruiter_id: string | null };

async function findKnown({ tx }: Write, agencyId: string, row: Row): Promise<KnownPlacement | undefined> {
  // No import added it, so an ID of none stands in.
  const rows = sql`(select 1 as line, ${agencyId}::uuid as agency_id, null::uuid as placement_id,
    '00000000-0000-0000-0000-000000000000'::uuid as import_id, ${row.recruiter_id}::uuid as recruiter_id,
    ${row.external_id}::text as external_id, ${row.job_title}::text as job_title, ${row.start_date}::date as start_date,
    ${row.company_name}::text as company_name, ${row.candidate_name}::text as candidate_name,
    ${row.candidate_email}::text as candidate_email, ${row.contact_name}::text as contact_name,
    ${row.contact_email}::text as contact_email)`;
  const id = (await findPlacementsOf(tx, rows)).get(1);
  return id ? (await readPlacements(tx, [id], { lock: true })).get(id) : undefined;
}

async function update(write: Write, agencyId: string, row: Row, known: KnownPlacement) {
  if (known.state === 'cancelled')
    refuse('CANCELED', "This placement was canceled, so it can't be updated.", row.external_id && 'external_id');
  const scope = { agency_id: agencyId, recruiter_id: known.recruiter_id, is_for_agency: true };
  const effect = effectOf({ ...row, recruiter_id: row.recruiter_id ?? known.recruiter_id }, known, scope);
  if (effect.outcome !== 'changed') return { outcome: 'unchanged', kept: 'locked' in effect ? keptOf(effect) : [] };
  const after = { ...known, ...effect.after } as KnownPlacement;
  if (after.end_date && after.end_date < after.start_date)
    refuse('invalid', 'Send an end_date on or after the start_date.', 'end_date');
  if (after.candidate_email && after.candidate_email === after.contact_email)
    refuse('invalid', oneAddress, 'contact_email');
  const today = write.at.toISOString().slice(0, 10);
  await write.tx
    .updateTable('placements')
    .set((eb) => ({
      ...(effect.after as Record<string, string>),
      state: placementStateOn(today, after.start_date, after.end_date),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', known.id)
    .execute();
  for (const id of [...new Set([known.recruiter_id, after.recruiter_id])].toSorted()) await renewCoverage(write, id);
  write.audit({
    action: 'savePlacement',
    agencyId,
    subject: { type: 'Placement', id: known.id },
    details: { fields: Object.keys(effect.after).map(fieldOf) },
  });
  return { outcome: 'updated', kept: keptOf(effect) };
}

const keptOf = ({ locked }: { locked: readonly string[] }): string[] => locked.map((name) => sentAs[name] ?? name);
const sentAs: Readonly<Record<string, string>> = { company_name: 'company', recruiter_id: 'recruiter_email' };
