import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { forgetUnconfirmed } from '#server/features/accounts/registration/forget-unconfirmed.ts';
import { endCopiesOf } from '#server/features/contact/data-requests/copy/data-copies.commands.ts';
import { contactMessage } from '#server/features/contact/mails/ContactMail.tsx';
import { eraseRecipient, invitationsTo } from '#server/features/invitations/erased-recipients.ts';
import { eraseCandidate } from '#server/features/jobs/candidates/erased-candidates.ts';
import { dropImport } from '#server/features/placements/importing/imports.commands.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { eraseSubjects, wordsOf } from '#server/features/profiles/removal/erase-traces.ts';
import { removeProfile } from '#server/features/profiles/removal/profile-removal.tsx';
import { eraseReviewsOf } from '#server/features/reviews/removal/reviews-of-writer.ts';
import { eraseSurveyed } from '#server/features/surveys/erased-recipients.ts';
import { addressHash } from '#server/mail/address-hash.ts';
import { suppressErased } from '#server/mail/suppression.ts';
import { removeFile } from '#server/storage/files.ts';
import {
  hasSample,
  isInSoftware,
  isTheirImportedRow,
  isTheirProfile,
  isTheirSide,
  mailsTo,
  type PartName,
} from './data-parts.ts';

/** A person whose data is erased, as they were known here. */
interface Person {
  email: string;
  /** Every name that stood beside the address. */
  names: readonly string[];
  /** The agencies that knew them. */
  agencyIds: readonly string[];
  recruiterIds: readonly string[];
}

/** Stands for a name that must not be empty. */
const erasedName = 'Erased';

/**
 * Erases what is kept about the person with an address, part by part. Nobody is told here, and doing it again changes
 * nothing. The caller has made sure that nothing is in the way.
 */
export async function eraseDataOf(write: Write, email: string): Promise<void> {
  const person = await personOf(write, email);
  await suppressErased(write, email);
  await write.emit('unsubscribed', { email, agencyId: null, invitationId: null });
  for (const part of inOrder) await erase[part](write, person);
  for (const id of person.recruiterIds) await renewCoverage(write, id);
}

/** Reviews lead to placements, and names to emails, so these come in this order. */
const inOrder: readonly PartName[] = [
  ...([
    'profile',
    'placements',
    'reviews',
    'submissions',
    'invitations',
    'surveys',
    'imports',
    'softwareRecords',
    'foundInEmails',
    'applications',
    'flags',
    'reports',
  ] as const),
  ...(['account', 'enquiries', 'claims', 'memberInvitations', 'contacts', 'mails', 'requests'] as const),
];

async function personOf({ tx }: Write, email: string): Promise<Person> {
  const { rows } = await sql<{ name: string; agency_id: string | null; recruiter_id: string | null }>`/* personOf */
    select reviewer_name as name, agency_id, recruiter_id from reviews where reviewer_email = ${email}
    union select recipient_name, agency_id, recruiter_id from invitations where ${invitationsTo(email)}
    union select candidate_name, agency_id, recruiter_id from placements where ${isTheirSide('candidate', email)}
    union select contact_name, agency_id, recruiter_id from placements where ${isTheirSide('contact', email)}
    union select name, agency_id, recruiter_id from review_submissions where email = ${email}
    union select name, agency_id, null::uuid from recruiters where ${isTheirProfile(email)}
    union select name, null, null from users where email = ${email}
    union select name, agency_id, null from survey_recipients where email = ${email}
    union select candidate_name, null, null from applications where candidate_email = ${email}
    union select name, agency_id, null from found_people where email = ${email}
    union select name, null, null from claims where email = ${email}
    union select name, null, null from enquiries where email = ${email}
    union select name, null, null from data_requests where email = ${email}
    union select to_name, null, null from mails where ${mailsTo(email)}`.execute(tx);
  const known = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))];
  return {
    email,
    names: known(rows.map(({ name }) => name?.trim() || null)),
    agencyIds: known(rows.map(({ agency_id }) => agency_id)),
    recruiterIds: known(rows.map(({ recruiter_id }) => recruiter_id)).sort(),
  };
}

