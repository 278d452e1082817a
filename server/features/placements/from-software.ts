import type { AtsVendorKey } from '#common/connections/vendors.ts';
import type { PlacementForm } from '#common/placements/inputs.ts';
import { type LockableField, locksOf } from '#common/placements/rules.ts';
import {
  cancelReasonLabels,
  type PlacementState,
  placementStateOn,
  placementTransitions,
} from '#common/placements/states.ts';
import { transition } from '#common/transitions.ts';
import type { Write } from '#server/commands/write.ts';
import type { InvitedFacts } from './placement-events.ts';

/** A placement as an agency's software says it. Nobody types it, so a review of the people it names has the highest level. */
export interface SoftwareFacts extends Omit<PlacementForm, 'recruiterId' | 'invitesCandidate' | 'invitesEmployer'> {
  readonly recruiterId: string;
  /** The same for a placement and its extensions. */
  readonly groupKey: string | null;
  /** The status there, in the software's own words. */
  readonly rawStatus: string | null;
  readonly candidateDoNotMail: boolean;
  readonly employerDoNotMail: boolean;
}

/** Whose software says it: its id there is unique within the agency and the software. */
export interface SoftwareSource {
  readonly agencyId: string;
  readonly source: AtsVendorKey;
}

/** Adds placements by their ids in the software; returns ours, in the same order. Their coverage is still to be renewed. */
export async function insertFromSoftware(
  { tx, at, nature }: Write,
  { agencyId, source }: SoftwareSource,
  rows: readonly { externalId: string; facts: SoftwareFacts }[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const today = at.toISOString().slice(0, 10);
  const values = rows.map(({ externalId, facts }) => ({
    ...{ id: nature.newId(), agency_id: agencyId, source, external_id: externalId, created_at: at },
    ...columnsOf(facts),
    software_status_on: facts.rawStatus ? today : null,
    state: placementStateOn(today, facts.startDate, facts.endDate),
  }));
  await tx.insertInto('placements').values(values).execute();
  return values.map(({ id }) => id);
}

/** A placement, locked, with how far the reviews about it are. */
export type SoftwarePlacement = NonNullable<Awaited<ReturnType<typeof lockFromSoftware>>>;

/** A placement of an agency by its id, locked until the end of the transaction; undefined if it's gone. */
export const lockFromSoftware = ({ tx }: Write, { agencyId }: SoftwareSource, id: string) =>
  tx
    .selectFrom('placements')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Changes a placement to what the software says now, except what a published review or a sent invitation rests on.
 * Invitations that have not been sent follow. Returns the recruiters whose coverage is to be renewed: none if nothing
 * changed.
 */
export async function changeFromSoftware(
  write: Write,
  known: SoftwarePlacement,
  facts: SoftwareFacts,
): Promise<readonly string[]> {
  if (known.state === 'cancelled') return [];
  return set(write, known, columnsOf(facts));
}

/** Gives a placement to another recruiter, as `changeFromSoftware` does. */
export async function moveFromSoftware(
  write: Write,
  known: SoftwarePlacement,
  recruiter_id: string,
): Promise<readonly string[]> {
  return known.state === 'cancelled' ? [] : set(write, known, { recruiter_id });
}

async function set(write: Write, known: SoftwarePlacement, columns: Partial<Columns>): Promise<readonly string[]> {
  const free = withoutLocked(known, columns);
  const changed = Object.entries(free).filter(([column, value]) => known[column as keyof typeof known] !== value);
  if (changed.length === 0) return [];
  const after = { ...known, ...free };
  const today = write.at.toISOString().slice(0, 10);
  await write.tx
    .updateTable('placements')
    .set((eb) => ({
      ...Object.fromEntries(changed),
      ...('software_status' in free && free.software_status !== known.software_status && { software_status_on: today }),
      state: placementStateOn(today, after.start_date, after.end_date),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', known.id)
    .execute();
  const [was, is] = [invited(known), invited(after)];
  await write.emit('placementChanged', { placementId: known.id, before: was, after: is, isBySoftware: true });
  return [known.recruiter_id, after.recruiter_id];
}

/**
 * Cancels a placement that the software canceled or deleted: its unsent invitations go. One that has ended stays as it
 * is. Returns whether it was canceled.
 */
export async function cancelFromSoftware(write: Write, known: SoftwarePlacement): Promise<boolean> {
  const moved = transition(placementTransitions, known.state as PlacementState, 'cancel');
  if (!moved.ok) return false;
  const reason = 'fell_through';
  await write.tx
    .updateTable('placements')
    .set((eb) => ({ state: moved.to, cancelled_because: reason, version: eb('version', '+', 1) }))
    .where('id', '=', known.id)
    .execute();
  await write.emit('placementCancelled', { placementId: known.id, reason: cancelReasonLabels[reason] });
  write.audit({
    action: 'cancelPlacement',
    agencyId: known.agency_id,
    subject: { type: 'Placement', id: known.id },
    actor: 'system',
    details: { reason },
  });
  return true;
}

type Columns = ReturnType<typeof columnsOf>;

const columnsOf = (facts: SoftwareFacts) => ({
  recruiter_id: facts.recruiterId,
  job_title: facts.jobTitle,
  job_type: facts.jobType as string,
  speciality: facts.speciality,
  location: facts.location,
  start_date: facts.startDate,
  end_date: facts.endDate,
  company_name: facts.companyName,
  candidate_name: facts.candidateName,
  candidate_email: facts.candidateEmail,
  contact_name: facts.contactName,
  contact_email: facts.contactEmail,
  group_key: facts.groupKey,
  candidate_do_not_mail: facts.candidateDoNotMail,
  employer_do_not_mail: facts.employerDoNotMail,
  software_status: facts.rawStatus?.slice(0, 100) ?? null,
});

/** As on the form of a placement entered by hand, but for the software being the one who types. */
function withoutLocked(known: SoftwarePlacement, columns: Partial<Columns>): Partial<Columns> {
  const fields = Object.fromEntries(Object.entries(known).map(([column, value]) => [fieldOf(column), value]));
  const { candidate_step: candidateStep, employer_step: employerStep } = known;
  const locks = locksOf({ ...fields, source: 'manual', candidateStep, employerStep });
  return Object.fromEntries(
    Object.entries(columns).filter(([column]) => !locks[fieldOf(column) as LockableField]),
  ) as Partial<Columns>;
}

const fieldOf = (column: string): string => column.replace(/_./g, (found) => found[1]!.toUpperCase());

const invited = (row: SoftwarePlacement): InvitedFacts => ({
  recruiterId: row.recruiter_id,
  startDate: row.start_date,
  candidate: {
    isWanted: row.invites_candidate && !row.candidate_do_not_mail,
    name: row.candidate_name,
    email: row.candidate_email,
  },
  employer: {
    isWanted: row.invites_employer && !row.employer_do_not_mail,
    name: row.contact_name,
    email: row.contact_email,
  },
});
