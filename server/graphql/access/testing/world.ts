import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createClaim, createEnquiry } from '#server/features/profiles/enquiries.factories.ts';
import { createAgency, createCompany } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { composeMail } from '#server/mail/compose.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import type { People } from './people.ts';

/** One row of every kind, with a value in every column that has one, and rows in states that mutations need. */
export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(database: Database, context: Context, people: People) {
  const { kysely } = database;
  const newId = () => context.nature.newId();
  const recruiter_id = people.recruiter.id;
  const agency_id = people.recruiter.agency_id;
  const by = people.staff;
  const at = new Date();
  await kysely
    .updateTable('agencies')
    .set({ website: 'https://lantern.example', approved_at: at, approved_by: by, declined_because: 'Asked again' })
    .where('id', '=', agency_id)
    .execute();
  await createAgency(database, { name: 'Paper Lantern Placement' });

  const logoId = newId();
  await kysely
    .insertInto('files')
    .values({
      id: logoId,
      key: 'k'.repeat(43),
      kind: 'picture',
      media_type: 'image/webp',
      state: 'attached',
      uploaded_at: at,
      attached_at: at,
      size: 1,
      sha256: Buffer.alloc(32),
    })
    .execute();
  await kysely
    .updateTable('companies')
    .set({ website: 'https://pinwheel.example', approved_by: by, logo_file_id: logoId })
    .where('id', '=', people.company.id)
    .execute();

  const placement = await createPlacement(database, { recruiter_id, end_date: '2027-01-31' });
  const invitation = await createInvitation(database, {
    recruiter_id,
    placement_id: placement.id,
    state: 'cancelled',
    cancelled_because: 'The placement fell through',
    message: 'Would you?',
    sent_at: at,
    completed_at: at,
    expires_at: at,
  });
  const asked = await createInvitation(database, { recruiter_id });
  const published = await createReview(database, {
    recruiter_id,
    private_note: 'Between us',
    company_name: 'Pinwheel Logistics',
    shows_company: true,
    corrections: 'It was in March',
    decided_at: at,
    decided_by: by,
    rejected_because: 'spam',
    rejected_words: 'Nobody was placed',
  });
  await kysely
    .insertInto('review_replies')
    .values({ review_id: published.id, agency_id, body: 'Thank you', created_at: at, updated_at: at })
    .execute();
  await createReview(database, { recruiter_id, level: 1 });
  const gone = await createReview(database, { recruiter_id, publication: 'removed' });
  const queued = await createReview(database, { recruiter_id, publication: 'unpublished', moderation: 'queued' });

  const sessionOf = async (user_id: string) => {
    const id = newId();
    await kysely
      .insertInto('session_families')
      .values({ id, user_id, created_at: at, last_used_at: at, device: 'Firefox' })
      .execute();
    return id;
  };
  const sessions = { agency: await sessionOf(people.agency.own), company: await sessionOf(people.hiring.own) };
  const sides = ['agency', 'hiring'] as const;
  const impersonations = sides.map((side) => ({ id: newId(), user_id: people[side].own }));
  await kysely
    .insertInto('impersonations')
    .values(
      impersonations.map((one) => ({
        ...one,
        admin_id: by,
        reason: 'They cannot sign in',
        started_at: at,
        expires_at: new Date(at.getTime() + 60_000),
        // The cell in which a super admin acts as the recruiter.
        ended_at: one.user_id === people.agency.own ? null : at,
      })),
    )
    .execute();

  const email = 'enquirer@lantern.example';
  const enquiry = await createEnquiry(database, {
    email,
    agency_name: 'Paper Lantern Placements',
    phone: '1',
    linkedin_url: 'https://www.linkedin.com/in/robin',
    state: 'declined',
    declined_because: 'Unknown',
    decided_at: at,
    decided_by: by,
    recruiter_id,
  } as never);
  const waitingEnquiry = await createEnquiry(database, { email });
  const claim = await createClaim(database, {
    recruiter_id,
    email: 'claimant@lantern.example',
    note: 'It is me',
    state: 'declined',
    declined_because: 'It is not',
    decided_at: at,
    decided_by: by,
  });
  await createClaim(database, { recruiter_id, email: 'second@lantern.example' });
  const waitingClaim = await createClaim(database);

  const compose = async () =>
    (await inWrite(context, (write) => composeMail(write, letter({ agencyId: agency_id })))).id;
  const mail = await compose();
  const failedMail = await compose();
  await kysely
    .updateTable('mails')
    .set({ state: 'failed', error: 'No such mailbox', settled_at: at, text: 'Hello' })
    .where('id', 'in', [mail, failedMail])
    .execute();
  await kysely
    .updateTable('mails')
    .set({ looked_into_at: at, looked_into_by: by, sent_again_as: failedMail })
    .where('id', '=', mail)
    .execute();
  const suppression = (await inWrite(context, (write) =>
    suppress(write, { email: 'casey@mail.example', agencyId: agency_id, reason: 'unsubscribed' }),
  ))!;

  const entries = [
    ['Agency', agency_id],
    ['Company', people.company.id],
    ['Enquiry', enquiry.id],
    ['Claim', claim.id],
    ['Review', published.id],
    ['User', people.agency.own],
    ['User', people.hiring.own],
  ].map(([subject_type, subject_id]) => ({
    id: newId(),
    at,
    actor: 'user',
    action: 'touch',
    subject_type: subject_type!,
    subject_id: subject_id!,
    user_id: by,
    impersonated_by: by,
    agency_id,
    request_id: 'r',
    details: JSON.stringify({ kind: 'agency' }),
  }));
  await kysely.insertInto('audit_entries').values(entries).execute();

  const {
    rows: [task],
  } = await database.pool.query(
    "select id::text from graphile_worker.add_job('sweepExpired', '{}'::json, max_attempts := 1)",
  );
  await database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'It broke' where id = $1",
    [task.id],
  );

  const waitingAgency = await createAgency(database, { is_approved: false });
  const waitingCompany = await createCompany(database, { is_approved: false });
  const closed = newId();
  await kysely
    .insertInto('users')
    .values({ id: closed, type: 'recruiter', email: 'closed@people.example', name: 'Closed', status: 'deactivated' })
    .execute();
  return {
    placement,
    invitation,
    asked,
    published,
    gone,
    queued,
    sessions,
    impersonations,
    enquiry,
    waitingEnquiry,
    claim,
    waitingClaim,
    mail,
    failedMail,
    suppression,
    entries,
    taskId: task.id as string,
    waitingAgency,
    waitingCompany,
    closed,
  };
}
