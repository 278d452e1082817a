import type { Kysely } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createJob } from '#server/features/jobs/jobs.factories.ts';
import {
  createClaim,
  createDataRequest,
  createEnquiry,
  createReport,
} from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createAgency, createCompany } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { createTrainingBooking, createTrainingSession } from '#server/features/training/training.factories.ts';

/** How to create something that waits for a decision, and the decision's input besides id and version. */
export interface DecisionCase {
  create: (database: Database) => Promise<{ id: string }>;
  input?: Readonly<Record<string, unknown>>;
  /** Decisions that remain possible after this one; all others are refused. */
  stillPossible?: readonly string[];
}

const reason = 'We could not find this firm in the register.';
const session = {
  startsAt: new Date(nature.now().getTime() + 172_800_000).toISOString(),
  meetingUrl: 'https://meet.example/session',
};
const queued = { publication: 'unpublished', moderation: 'queued', signals: ['alleges_crime'] };

const report = async (database: Database) =>
  createReport(database, { agency_id: (await createAgency(database)).id, email: 'reporter@mail.example' });
const unapproved = (database: Database) => createAgency(database, { is_approved: false });
const wishing = (database: Database) =>
  createAgency(database, { wished_name: 'Zephyr & Daughters', name_wished_at: nature.now() });
const company = (database: Database) => createCompany(database, { is_approved: false });
const job = async (database: Database) =>
  createJob(database, { company_id: (await createCompany(database)).id, state: 'pending' });
const review = (database: Database) => createReview(database, queued);
const published = (database: Database) => createReview(database);
const flags = (database: Database) =>
  beside(database, 'review_flag_cases', { state: 'open', opened_at: nature.now(), decide_by: nature.now() });
const reply = (database: Database) =>
  beside(database, 'review_reply_versions', {
    number: 1,
    body: 'They stole my pen',
    state: 'queued',
    created_at: nature.now(),
  });

const erasedAddress = 'erased@people.example';
const toErase = async (database: Database) => {
  await database.kysely.deleteFrom('data_requests').where('email', '=', erasedAddress).execute();
  return createDataRequest(database, { kind: 'erase', email: erasedAddress });
};

/** A case for each decision command. Add new ones here. */
export const decisionCases: Readonly<Record<string, DecisionCase>> = {
  settleReport: { create: report },
  dismissReport: { create: report },
  answerDataRequest: { create: createDataRequest, input: { words: 'Here is what we keep.' } },
  eraseRequestedData: { create: toErase, input: { email: erasedAddress } },
  refuseDataRequest: { create: createDataRequest, input: { reason } },
  extendDataRequest: {
    create: createDataRequest,
    input: { reason },
    stillPossible: ['answerDataRequest', 'refuseDataRequest'],
  },
  approveEnquiry: { create: createEnquiry, input: { kind: 'freelancer' } },
  declineEnquiry: { create: createEnquiry, input: { reason } },
  confirmTraining: { create: createTrainingBooking, input: session, stillPossible: ['cancelTraining'] },
  cancelTraining: { create: createTrainingBooking, input: { reason } },
  finishTraining: { create: createTrainingSession },
  approveClaim: { create: createClaim },
  declineClaim: { create: createClaim, input: { reason } },
  approveAgency: { create: unapproved, stillPossible: ['declineAgency'] },
  declineAgency: { create: unapproved, input: { reason }, stillPossible: ['approveAgency'] },
  approveJob: { create: job },
  declineJob: { create: job, input: { reason } },
  approveCompany: { create: company, stillPossible: ['declineCompany'] },
  declineCompany: { create: company, input: { reason }, stillPossible: ['approveCompany'] },
  approveAgencyName: { create: wishing },
  declineAgencyName: { create: wishing, input: { reason } },
  approveReview: { create: review },
  rejectReview: { create: review, input: { reason: 'spam' } },
  requestChanges: { create: review, input: { words: 'Leave out the name, please.' } },
  removeReview: { create: published, input: { reason: 'spam' } },
  takeUpFlags: { create: flags, stillPossible: ['keepFlagged', 'removeFlagged'] },
  keepFlagged: { create: flags },
  removeFlagged: { create: flags, input: { reason: 'spam' } },
  approveReply: { create: reply },
  rejectReply: { create: reply },
};

/** A row that belongs to a published review, created with it. */
async function beside(database: Database, table: 'review_flag_cases' | 'review_reply_versions', values: object) {
  const { id: review_id, agency_id } = await createReview(database);
  const row = { id: nature.newId(), review_id, agency_id, ...values };
  await (database.kysely as Kysely<Pick<DB, typeof table>>)
    .insertInto(table)
    .values(row as never)
    .execute();
  return row;
}
