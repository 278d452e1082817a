import { type Expression, sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';

/** Somebody who doesn't want a profile, as they were known here. */
interface Person {
  recruiterId: string;
  agencyId: string;
  name: string;
  /** In lower case. */
  emails: readonly string[];
}

/** Replaces the subject of an email about an erased person, and the name of a firm that was theirs alone. */
const erasedSubject = '(about a person who is erased)';
const formerAgency = 'Former agency';

/** Emails sent only to people who claim a profile or object to it, and the one that told them about it. */
const kindsToThem = ['security-claim-link', 'claim-declined'];
const toldOfProfile = 'unclaimed-profile';

/**
 * Erases what is kept about a person outside their profile: emails to and about them, what they and others wrote, their
 * firm.
 */
export async function eraseTraces(write: Write, person: Person): Promise<void> {
  await eraseMails(write, person);
  await eraseWords(write, person);
  await eraseFirm(write, person);
}

/** Unsent emails are sent unchanged; sent ones keep no subject that names them. */
async function eraseMails({ tx }: Write, { agencyId, name, emails }: Person) {
  if (emails.length > 0) {
    await tx
      .deleteFrom('mails')
      .where('to_email', 'in', emails)
      .where('kind', 'in', kindsToThem)
      .where('state', 'not in', ['queued', 'sending'])
      .execute();
    await tx.deleteFrom('mails').where('to_email', 'in', emails).where('kind', '=', toldOfProfile).execute();
    await tx
      .deleteFrom('unsubscribe_tokens')
      .where('email', 'in', emails)
      .where('agency_id', 'is', null)
      .where('invitation_id', 'is', null)
      .execute();
  }
  await eraseSubjects(tx, name, [agencyId]);
}

/** Replaces the subjects of emails that name a person, among those of these agencies and of no agency. */
export async function eraseSubjects(tx: Write['tx'], name: string, agencyIds: readonly string[]): Promise<void> {
  await sql`/* eraseSubjects */
    update mails set subject = ${erasedSubject},
      html = case when state in ('queued', 'sending') then html else '' end,
      text = case when state in ('queued', 'sending') then text else '' end
    where folded(to_email || ' ' || subject) like '%' || regexp_replace(folded(${name}), '([\\\\%_])', '\\\\\\1', 'g') || '%'
      and (agency_id is null or agency_id = any(${agencyIds}::uuid[]))
      and position(${wordsOf(sql`${name}`)} in ${wordsOf(sql.ref('subject'))}) > 0`.execute(tx);
}

/** With spaces around it, so that Ann is not found in Joanna. */
export const wordsOf = (text: Expression<unknown>) =>
  sql`(' ' || btrim(regexp_replace(folded(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' ')`;

async function eraseWords({ tx }: Write, { recruiterId, emails }: Person) {
  await tx
    .deleteFrom('enquiries')
    .where((eb) =>
      eb.or([eb('recruiter_id', '=', recruiterId), ...(emails.length > 0 ? [eb('email', 'in', emails)] : [])]),
    )
    .execute();
  if (emails.length > 0)
    await tx
      .deleteFrom('training_bookings')
      .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', 'in', emails))
      .execute();
  await tx
    .updateTable('invitations')
    .set({ message: null })
    .where('recruiter_id', '=', recruiterId)
    .where('message', 'is not', null)
    .execute();
  await tx
    .updateTable('placement_problems')
    .set({ words: null })
    .where('placement_id', 'in', tx.selectFrom('placements').select('id').where('recruiter_id', '=', recruiterId))
    .execute();
}

/** Removes a firm that was created for this person alone. At any other firm, they stop being the contact. */
async function eraseFirm(write: Write, { recruiterId, agencyId, emails }: Person) {
  const { tx } = write;
  const agency = await tx
    .selectFrom('agencies as a')
    .select(['a.contact_email', 'a.name'])
    .select(
      sql<boolean>`exists (select from audit_entries e
        where e.subject_id = a.id and e.action = 'createAgency' and e.details ->> 'kind' = 'unclaimed')
        and not exists (select from recruiters r where r.agency_id = a.id and r.id <> ${recruiterId} and r.gone_at is null)
        and not exists (select from claims c where c.agency_id = a.id and c.state in ('email_verified', 'disputed'))`.as(
        'isTheirs',
      ),
    )
    .where('a.id', '=', agencyId)
    .forUpdate('a')
    .executeTakeFirstOrThrow();
  if (emails.includes(agency.contact_email.toLowerCase()))
    await tx.updateTable('agencies').set({ contact_email: env.CONTACT_EMAIL }).where('id', '=', agencyId).execute();
  if (!agency.isTheirs) return;
  await tx.deleteFrom('old_slugs').where('agency_id', '=', agencyId).execute();
  await tx.deleteFrom('claims').where('agency_id', '=', agencyId).execute();
  await tx
    .updateTable('agencies')
    .set((eb) => ({
      slug: `gone-${agencyId}`,
      name: formerAgency,
      legal_name: formerAgency,
      contact_email: env.CONTACT_EMAIL,
      ...{ description: '', long_text: '', location: '', logo_alt: '', cover_alt: '' },
      ...{ website: null, phone: null, postcode: null, video_url: null, google_review_url: null },
      ...{ is_approved: false, approved_at: null, approved_by: null, offers_google_review: false },
      declined_because: 'Its only person objected to their profile.',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', agencyId)
    .execute();
  // The search entries of its people contain its name, so they are rebuilt.
  await tx
    .updateTable('recruiters')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('agency_id', '=', agencyId)
    .execute();
  write.audit({ action: 'removeAgency', agencyId, subject: { type: 'Agency', id: agencyId } });
}
