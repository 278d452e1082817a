import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import {
  type AskForReview,
  askForReviewInput,
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
import { invite, type Wish } from './invite.ts';
import { type Inviter, inviterFor } from './may-invite.ts';

/** Asks somebody for a review of a placement; the placement is recorded with it. The mail leaves when it is due. */
export const askForReview = defineCommand({
  name: 'askForReview',
  input: askForReviewInput,
  run: async (write, input) => {
    const inviter = await inviterFor(write, input.recruiterId ?? write.viewer.recruiterId);
    const { id: placementId } = await recordPlacement(write, placementOf(sidesOf(input), inviter));
    const id = await invite(write, inviter, { ...input, placementId });
    write.audit({ action: 'askForReview', agencyId: inviter.agency_id, subject: { type: 'Invitation', id } });
    return { invitation: id, placement: placementId };
  },
});

/**
 * What became of one person of many asks: asked, or why not. `index` is the place of the ask among those sent;
 * `hasNewPlacement`: its placement was not known before.
 */
export interface InvitationResult {
  index: number;
  hasNewPlacement: boolean;
  invitation: string | null;
  errors: readonly Problem[];
}

/**
 * Asks many people. Each placement is a transaction of its own with a retry key of its own, so that one refusal keeps
 * nobody else from being asked, and a repeated call goes on where the first one ended. Refused as a whole is only what
 * makes no sense as a whole.
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

/** Checks what many asks share, and makes what holds them together. */
const openBatch = defineCommand({
  name: 'openBatch',
  input: createInvitationsInput,
  run: async (write, { recruiterId }) => {
    const inviter = await inviterFor(write, recruiterId ?? write.viewer.recruiterId);
    const id = write.nature.newId();
    await write.tx
      .insertInto('invitation_batches')
      .values({ id, agency_id: inviter.agency_id, invited_by: write.viewer.userId, created_at: write.at })
      .execute();
    return { batch: id };
  },
});

const rawInvitation = z.looseObject({ recruiterId: z.string().nullish(), placementId: z.string().nullish() });
type RawInvitation = z.output<typeof rawInvitation>;

/** A placement by its facts, recorded where it is not known. */
async function aboutFacts(write: Write, raw: RawInvitation) {
  const inviter = await inviterFor(write, raw.recruiterId ?? write.viewer.recruiterId);
  const input = readOrRefuse(invitationInput, raw);
  const { id: placementId, isNew } = await recordPlacement(write, placementOf(input, inviter));
  return { inviter, placementId, isNew, input, startDate: input.startDate };
}

/** One that is known, of a recruiter for whom the viewer may ask; it learns the people that it lacks. */
async function aboutKnown(write: Write, raw: RawInvitation) {
  const { placementId, ...input } = readOrRefuse(knownPlacementInput, raw);
  const placement = await ownPlacement(write, placementId);
  const inviter = await inviterFor(write, placement.recruiter_id);
  await completePlacement(write, placement, peopleOf(input));
  return { inviter, placementId, isNew: false, input, startDate: placement.start_date };
}

/** One of many asks: the ids of the invitations that it made, and why others were not made. */
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
        write.audit({ action: 'askForReview', agencyId: inviter.agency_id, subject: { type: 'Invitation', id } });
        invitations.push(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(...error.problems.map((problem) => atItsSide(problem, wish)));
      }
    }
    // Nobody was asked, so the placement is not recorded either.
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

/** The field of the side that a problem is about: both sides stand in one row. */
function atItsSide(problem: Problem, { audience }: Side): Problem {
  if (problem.field !== 'recipientEmail') return problem;
  return { ...problem, field: audience === 'candidate' ? 'candidateEmail' : 'contactEmail' };
}

/** The one side that a single ask is about, and the name of the other where it is known. */
function sidesOf(input: AskForReview): InvitationInput {
  const isCandidate = input.audience === 'candidate';
  return {
    ...input,
    candidateName: isCandidate ? input.recipientName : input.candidateName,
    candidateEmail: isCandidate ? input.recipientEmail : null,
    contactName: isCandidate ? null : input.recipientName,
    contactEmail: isCandidate ? null : input.recipientEmail,
  };
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
