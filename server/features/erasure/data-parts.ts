import { type RawBuilder, sql } from 'kysely';
import { formatCount } from '#common/formats.ts';
import { retentionDays } from '#common/retention.ts';
import { contains } from '#server/database/contains.ts';
import { invitationsTo } from '#server/features/invitations/erased-recipients.ts';
import { addressHashOf } from '#server/mail/address-hash.ts';

/** Whether a placement that was read names the person: by the address as it was typed in the software. */
export const isInSoftware = (email: string) =>
  sql<boolean>`(${email} in (lower(trim(facts #>> '{candidate,email}')), lower(trim(facts #>> '{contact,email}'))))`;

/** What becomes of a part of a person's data: deleted, left as rows without the person, or kept. */
export type Fate = 'erased' | 'emptied' | 'kept';

/** A part of what may be kept about a person who is known by an address. */
export interface DataPart {
  /** As a heading, such as 'Reviews'. */
  what: string;
  fate: Fate;
  /** Why something stays, as a sentence for the person. Null if nothing does. */
  reason: string | null;
  /** The columns that may hold the address, the name or the words of the person, as 'table.column'. */
  columns: readonly string[];
  /** The person's rows, by table. Empty for what we keep of everyone. */
  rows: readonly { table: string; where: (email: string) => RawBuilder<boolean> }[];
}

/** The rows of a table with the address in one of these columns. */
const by = (table: string, ...columns: string[]) => ({
  table,
  where: (email: string) =>
    sql<boolean>`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${email}`),
      sql` or `,
    )})`,
});

/** Whether a placement's side is the person: by its address, or without one by the review that they wrote about it. */
export const isTheirSide = (side: 'candidate' | 'contact', email: string): RawBuilder<boolean> => {
  const address = sql.ref(`placements.${side}_email`);
  const type = side === 'candidate' ? 'candidate' : 'employer';
  return sql<boolean>`(${address} = ${email} or placements.id in (
    select v.placement_id from reviews v where v.reviewer_email = ${email} and v.reviewer_type = ${type}
      and v.placement_id is not null) and ${address} is null)`;
};

/** Emails to an address; found by the index that the outbox is searched by. */
export const mailsTo = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(to_email = ${email} and ${contains(sql`folded(to_email || ' ' || subject)`, sql`${email}::text`)})`;

