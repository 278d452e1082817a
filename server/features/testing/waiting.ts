import type { Kysely } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createClaim, createEnquiry, createReport } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createAgency, createCompany } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';

/** Something that waits for a decision, and the decision's input besides id and version. */
export interface Waiting {
  wait: (database: Database) => Promise<{ id: string }>;
  said?: Readonly<Record<string, unknown>>;
  /** Decisions that remain possible after this one; all others are refused. */
  after?: readonly string[];
}

const reason = 'We could not find this firm in the register.';
const queued = { publication: 'unpublished', moderation: 'queued', signals: ['alleges_crime'] };

const report = async (database: Database) =>
  createReport(database, { agency_id: (await createAgency(database)).id, email: 'reporter@mail.example' });
const unapproved = (database: Database) => createAgency(database, { is_approved: false });
const wishing = (database: Database) =>
  createAgency(database, { wished_name: 'Zephyr & Daughters', name_wished_at: nature.now() });
const company = (database: Database) => createCompany(database, { is_approved: false });
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

/** For each decision command, what it decides about. Add new ones here. */
export const waiting: Readonly<Record<string, Waiting>> = {
  settleReport: { wait: report },
  dismissReport: { wait: report },
  approveEnquiry: { wait: createEnquiry, said: { kind: 'freelancer' } },
  declineEnquiry: { wait: createEnquiry, said: { reason } },
  approveClaim: { wait: createClaim },
  declineClaim: { wait: createClaim, said: { reason } },
  approveAgency: { wait: unapproved, after: ['declineAgency'] },
  declineAgency: { wait: unapproved, said: { reason }, after: ['approveAgency'] },
  approveCompany: { wait: company, after: ['declineCompany'] },
  declineCompany: { wait: company, said: { reason }, after: ['approveCompany'] },
  approveAgencyName: { wait: wishing },
  declineAgencyName: { wait: wishing, said: { reason } },
  approveReview: { wait: review },
  rejectReview: { wait: review, said: { reason: 'spam' } },
  requestChanges: { wait: review, said: { words: 'Leave out the name, please.' } },
  removeReview: { wait: published, said: { reason: 'spam' } },
  takeUpFlags: { wait: flags, after: ['upholdReview', 'removeFlagged'] },
  upholdReview: { wait: flags },
  removeFlagged: { wait: flags, said: { reason: 'spam' } },
  approveReply: { wait: reply },
  rejectReply: { wait: reply },
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
