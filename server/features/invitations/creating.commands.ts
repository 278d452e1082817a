import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import {
  createInvitationsInput,
  type InvitationInput,
  invitationInput,
  type KnownPlacementInvitation,
  knownPlacementInput,
} from '#common/invitations/inputs.ts';
import { defineCommand, type Outcome, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { hashOf } from '#server/commands/receipts.ts';
import { Refusal, readOrRefuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { completePlacement, ownPlacement, recordPlacement } from '../placements/placements.commands.ts';
import { beginBatch } from './batches.ts';
import { invite, type Wish } from './invite.ts';
import { type Inviter, inviterFor } from './may-invite.ts';

/**
 * The result for one person: invited, or why not. `index` is the entry's index in the request; `hasNewPlacement` says
 * whether the placement was created by it.
 */
export interface InvitationResult {
  index: number;
  hasNewPlacement: boolean;
  invitation: string | null;
  errors: readonly Problem[];
}

/**
 * Invites many people. Each placement has its own transaction and retry key, so one refusal does not stop the others,
 * and a repeated call continues where the first one ended. Only input that makes no sense as a whole is refused as a
 * whole.
 */
export async function createInvitations(
  context: Context,
  raw: unknown,
  retryKey?: string | null,
): Promise<Outcome<{ batch: string }> & { results: readonly InvitationResult[] }> {
  const opened = await runCommand(openBatch, context, raw, retryKey);
  if (!opened.ok) return { ...opened, results: [] };
  const { invitations, ...shared } = raw as { invitations: readonly object[] };
  const results: InvitationResult[] = [];
  for (const [index, one] of invitations.entries()) {
    const own = Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null && value !== ''));
    const input = { batchId: opened.result.batch, invite: { ...shared, ...own } };
    const outcome = await runCommand(
      createInvitationOfBatch,
      context,
      input,
      retryKey && hashOf([retryKey, index]).toString('hex'),
    );
    results.push(...resultsOf(index, outcome));
  }
  return { ...opened, results };
}

/** Checks what the invitations share, and creates their batch. */
const openBatch = defineCommand({
  name: 'openBatch',
  input: createInvitationsInput,
  run: async (write, { recruiterId }) => {
    const inviter = await inviterFor(write, recruiterId ?? write.viewer.recruiterId);
    return { batch: await beginBatch(write, inviter.agency_id) };
  },
});

const rawInvitation = z.looseObject({ recruiterId: z.string().nullish(), placementId: z.string().nullish() });
type RawInvitation = z.output<typeof rawInvitation>;

/** A placement given by its facts. Recorded if it does not exist yet. */
async function aboutFacts(write: Write, raw: RawInvitation) {
  const inviter = await inviterFor(write, raw.recruiterId ?? write.viewer.recruiterId);
  const input = readOrRefuse(invitationInput, raw);
  const { id: placementId, isNew } = await recordPlacement(write, placementOf(input, inviter));
  return { inviter, placementId, isNew, input, startDate: input.startDate };
}

/** An existing placement of a recruiter the viewer can invite for. Fills in people it lacks. */
async function aboutKnown(write: Write, raw: RawInvitation) {
  const { placementId, ...input } = readOrRefuse(knownPlacementInput, raw);
  const placement = await ownPlacement(write, placementId);
  const inviter = await inviterFor(write, placement.recruiter_id);
  await completePlacement(write, placement, peopleOf(input));
  return { inviter, placementId, isNew: false, input, startDate: placement.start_date };
}

/** One entry of the request: the ids of its invitations, and why others were refused. */
const createInvitationOfBatch = defineCommand({
  name: 'createInvitationOfBatch',
  input: z.object({ batchId: z.uuid(), invite: rawInvitation }),
  run: async (write, { batchId, invite: raw }) => {
    const { inviter, placementId, isNew, input, startDate } = await (raw.placementId
      ? aboutKnown(write, raw)
      : aboutFacts(write, raw));
    const invitations: string[] = [];
    const problems: Problem[] = [];
    for (const wish of wishesOf(input, startDate)) {
      try {
        const id = await invite(write, inviter, { ...wish, placementId, batchId });
        write.audit({ action: 'createInvitation', agencyId: inviter.agency_id, subject: { type: 'Invitation', id } });
        invitations.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(...error.problems.map((problem) => atItsSide(problem, wish)));
      }
    }
    // Nobody was invited, so the placement is not recorded either.
    if (invitations.length === 0) throw new Refusal(problems);
    return { hasNewPlacement: isNew, invitations, problems };
  },
});

function resultsOf(
  index: number,
  outcome: Outcome<Awaited<ReturnType<typeof createInvitationOfBatch.run>>>,
): InvitationResult[] {
  if (!outcome.ok) return [{ index, hasNewPlacement: false, invitation: null, errors: outcome.problems }];
  const { hasNewPlacement, invitations, problems } = outcome.result;
  const about = { index, hasNewPlacement };
  return [
    ...invitations.map((invitation) => ({ ...about, invitation, errors: [] })),
    ...(problems.length ? [{ ...about, invitation: null, errors: problems }] : []),
  ];
}

type Side = Pick<Wish, 'audience' | 'recipientName' | 'recipientEmail' | 'message' | 'startDate' | 'scheduledFor'>;
type Sides = Omit<KnownPlacementInvitation, 'placementId'>;

function wishesOf({ message, scheduledFor, ...people }: Sides, startDate: string): Side[] {
  const { candidateName, candidateEmail, contactName, contactEmail } = people;
  const sides = [
    ['candidate', candidateName, candidateEmail],
    ['employer', contactName, contactEmail],
  ] as const;
  return sides.flatMap(([audience, recipientName, recipientEmail]) =>
    recipientName && recipientEmail
      ? [{ audience, recipientName, recipientEmail, message, startDate, scheduledFor }]
      : [],
  );
}

/** The field of the side a problem is about: one entry holds both sides. */
function atItsSide(problem: Problem, { audience }: Side): Problem {
  if (problem.field !== 'recipientEmail') return problem;
  return { ...problem, field: audience === 'candidate' ? 'candidateEmail' : 'contactEmail' };
}

const peopleOf = ({ candidateName, candidateEmail, contactName, contactEmail }: Sides) => ({
  candidate: candidateName ? { name: candidateName, email: candidateEmail } : null,
  contact: contactName ? { name: contactName, email: contactEmail } : null,
});

function placementOf(input: InvitationInput, { id, agency_id }: Inviter) {
  return {
    agencyId: agency_id,
    recruiterId: id,
    jobTitle: input.jobTitle,
    jobType: input.jobType,
    startDate: input.startDate,
    endDate: input.endDate ?? null,
    companyName: input.companyName,
    ...peopleOf(input),
  };
}