/** Imported rows with the address, in whatever column of the file it stood. */
export const isTheirImportedRow = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(candidate_email = ${email} or contact_email = ${email} or ${email} = any(cells)
    or position(to_json(${email}::text)::text in concat(before, after)) > 0)`;

/** Whether a few values of an import's file, which are shown to match its columns, hold the address. */
export const hasSample = (email: string): RawBuilder<boolean> =>
  sql<boolean>`position(${email} in lower(array_to_string(samples, ' '))) > 0`;

/** Every part, in the order in which people are told about them. A test compares the columns with the schema. */
export const dataParts = {
  reviews: {
    what: 'Reviews',
    fate: 'emptied',
    reason: 'A review that was public stays in the counts, without its text and its writer.',
    columns: [
      ...['reviews.reviewer_name', 'reviews.reviewer_email', 'reviews.reviewer_role', 'reviews.shown_name'],
      ...['reviews.title', 'reviews.body', 'reviews.private_note', 'reviews.corrections', 'reviews.company_name'],
      ...['review_versions.title', 'review_versions.body', 'review_versions.shown_name', 'review_flag_cases.answer'],
      'posts.quote',
    ],
    rows: [by('reviews', 'reviewer_email')],
  },
  submissions: {
    what: 'Reviews that wait for a confirmation',
    fate: 'erased',
    reason: null,
    columns: ['review_submissions.email', 'review_submissions.name', 'review_submissions.written'],
    rows: [by('review_submissions', 'email')],
  },
  invitations: {
    what: 'Review invitations',
    fate: 'emptied',
    reason:
      "When an invitation was sent and how it ended stays in the agency's figures, without the name and the address.",
    columns: ['invitations.recipient_name', 'invitations.recipient_email', 'invitations.message'],
    rows: [{ table: 'invitations', where: invitationsTo }],
  },
  surveys: {
    what: 'Answers to surveys',
    fate: 'emptied',
    reason:
      "The score from 0 to 10 stays in the agency's figures, without the other answers, the name and the address.",
    columns: [
      ...['survey_recipients.name', 'survey_recipients.email', 'responses.comment', 'answers.value'],
      ...['nps_case_notes.words', 'webhook_deliveries.body'],
    ],
    rows: [by('survey_recipients', 'email')],
  },
  placements: {
    what: 'Placements',
    fate: 'emptied',
    reason: "The agency's record of the job stays, without the name and the address.",
    columns: [
      ...['placements.candidate_name', 'placements.candidate_email', 'placements.contact_name'],
      ...['placements.contact_email', 'sides_to_invite.recipient_name', 'sides_to_invite.recipient_email'],
      'placement_problems.words',
    ],
    rows: [
      {
        table: 'placements',
        where: (email) => sql<boolean>`(${isTheirSide('candidate', email)} or ${isTheirSide('contact', email)})`,
      },
    ],
  },
  imports: {
    what: 'Rows of imported files',
    fate: 'emptied',
    reason: `Which rows an agency imported stays for ${formatCount(retentionDays.placement_import_rows, 'day')}, without the name and the address.`,
    columns: [
      ...['placement_import_rows.candidate_name', 'placement_import_rows.candidate_email'],
      ...['placement_import_rows.contact_name', 'placement_import_rows.contact_email', 'placement_import_rows.cells'],
      ...['placement_import_rows.before', 'placement_import_rows.after', 'placement_imports.samples'],
    ],
    rows: [{ table: 'placement_import_rows', where: isTheirImportedRow }],
  },
  softwareRecords: {
    what: 'Placements read from connected software',
    fate: 'erased',
    reason: null,
    columns: ['connection_records.facts', ...['connection_people.email', 'connection_people.name']],
    rows: [{ table: 'connection_records', where: isInSoftware }, by('connection_people', 'email')],
  },
  foundInEmails: {
    what: 'Finds in emails of recruiters',
    fate: 'erased',
    reason: null,
    columns: ['found_people.email', 'found_people.name', 'mail_exclusions.value', 'mailboxes.login'],
    rows: [
      by('found_people', 'email'),
      { table: 'mail_exclusions', where: (email) => sql<boolean>`(kind = 'address' and value = ${email})` },
      { table: 'mailboxes', where: (email) => sql<boolean>`(login = ${email})` },
    ],
  },
  applications: {
    what: 'Applications for jobs',
    fate: 'emptied',
    reason: 'That a recruiter submitted someone for a job stays, without the name, the address and the CV.',
    columns: [
      ...['applications.candidate_name', 'applications.candidate_email', 'applications.candidate_phone'],
      ...['applications.cv_name', 'applications.pitch', 'applications.reason'],
      ...['interviews.place', 'interviews.note', 'interviews.reason', 'offers.conditions', 'offers.reason'],
      'job_messages.words',
    ],
    rows: [by('applications', 'candidate_email')],
  },
  flags: {
    what: 'Reports of reviews',
    fate: 'emptied',
    reason: 'That a review was reported, and why, stays with the decision, without the words and the address.',
    columns: ['review_flags.email', 'review_flags.words'],
    rows: [by('review_flags', 'email')],
  },
  reports: {
    what: 'Reports of profiles',
    fate: 'emptied',
    reason: 'That a profile was reported, and why, stays with the decision, without the words and the address.',
    columns: ['profile_reports.email', 'profile_reports.words'],
    rows: [by('profile_reports', 'email')],
  },
  profile: {
    what: 'Profiles',
    fate: 'erased',
    reason: null,
    columns: ['recruiters.email', 'recruiters.name'],
    rows: [
      {
        table: 'recruiters',
        where: (email) => sql<boolean>`(gone_at is null and ${isTheirProfile(email)})`,
      },
    ],
  },
  account: {
    what: 'Accounts and registrations',
    fate: 'erased',
    reason: null,
    columns: [
      ...['users.email', 'users.name', 'former_emails.email', 'email_changes.old_email', 'email_changes.new_email'],
      ...['sign_in_links.email', 'pending_sign_ins.email'],
      ...['registrations.email', 'registrations.name', 'training_bookings.name', 'join_requests.message'],
    ],
    rows: [by('users', 'email'), by('registrations', 'email')],
  },
  enquiries: {
    what: 'Enquiries',
    fate: 'erased',
    reason: null,
    columns: ['enquiries.name', 'enquiries.email'],
    rows: [by('enquiries', 'email')],
  },
  claims: {
    what: 'Claims of profiles',
    fate: 'erased',
    reason: null,
    columns: ['claims.name', 'claims.email', 'claims.note'],
    rows: [by('claims', 'email')],
  },
  memberInvitations: {
    what: 'Invitations to join an agency or a company',
    fate: 'erased',
    reason: null,
    columns: ['member_invitations.email'],
    rows: [by('member_invitations', 'email')],
  },
  contacts: {
    what: 'Contact addresses of agencies and companies',
    fate: 'erased',
    reason: null,
    columns: [
      ...['agencies.contact_email', 'agencies.wished_contact_email', 'company_domains.mailed_to'],
      ...['invite_settings.reply_to', 'invite_settings.wished_reply_to'],
    ],
    rows: [
      by('agencies', 'contact_email', 'wished_contact_email'),
      by('company_domains', 'mailed_to'),
      by('invite_settings', 'reply_to', 'wished_reply_to'),
      {
        table: 'recruiters',
        where: (email) => sql<boolean>`(lower(recruiters.email) = ${email} and not ${isTheirProfile(email)})`,
      },
    ],
  },
  mails: {
    what: 'Emails',
    fate: 'erased',
    reason: null,
    columns: [
      ...['mails.to_email', 'mails.to_name', 'mails.reply_to', 'mails.subject', 'mails.html', 'mails.text'],
      ...['returned_mails.email', 'returned_mails.detail', 'unsubscribe_tokens.email'],
    ],
    rows: [{ table: 'mails', where: mailsTo }],
  },
  requests: {
    what: 'Requests about personal data',
    fate: 'emptied',
    reason: `What was requested and when we answered stays as evidence for ${formatCount(retentionDays.data_requests / 365, 'year')}, without the name and the address.`,
    columns: ['data_requests.name', 'data_requests.email', 'data_requests.details', 'data_requests.decided_words'],
    rows: [
      {
        table: 'data_requests',
        where: (email) => sql<boolean>`(email = ${email} or email_hash = ${addressHashOf(sql`${email}::text`)})`,
      },
    ],
  },
  suppressions: {
    what: 'The wish to get no email',
    fate: 'kept',
    reason: 'A hash of the address stays, from which nobody can read it, so that we never email it again.',
    columns: ['suppressions.email'],
    rows: [],
  },
  log: {
    what: 'Our log',
    fate: 'kept',
    reason:
      'What was done on this site and when, as the law wants us to be able to show. It names no address and no person.',
    columns: [],
    rows: [],
  },
} as const satisfies Readonly<Record<string, DataPart>>;

/** The name of a part. */
export type PartName = keyof typeof dataParts;

/** Whether a recruiter is the person: by the address that nobody else's account shows, or by their own account. */
export const isTheirProfile = (email: string): RawBuilder<boolean> =>
  sql<boolean>`(recruiters.user_id in (select u.id from users u where u.email = ${email})
    or recruiters.user_id is null and lower(recruiters.email) = ${email})`;
