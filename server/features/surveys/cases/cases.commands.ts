import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { optional, paragraphs, plainDate } from '#common/inputs.ts';
import { type CaseEvent, type CaseState, caseEvents, caseLimits, caseTransitions } from '#common/surveys/cases.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import type { NpsCases } from '#server/database/types.ts';
import { knownViewer } from '#server/features/profiles/scopes.ts';
import { dayIn } from '../../invitations/timing.ts';
import { isOfCase } from './case-scope.ts';
import { ownerIn, tellOwner } from './owners.ts';

const note = paragraphs('a note', { max: caseLimits.note });

/** Gives a case to a person of the agency, or moves the day on which it is due. A new owner is told. */
export const saveNpsCase = defineCommand({
  name: 'saveNpsCase',
  input: z.object({
    caseId: z.uuid(),
    expectedVersion: z.int(),
    ownerId: z.uuid('Choose a person.').optional(),
    dueOn: plainDate('a day').optional(),
  }),
  run: async (write, { caseId, expectedVersion, ownerId, dueOn }) => {
    const known = await caseFor(write, caseId, expectedVersion);
    const { owner_id, due_on } = known;
    const isGiven = ownerId !== undefined && ownerId !== owner_id;
    const isMoved = dueOn !== undefined && dueOn !== due_on;
    if (isMoved && dueOn < dayIn(write.viewer.timeZone, write.at))
      refuse('PAST', 'Choose today or a later day.', 'dueOn');
    if (!isGiven && !isMoved) return { npsCase: caseId };
    const userId = isGiven ? await ownerIn(write, known.agency_id, ownerId) : null;
    await change(write, known, {
      ...(isGiven && { owner_id: ownerId }),
      ...(isMoved && { due_on: dueOn, reminded_at: null }),
    });
    if (isGiven) audit(write, known, 'assignCase');
    if (isMoved) audit(write, known, 'moveCaseDue', { day: dueOn });
    if (userId && userId !== write.viewer.userId) await tellOwner(write, 'caseAssigned', { caseId, to: [userId] });
    return { npsCase: caseId };
  },
});

const actions: Readonly<Record<CaseEvent, AuditAction>> = {
  contact: 'contactCase',
  resolve: 'resolveCase',
  reopen: 'reopenCase',
};

/** Records that the person was contacted, or that a case is resolved or open again, with a note if there is one. */
export const moveNpsCase = defineCommand({
  name: 'moveNpsCase',
  input: z.object({
    caseId: z.uuid(),
    expectedVersion: z.int(),
    event: z.enum(caseEvents),
    note: optional(note),
  }),
  run: async (write, { caseId, expectedVersion, event, note: words }) => {
    const known = await caseFor(write, caseId, expectedVersion);
    const moved = transition(caseTransitions, known.state as CaseState, event);
    if (!moved.ok) return refuse('STATE', 'This case has moved on. Reload the page to see where it is now.');
    if (event === 'contact' && !(await hasPerson(write, known)))
      return refuse('ANONYMOUS', "This answer is anonymous, so there's no one to contact.");
    await change(write, known, {
      state: moved.to,
      ...(event === 'contact' && { contacted_at: write.at }),
      resolved_at: event === 'resolve' ? write.at : null,
      ...(event === 'reopen' && { contacted_at: null, reminded_at: null }),
    });
    audit(write, known, actions[event]);
    if (words !== null) await addNote(write, known, words);
    return { npsCase: caseId };
  },
});

/** Adds a note to a case. It can't be changed afterwards. */
export const noteNpsCase = defineCommand({
  name: 'noteNpsCase',
  input: z.object({ caseId: z.uuid(), note }),
  run: async (write, { caseId, note: words }) => {
    const known = await caseFor(write, caseId, null);
    await addNote(write, known, words);
    return { npsCase: caseId };
  },
});

type Case = Selectable<NpsCases>;

/** A case that the viewer may work on, locked. To those who don't see it, it looks missing. */
async function caseFor(write: Write, id: string, expectedVersion: number | null): Promise<Case> {
  const { viewer, tx } = write;
  const known = await tx
    .selectFrom('nps_cases as k')
    .selectAll('k')
    .where('k.id', '=', id)
    .where(({ ref }) =>
      isOfCase({
        row: { agency_id: ref('k.agency_id'), response_id: ref('k.response_id'), owner_id: ref('k.owner_id') },
        viewer: knownViewer(viewer),
        hasSurveys: sql<boolean>`${viewer.permissions.has('nps_view')}::boolean`,
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!known) return refuseUnknown();
  if (!viewer.permissions.has('nps_create'))
    return refuse('FORBIDDEN', 'Working on cases is included in the ultimate plan.');
  if (expectedVersion !== null) refuseClash('case', known.version, expectedVersion, { npsCase: id });
  return known;
}

const change = (
  { tx }: Write,
  { id, version }: Case,
  columns: Partial<Pick<Case, 'state' | 'owner_id' | 'due_on' | 'contacted_at' | 'resolved_at' | 'reminded_at'>>,
) =>
  tx
    .updateTable('nps_cases')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();

/** Whether we still know who answered. */
async function hasPerson({ tx }: Write, { response_id }: Case): Promise<boolean> {
  const person = await tx
    .selectFrom('responses as v')
    .innerJoin('survey_recipients as r', 'r.id', 'v.recipient_id')
    .select('r.id')
    .where('v.id', '=', response_id)
    .where('r.address_gone_at', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}

async function addNote(write: Write, { id: case_id, agency_id }: Case, words: string): Promise<void> {
  await write.tx
    .insertInto('nps_case_notes')
    .values({
      ...{ id: write.nature.newId(), agency_id, case_id, words },
      ...{ author_id: write.viewer.userId, noted_at: write.at },
    })
    .execute();
  write.audit({ action: 'noteCase', agencyId: agency_id, subject: { type: 'NpsCase', id: case_id } });
}

function audit(write: Write, { id, agency_id }: Case, action: AuditAction, details?: AuditEntry['details']): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'NpsCase', id }, ...(details && { details }) });
}
