import { sql } from 'kysely';
import { foundPeopleInput, inviteFoundPersonInput } from '#common/email-sync/inputs.ts';
import type { Problem } from '#common/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { invite } from '../invitations/invite.ts';
import { inviterFor } from '../invitations/may-invite.ts';
import { recordPlacement } from '../placements/placements.commands.ts';
import { isOfSide, knownViewer } from '../profiles/scopes.ts';

/** Takes people off the suggestions. */
export const dismissFoundPeople = defineCommand({
  name: 'dismissFoundPeople',
  input: foundPeopleInput,
  run: (write, { ids }) => moveAll(write, ids, { from: ['suggested'], to: 'dismissed' }),
});

/** Suggests people again who were dismissed or excluded. */
export const restoreFoundPeople = defineCommand({
  name: 'restoreFoundPeople',
  input: foundPeopleInput,
  run: (write, { ids }) => moveAll(write, ids, { from: ['dismissed', 'excluded'], to: 'suggested' }),
});

/**
 * Invites a person found in emails, about a placement that the recruiter describes. A candidate's company is where they
 * were placed; an employer is the contact of a placement whose candidate stays unnamed.
 */
export const inviteFoundPerson = defineCommand({
  name: 'inviteFoundPerson',
  input: inviteFoundPersonInput,
  run: async (write, input) => {
    const person = await foundPerson(write, input.personId);
    const inviter = await inviterFor(write, person.recruiter_id);
    if (inviter.agency_id !== person.agency_id) return refuseUnknown();
    if (person.state === 'invited') refuse('STATE', 'You have already invited this person.');
    const { audience, jobTitle, jobType, startDate, companyName } = input;
    const invited = { name: input.name, email: person.email };
    const { id: placementId } = await recordPlacement(write, {
      ...{ source: 'email-sync', agencyId: inviter.agency_id, recruiterId: inviter.id },
      ...{ jobTitle, jobType, startDate, endDate: null, companyName },
      candidate: audience === 'candidate' ? invited : null,
      contact: audience === 'employer' ? invited : null,
    });
    const invitation = await invitedOrRefused(() =>
      invite(write, inviter, {
        ...{ placementId, audience, recipientName: input.name, recipientEmail: person.email },
        ...{ message: null, startDate, scheduledFor: null, source: 'email-sync' },
      }),
    );
    write.audit({
      ...{ action: 'createInvitation', agencyId: inviter.agency_id, subject: { type: 'Invitation', id: invitation } },
    });
    await write.tx
      .updateTable('found_people')
      .set({
        ...{ state: 'invited', name: input.name, placement_id: placementId },
        ...{ invited_as: audience, invited_at: write.at },
      })
      .where('id', '=', person.id)
      .execute();
    return { foundPerson: person.id, invitation };
  },
});

/** The address comes from the email and has no field: what is wrong with it concerns the whole form. */
async function invitedOrRefused(act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const known = ['startDate', 'jobTitle', 'companyName'];
    const problems = error.problems.map(
      (problem): Problem => (known.includes(problem.field ?? '') ? problem : { ...problem, field: null }),
    );
    throw new Refusal(problems, error.rows);
  }
}

/** A person found by the viewer's side, locked. To others they look missing. */
async function foundPerson({ tx, viewer }: Write, id: string) {
  const person = await tx
    .selectFrom('found_people')
    .select(['id', 'agency_id', 'recruiter_id', 'email', 'state'])
    .where('id', '=', id)
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('agency_id'), recruiter_id: ref('recruiter_id') },
        viewer: knownViewer(viewer),
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  return person ?? refuseUnknown();
}

/** Moves those who are in one of these states. Each that is unknown has a problem at its index. */
async function moveAll(
  write: Write,
  ids: readonly string[],
  { from, to }: { from: readonly string[]; to: 'suggested' | 'dismissed' },
) {
  const { tx, viewer } = write;
  const rows = await tx
    .selectFrom('found_people')
    .select(['id', 'state', 'agency_id'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(({ ref }) =>
      isOfSide({
        row: { agency_id: ref('agency_id'), recruiter_id: ref('recruiter_id') },
        viewer: knownViewer(viewer),
      }),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  if (ids.some((id) => !known.has(id))) return refuseUnknown();
  const moving = rows.filter(({ state }) => from.includes(state));
  if (moving.length > 0)
    await tx
      .updateTable('found_people')
      .set({ state: to })
      .where(
        'id',
        'in',
        moving.map(({ id }) => id),
      )
      .execute();
  for (const { id, agency_id: agencyId } of moving)
    write.audit({
      action: to === 'dismissed' ? 'dismissFoundPerson' : 'restoreFoundPerson',
      ...{ agencyId, subject: { type: 'FoundPerson', id } },
    });
  return { foundPeople: ids };
}