/** What happens to each part. */
const erase: Readonly<Record<PartName, (write: Write, person: Person) => Promise<unknown>>> = {
  reviews: (write, { email }) => eraseReviewsOf(write, email),
  submissions: ({ tx }, { email }) => tx.deleteFrom('review_submissions').where('email', '=', email).execute(),
  invitations: (write, { email }) => eraseRecipient(write, email),
  surveys: (write, { email }) => eraseSurveyed(write, email),
  placements: async (write, { email }) => {
    await eraseSide(write, 'candidate', email);
    await eraseSide(write, 'contact', email);
  },
  imports: eraseImportedRows,
  softwareRecords: async ({ tx }, { email }) => {
    await tx.deleteFrom('connection_records').where(isInSoftware(email)).execute();
    await tx
      .updateTable('connection_people')
      .set({ name: erasedName, email: null, title: null })
      .where('email', '=', email)
      .execute();
  },
  foundInEmails: async ({ tx }, { email }) => {
    await tx.deleteFrom('found_people').where('email', '=', email).execute();
    await tx.deleteFrom('mail_exclusions').where('kind', '=', 'address').where('value', '=', email).execute();
    await tx.deleteFrom('mailboxes').where('login', '=', email).execute();
  },
  applications: (write, { email }) => eraseCandidate(write, email),
  flags: ({ tx }, { email }) =>
    tx
      .updateTable('review_flags')
      .set({ words: '', email: null, network_hash: null })
      .where('email', '=', email)
      .execute(),
  reports: ({ tx }, { email }) =>
    tx
      .updateTable('profile_reports')
      .set((eb) => ({
        words: '',
        email: null,
        network_hash: null,
        decided_words: null,
        version: eb('version', '+', 1),
      }))
      .where('email', '=', email)
      .execute(),
  profile: eraseProfiles,
  account: eraseAccount,
  enquiries: ({ tx }, { email }) => tx.deleteFrom('enquiries').where('email', '=', email).execute(),
  claims: ({ tx }, { email }) => tx.deleteFrom('claims').where('email', '=', email).execute(),
  memberInvitations: ({ tx }, { email }) => tx.deleteFrom('member_invitations').where('email', '=', email).execute(),
  contacts: eraseContacts,
  mails: eraseMails,
  requests: eraseRequests,
  // Done first, and nothing.
  suppressions: async () => {},
  log: async () => {},
};

