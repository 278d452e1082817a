import type { Problem } from '#common/inputs.ts';
import {
  addPlacementInput,
  cancelPlacementInput,
  hidePlacementsInput,
  type PlacementForm,
  savePlacementInput,
} from '#common/placements/inputs.ts';
import { canKeepPlacement, type LockableField, locksOf } from '#common/placements/rules.ts';
import {
  cancelReasonLabels,
  type PlacementState,
  placementStateOn,
  placementTransitions,
} from '#common/placements/states.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { signedIn } from '#server/session/viewer.ts';
import { isOfSide, knownViewer } from '../profiles/scopes.ts';
import type { InvitedFacts } from './placement-events.ts';
import { findSame, insertPlacement, type PlacementKey, takeTurn } from './placements.commands.ts';

/** Adds a placement by hand. One that is known already is refused, and the payload shows it. */
export const addPlacement = defineCommand({
  name: 'addPlacement',
  input: addPlacementInput,
  run: async (write, form) => {
    const recruiter = await keeperFor(write, form.recruiterId ?? write.viewer.recruiterId);
    const placement = { ...form, ...keyOf(form, recruiter) };
    await takeTurn(write, placement);
    await refuseSecond(write, placement);
    const id = await insertPlacement(write, placement);
    await renewCoverage(write, recruiter.id);
    return { placement: id };
  },
});

/**
 * Saves all fields of a placement, except locked ones, which must stay as they are. Invitations that have not been sent
 * follow.
 */
export const savePlacement = defineCommand({
  name: 'savePlacement',
  input: savePlacementInput,
  run: async (write, { placementId, expectedVersion, ...said }) => {
    const known = await keptPlacement(write, placementId);
    refuseClash('placement', known.version, expectedVersion, { placement: placementId });
    if (known.state === 'cancelled') refuse('STATE', "This placement is canceled, so you can't change it.");
    const form = { ...said, recruiterId: said.recruiterId ?? known.recruiter_id };
    const before = formOf(known);
    const changed = fieldNames.filter((field) => form[field] !== before[field]);
    refuseLocked(known, before, changed);
    const recruiter =
      form.recruiterId === known.recruiter_id
        ? { id: known.recruiter_id, agency_id: known.agency_id }
        : await keeperFor(write, form.recruiterId);
    const key = keyOf(form, recruiter);
    await takeTurn(write, key);
    await refuseSecond(write, key, placementId);
    if (changed.length === 0) return { placement: placementId };
    const today = write.at.toISOString().slice(0, 10);
    const isMoved = changed.includes('startDate') || changed.includes('endDate');
    await write.tx
      .updateTable('placements')
      .set({
        recruiter_id: recruiter.id,
        job_title: form.jobTitle,
        job_type: form.jobType,
        speciality: form.speciality,
        location: form.location,
        start_date: form.startDate,
        end_date: form.endDate,
        company_name: form.companyName,
        candidate_name: form.candidateName,
        candidate_email: form.candidateEmail,
        contact_name: form.contactName,
        contact_email: form.contactEmail,
        invites_candidate: form.invitesCandidate,
        invites_employer: form.invitesEmployer,
        ...(isMoved && { state: placementStateOn(today, form.startDate, form.endDate) }),
        version: known.version + 1,
      })
      .where('id', '=', placementId)
      .execute();
    await write.emit('placementChanged', { placementId, before: invitedFacts(before), after: invitedFacts(form) });
    await renewCoverageOf(write, [known.recruiter_id, recruiter.id]);
    write.audit({
      action: 'savePlacement',
      agencyId: known.agency_id,
      subject: { type: 'Placement', id: placementId },
      details: { fields: changed },
    });
    return { placement: placementId };
  },
});

/** Cancels a placement for good. Invitations that have not been sent are canceled, and it leaves the coverage. */
export const cancelPlacement = defineCommand({
  name: 'cancelPlacement',
  input: cancelPlacementInput,
  run: async (write, { placementId, expectedVersion, reason }) => {
    const known = await keptPlacement(write, placementId);
    refuseClash('placement', known.version, expectedVersion, { placement: placementId });
    const moved = transition(placementTransitions, known.state as PlacementState, 'cancel');
    if (!moved.ok)
      refuse('STATE', known.state === 'ended' ? 'This placement has already ended.' : 'This placement is canceled.');
    await write.tx
      .updateTable('placements')
      .set({ state: moved.to, cancelled_because: reason, version: known.version + 1 })
      .where('id', '=', placementId)
      .execute();
    await write.emit('placementCancelled', { placementId, reason: cancelReasonLabels[reason] });
    await renewCoverage(write, known.recruiter_id);
    write.audit({
      action: 'cancelPlacement',
      agencyId: known.agency_id,
      subject: { type: 'Placement', id: placementId },
      details: { reason },
    });
    return { placement: placementId };
  },
});

