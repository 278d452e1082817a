import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import {
  type Ask,
  type AskForReview,
  type AskOfPlacement,
  askForReviewInput,
  askForReviewsInput,
  askInput,
  askOfPlacementInput,
} from '#common/invitations/inputs.ts';
import { defineCommand, type Outcome, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { hashOf } from '#server/commands/receipts.ts';
import { Refusal, readOrRefuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { completePlacement, ownPlacement, recordPlacement } from '../placements/placements.commands.ts';
import { ask, type Wish } from './ask.ts';
import { type Asker, askerFor } from './askable.ts';

/** Asks somebody for a review of a placement; the placement is recorded with it. The mail leaves when it is due. */
export const askForReview = defineCommand({
  name: 'askForReview',
  input: askForReviewInput,
  run: async (write, input) => {
    const asker = await askerFor(write, input.recruiterId ?? write.viewer.recruiterId);
    const { id: placementId } = await recordPlacement(write, placementOf(sidesOf(input), asker));
    const id = await ask(write, asker, { ...input, placementId });
    write.audit({ action: 'askForReview', agencyId: asker.agency_id, subject: { type: 'Invitation', id } });
    return { invitation: id, placement: placementId };
  },
});

/**
 * What became of one person of many asks: asked, or why not. `index` is the place of the ask among those sent;
 * `hasNewPlacement`: its placement was not known before.
 */
export interface AskResult {
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
export async function askForReviews(
  context: Context,
  raw: unknown,
  retryKey?: string | null,
): Promise<Outcome<{ batch: string }> & { results: readonly AskResult[] }> {
  const opened = await runCommand(openBatch, context, raw, retryKey);
  if (!opened.ok) return { ...opened, results: [] };
  const { asks, ...shared } = raw as { asks: readonly object[] };
  const results: AskResult[] = [];
  for (const [index, one] of asks.entries()) {
    const own = Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null && value !== ''));
    const input = { batchId: opened.result.batch, ask: { ...shared, ...own } };
    const outcome = await runCommand(askOfBatch, context, input, retryKey && hashOf([retryKey, index]).toString('hex'));
    results.push(...resultsOf(index, outcome));
  }
  return { ...opened, results };
}

/** Checks what many asks share, and makes what holds them together. */
const openBatch = defineCommand({
  name: 'openBatch',
  input: askForReviewsInput,
  run: async (write, { recruiterId }) => {
    const asker = await askerFor(write, recruiterId ?? write.viewer.recruiterId);
    const id = write.nature.newId();
    await write.tx
      .insertInto('ask_batches')
      .values({ id, agency_id: asker.agency_id, asked_by: write.viewer.userId, created_at: write.at })
      .execute();
    return { batch: id };
  },
});

const rawAsk = z.looseObject({ recruiterId: z.string().nullish(), placementId: z.string().nullish() });
type RawAsk = z.output<typeof rawAsk>;

/** A placement by its facts, recorded where it is not known. */
async function aboutFacts(write: Write, raw: RawAsk) {
  const asker = await askerFor(write, raw.recruiterId ?? write.viewer.recruiterId);
  const input = readOrRefuse(askInput, raw);
  const { id: placementId, isNew } = await recordPlacement(write, placementOf(input, asker));
  return { asker, placementId, isNew, input, startDate: input.startDate };
}

/** One that is known, of a recruiter for whom the viewer may ask; it learns the people that it lacks. */
async function aboutKnown(write: Write, raw: RawAsk) {
  const { placementId, ...input } = readOrRefuse(askOfPlacementInput, raw);
  const placement = await ownPlacement(write, placementId);
  const asker = await askerFor(write, placement.recruiter_id);
  await completePlacement(write, placement, peopleOf(input));
  return { asker, placementId, isNew: false, input, startDate: placement.start_date };
}

/** One of many asks: the ids of the invitations that it made, and why others were not made. */
const askOfBatch = defineCommand({
  name: 'askOfBatch',
  input: z.object({ batchId: z.uuid(), ask: rawAsk }),
  run: async (write, { batchId, ask: raw }) => {
    const { asker, placementId, isNew, input, startDate } = await (raw.placementId
      ? aboutKnown(write, raw)
      : aboutFacts(write, raw));
    const invitations: string[] = [];
    const problems: Problem[] = [];
    for (const wish of wishesOf(input, startDate)) {
      try {
        const id = await ask(write, asker, { ...wish, placementId, batchId });
        write.audit({ action: 'askForReview', agencyId: asker.agency_id, subject: { type: 'Invitation', id } });
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

function resultsOf(index: number, outcome: Outcome<Awaited<ReturnType<typeof askOfBatch.run>>>): AskResult[] {
  if (!outcome.ok) return [{ index, hasNewPlacement: false, invitation: null, errors: outcome.problems }];
  const { hasNewPlacement, invitations, problems } = outcome.result;
  const about = { index, hasNewPlacement };
  return [
    ...invitations.map((invitation) => ({ ...about, invitation, errors: [] })),
    ...(problems.length ? [{ ...about, invitation: null, errors: problems }] : []),
  ];
}

type Side = Pick<Wish, 'audience' | 'recipientName' | 'recipientEmail' | 'message' | 'startDate' | 'scheduledFor'>;
type Sides = Omit<AskOfPlacement, 'placementId'>;

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
function sidesOf(input: AskForReview): Ask {
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

function placementOf(input: Ask, { id, agency_id }: Asker) {
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