/** The placement stays with its agency. Its side is never invited, and what its person said is wrong with it is gone. */
async function eraseSide({ tx }: Write, side: 'candidate' | 'contact', email: string): Promise<void> {
  const audience = side === 'candidate' ? 'candidate' : 'employer';
  const { rows } = await sql<{ id: string }>`/* eraseSide */
    update placements set ${sql.ref(`${side}_name`)} = null, ${sql.ref(`${side}_email`)} = null,
      ${sql.ref(`${audience}_do_not_mail`)} = true, version = version + 1
    where ${isTheirSide(side, email)} returning id`.execute(tx);
  await tx
    .updateTable('placement_problems')
    .set({ words: null })
    .where('audience', '=', audience)
    .where(sql<boolean>`placement_id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
}

/** Undoing such an import no longer brings the person back. */
async function eraseImportedRows(write: Write, { email, agencyIds }: Person): Promise<void> {
  const { tx } = write;
  const without = (column: string) => sql`case
    when ${sql.ref(column)} is null then null
    when ${sql.ref(column)} ->> 'candidate_email' = ${email} then ${sql.ref(column)} - array['candidate_name', 'candidate_email']
    when ${sql.ref(column)} ->> 'contact_email' = ${email} then ${sql.ref(column)} - array['contact_name', 'contact_email']
    when candidate_email = ${email} then ${sql.ref(column)} - array['candidate_name', 'candidate_email']
    when contact_email = ${email} then ${sql.ref(column)} - array['contact_name', 'contact_email']
    else ${sql.ref(column)} end`;
  const { rows } = await sql<{ import_id: string }>`/* eraseImportedRows */
    update placement_import_rows set cells = null, before = ${without('before')}, after = ${without('after')},
      candidate_name = case when candidate_email = ${email} then null else candidate_name end,
      candidate_email = nullif(candidate_email, ${email}),
      contact_name = case when contact_email = ${email} then null else contact_name end,
      contact_email = nullif(contact_email, ${email})
    where ${isTheirImportedRow(email)} returning import_id`.execute(tx);
  const ids = [...new Set(rows.map((row) => row.import_id))];
  await dropFiles(write, email, { ids, agencyIds });
  // The values that the person who imports sees to match columns.
  await sql`/* eraseSamples */
    update placement_imports set samples = array_fill(''::text, array[cardinality(samples)])
    where cardinality(samples) > 0
      and (id = any(${ids}::uuid[]) or agency_id = any(${agencyIds}::uuid[]) and ${hasSample(email)})`.execute(tx);
}

/** The file of an import that nobody has finished is as it was sent: the import is canceled, and its file goes. */
async function dropFiles(
  write: Write,
  email: string,
  { ids, agencyIds }: { ids: readonly string[]; agencyIds: readonly string[] },
): Promise<void> {
  const imports = await write.tx
    .selectFrom('placement_imports')
    .selectAll()
    .where('file_id', 'is not', null)
    .where('state', 'in', ['matching', 'checked', 'failed'])
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or agency_id = any(${agencyIds}::uuid[]) and ${hasSample(email)})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const one of imports) {
    await dropImport(write, one);
    const { id, agency_id: agencyId } = one;
    write.audit({ action: 'cancelImport', agencyId, subject: { type: 'PlacementImport', id } });
  }
}

async function eraseProfiles(write: Write, { email }: Person): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; slug: string; agency_id: string; email: string | null }>`
    /* profilesToErase */ select id, name, slug, agency_id, email from recruiters
    where gone_at is null and ${isTheirProfile(email)} order by id for update`.execute(write.tx);
  for (const profile of rows) {
    const { id, agency_id: agencyId } = profile;
    const words = await searchedWords(write, id);
    await removeProfile(write, { ...profile, emails: [profile.email, email] });
    await sql`/* dropWords */ select search_drop_names(${words}::text[])`.execute(write.tx);
    write.audit({ action: 'removeProfile', agencyId, subject: { type: 'Recruiter', id } });
  }
}

/** The words by which the search finds a profile. Those that no other profile has are forgotten with it. */
async function searchedWords({ tx }: Write, recruiterId: string): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`/* searchedWords */
    select lexeme from search_entries, unnest(document) where recruiter_id = ${recruiterId}`.execute(tx);
  return rows.map(({ lexeme }) => lexeme);
}

/** Only one that was deactivated or never confirmed: see `previewErasure`. */
async function eraseAccount(write: Write, person: Person): Promise<void> {
  const { tx } = write;
  const { email } = person;
  await forgetUnconfirmed(write, email);
  await tx
    .deleteFrom('email_changes')
    .where((eb) => eb.or([eb('old_email', '=', email), eb('new_email', '=', email)]))
    .execute();
  await tx.deleteFrom('former_emails').where('email', '=', email).execute();
  await tx.deleteFrom('sign_in_links').where('email', '=', email).execute();
  await tx.deleteFrom('pending_sign_ins').where('email', '=', email).execute();
  const registrations = await tx
    .deleteFrom('registrations')
    .where('email', '=', email)
    .returning('logo_file_id')
    .execute();
  for (const { logo_file_id } of registrations) if (logo_file_id) await removeFile(write, logo_file_id);
  const user = await tx.deleteFrom('users').where('email', '=', email).returning('name').executeTakeFirst();
  // What colleagues were told of them.
  if (user) await tx.deleteFrom('notices').where('about', 'in', [user.name, email]).execute();
}

/** The installation's own contact address stands in until the agency names another one. */
async function eraseContacts({ tx }: Write, { email }: Person): Promise<void> {
  await tx
    .updateTable('agencies')
    .set((eb) => ({ contact_email: env.CONTACT_EMAIL, version: eb('version', '+', 1) }))
    .where(sql`lower(contact_email)`, '=', email)
    .execute();
  await tx
    .updateTable('agencies')
    .set((eb) => ({
      ...{ wished_contact_email: null, contact_token_hash: null, contact_wished_at: null },
      version: eb('version', '+', 1),
    }))
    .where('wished_contact_email', '=', email)
    .execute();
  await tx
    .updateTable('invite_settings')
    .set((eb) => ({
      ...{ wished_reply_to: null, reply_to_token_hash: null, reply_to_wished_at: null },
      version: eb('version', '+', 1),
    }))
    .where('wished_reply_to', '=', email)
    .execute();
  await tx
    .updateTable('invite_settings')
    .set((eb) => ({ reply_to: null, version: eb('version', '+', 1) }))
    .where('reply_to', '=', email)
    .execute();
  await tx
    .updateTable('company_domains')
    .set({ mailed_to: null, mail_token_hash: null, mailed_at: null })
    .where('mailed_to', '=', email)
    .execute();
  await tx
    .updateTable('recruiters')
    .set((eb) => ({ email: null, version: eb('version', '+', 1) }))
    .where(sql`lower(email)`, '=', email)
    .execute();
}

/** States in which an email still has its text. */
const withText = ['failed', 'unknown'];

/**
 * Deletes the emails to the person, and the messages that they sent. Emails of others that name them lose their subject,
 * and their text if they still have one and don't wait to be sent.
 */
async function eraseMails({ tx }: Write, { email, names, agencyIds }: Person): Promise<void> {
  await sql`/* eraseMailsTo */ delete from mails where ${mailsTo(email)}`.execute(tx);
  await tx.deleteFrom('returned_mails').where('email', '=', email).execute();
  await tx.deleteFrom('unsubscribe_tokens').where('email', '=', email).execute();
  const { kind } = contactMessage;
  await tx
    .deleteFrom('mails')
    .where('kind', '=', kind)
    .where('reply_to', '=', email)
    .where('state', '=', 'queued')
    .execute();
  await tx
    .updateTable('mails')
    .set({ reply_to: null, html: '', text: '' })
    .where('kind', '=', kind)
    .where('reply_to', '=', email)
    .execute();
  for (const name of names) await eraseSubjects(tx, name, agencyIds);
  const namesThem = [
    sql`position(${email} in lower(text)) > 0`,
    ...names.map((name) => sql`position(${wordsOf(sql`${name}::text`)} in ${wordsOf(sql.ref('text'))}) > 0`),
  ];
  await sql`/* eraseTexts */
    update mails set html = '', text = ''
    where state = any(${withText}) and (agency_id is null or agency_id = any(${agencyIds}::uuid[]))
      and (${sql.join(namesThem, sql` or `)})`.execute(tx);
}

/** An unconfirmed request is deleted; of the others, what was requested, when, and when it was answered stays. */
async function eraseRequests(write: Write, { email }: Person): Promise<void> {
  const { tx } = write;
  await endCopiesOf(write, email);
  await tx.deleteFrom('data_requests').where('email', '=', email).where('state', '=', 'requested').execute();
  await tx
    .updateTable('data_requests')
    .set((eb) => ({
      ...{ name: erasedName, email: '', email_hash: addressHash(email) },
      ...{ details: null, extended_because: null, decided_words: null, network_hash: null, token_hash: null },
      version: eb('version', '+', 1),
    }))
    .where('email', '=', email)
    .execute();
}