/** Hides placements, or shows them again. One that can't be has a problem whose field holds its index in `ids`. */
export const hidePlacements = defineCommand({
  name: 'hidePlacements',
  input: hidePlacementsInput,
  run: async (write, { ids, hidden }) => {
    const known = await keptPlacements(write, ids);
    const found = new Set(known.map(({ id }) => id));
    const problems: Problem[] = ids.flatMap((id, at) => (found.has(id) ? [] : [unknownAt(at)]));
    if (known.length === 0) throw new Refusal(problems);
    const changed = known.filter(({ is_hidden }) => is_hidden !== hidden);
    for (const { id, agency_id, version } of changed) {
      await write.tx
        .updateTable('placements')
        .set({ is_hidden: hidden, version: version + 1 })
        .where('id', '=', id)
        .execute();
      const action = hidden ? 'hidePlacement' : 'showPlacement';
      write.audit({ action, agencyId: agency_id, subject: { type: 'Placement', id } });
    }
    const recruiters = changed.map(({ recruiter_id }) => recruiter_id);
    await renewCoverageOf(write, recruiters);
    return { placements: known.map(({ id }) => id), errors: problems };
  },
});

const unknownAt = (index: number): Problem => ({
  code: 'NOT_FOUND',
  message: "We can't find one of these placements. It may have been removed.",
  field: `ids.${index}`,
});

/** Each once, in one order, as all locks are taken. */
async function renewCoverageOf(write: Write, recruiterIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(recruiterIds)].toSorted()) await renewCoverage(write, id);
}

/** The recruiter to keep a placement for, if the viewer can. Otherwise refused; to strangers, as if unknown. */
export async function keeperFor({ tx, viewer }: Write, recruiterId: string | null) {
  const recruiter = await tx
    .selectFrom('recruiters')
    .select(['id', 'agency_id'])
    .where('id', '=', recruiterId)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  if (!recruiter) return refuseUnknown();
  const verdict = canKeepPlacement(signedIn(viewer), { recruiterId: recruiter.id, agencyId: recruiter.agency_id });
  if (verdict.ok) return recruiter;
  return recruiter.agency_id === viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
}

type Kept = Awaited<ReturnType<typeof keptPlacements>>[number];

async function keptPlacement(write: Write, id: string): Promise<Kept> {
  const [known] = await keptPlacements(write, [id]);
  return known ?? refuseUnknown();
}

/** Those of the viewer's side, locked in the order of their ids. */
async function keptPlacements({ tx, viewer }: Write, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('placements')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('agency_id'), recruiter_id: ref('recruiter_id') },
        viewer: knownViewer(viewer),
      }),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter(
    ({ recruiter_id, agency_id }) =>
      canKeepPlacement(signedIn(viewer), { recruiterId: recruiter_id, agencyId: agency_id }).ok,
  );
}

const keyOf = (form: PlacementForm, recruiter: { id: string; agency_id: string }): PlacementKey => ({
  agencyId: recruiter.agency_id,
  recruiterId: recruiter.id,
  jobTitle: form.jobTitle,
  startDate: form.startDate,
  companyName: form.companyName,
  candidate: personOf(form.candidateName, form.candidateEmail),
  contact: personOf(form.contactName, form.contactEmail),
});

const personOf = (name: string | null, email: string | null) => (name || email ? { name, email } : null);

async function refuseSecond({ tx }: Write, key: PlacementKey, except?: string): Promise<void> {
  const same = await findSame(tx, key, except);
  if (!same) return;
  const message =
    'This placement is already in your list: the recruiter, job title, start, and candidate are the same.';
  throw new Refusal([{ code: 'DUPLICATE', message, field: 'jobTitle' }], { placement: same });
}

/** A row as its form holds it. */
function formOf(row: Kept): PlacementForm & { recruiterId: string } {
  return {
    recruiterId: row.recruiter_id,
    jobTitle: row.job_title,
    jobType: row.job_type as PlacementForm['jobType'],
    speciality: row.speciality,
    location: row.location,
    startDate: row.start_date,
    endDate: row.end_date,
    companyName: row.company_name,
    candidateName: row.candidate_name,
    candidateEmail: row.candidate_email,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    invitesCandidate: row.invites_candidate,
    invitesEmployer: row.invites_employer,
  };
}

const fieldNames = Object.keys(savePlacementInput.shape).filter(
  (name) => name !== 'placementId' && name !== 'expectedVersion',
) as (keyof PlacementForm)[];

function refuseLocked(row: Kept, before: PlacementForm, changed: readonly string[]): void {
  const { source, candidate_step: candidateStep, employer_step: employerStep } = row;
  const locks = locksOf({ ...before, source, candidateStep, employerStep });
  const problems = changed.flatMap((field): Problem[] => {
    const message = locks[field as LockableField];
    return message ? [{ code: 'LOCKED', message, field }] : [];
  });
  if (problems.length > 0) throw new Refusal(problems);
}

const invitedFacts = (form: PlacementForm & { recruiterId: string }): InvitedFacts => ({
  recruiterId: form.recruiterId,
  startDate: form.startDate,
  candidate: { isWanted: form.invitesCandidate, name: form.candidateName, email: form.candidateEmail },
  employer: { isWanted: form.invitesEmployer, name: form.contactName, email: form.contactEmail },
});
