import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import '#server/features/index.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createClaim, createEnquiry, createReport } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import {
  agencyCountsOf,
  applyAllAgencyDeltas,
  recountAgency,
} from '#server/features/profiles/figures/agency-figures.ts';
import { recountCoverage } from '#server/features/profiles/figures/figures.ts';
import {
  createAgency,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { forgetRecipients } from '#server/features/retention/recipients.tasks.ts';
import { suggest } from '#server/features/search/suggestions.queries.ts';
import { recruiterToPicture } from '#server/features/sharing/pictures.queries.ts';
import { beginning, sitemapPages } from '#server/features/sharing/sitemaps.queries.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const { id: staffId } = await createUser(database, { type: 'user', roles: ['ROLE_SUPER_ADMIN'] });
const superAdmin = await viewerFor(database, staffId);
const publicly = async (text: string) => (await request(context(stranger), text)).data as Record<string, never>;

/**
 * An unclaimed profile with everything that can refer to it: reviews and invitations in each state, and a placement.
 */
async function leanedOn() {
  const agency = await createAgency(database, { name: 'Quarry Lane Search' });
  const mate = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
  });
  const person = await createRecruiter(database, {
    agency_id: agency.id,
    name: 'Zebedee Thistlewick',
    slug: `zebedee-${crypto.randomUUID()}`,
    headline: 'Places surveyors',
    email: `zebedee-${crypto.randomUUID()}@quarry.example`,
    phone: '+61 400 000 111',
    is_claimed: false,
    source: 'the register of the state',
  });
  const of = { recruiter_id: person.id, agency_id: agency.id };
  const published = await createReview(database, {
    ...of,
    body: 'Zebedee kept me waiting, then found me the best job.',
  });
  const removed = await createReview(database, { ...of, publication: 'removed' });
  const unpublished = await createReview(database, { ...of, publication: 'unpublished', moderation: 'queued' });
  await createReview(database, { recruiter_id: mate.recruiter.id, agency_id: agency.id });
  const sent = await createInvitation(database, of);
  const scheduled = await createInvitation(database, { ...of, state: 'scheduled', scheduled_for: new Date() });
  const { id: placementId } = await createPlacement(database, of);
  await kysely
    .insertInto('old_slugs')
    .values({ slug: `old-${person.slug}`, recruiter_id: person.id, since: new Date() })
    .execute();
  return { agency, mate, person, published, removed, unpublished, sent, scheduled, placementId };
}

const object = async (recruiterId: string) => {
  const claim = await createClaim(database, { recruiter_id: recruiterId, wish: 'objection' });
  return mutate(
    context(superAdmin),
    'approveClaim',
    { claimId: `Claim:${claim.id}`, expectedVersion: claim.version },
    'claim { state }',
  );
};

test('an objection removes the profile even with reviews, invitations and placements', async () => {
  const { person, agency } = await leanedOn();
  expect(codes(await object(person.id))).toEqual([]);
  for (const slug of [person.slug, `old-${person.slug}`, person.slug.toUpperCase()])
    expect(await publicly(`{ recruiter(slug: "${slug}") { id } goneProfile(slug: "${slug}") { goneAt } }`)).toEqual({
      recruiter: null,
      goneProfile: { goneAt: expect.any(String) },
    });
  const team = await publicly(`{ agency(slug: "${agency.slug}") {
    recruiters(first: 9) { edges { node { name teamMates(first: 9) { edges { node { name } } } } } } } }`);
  expect(JSON.stringify(team)).not.toContain('Former recruiter');
  expect(JSON.stringify(team)).not.toContain('Zebedee');
  const { search } = await publicly('{ search(words: "Zebedee Thistlewick") { total } }');
  expect(search).toEqual({ total: 0 });
  expect(JSON.stringify(await suggest(database, 'zebed'))).not.toContain('Zebedee');
  expect(await recruiterToPicture(database, person.slug)).toBeUndefined();
  const paths: string[] = [];
  for await (const { path } of sitemapPages(database, 'recruiters', beginning, 1000)) paths.push(path);
  expect(paths.filter((path) => path.includes('zebedee') || path.includes('gone-'))).toEqual([]);
  expect(paths.length).toBeGreaterThan(0);
});

test('nothing about the person is left, nor what was said about them', async () => {
  const { person, published, removed, unpublished } = await leanedOn();
  await object(person.id);
  const row = await kysely.selectFrom('recruiters').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: 'Former recruiter',
    email: null,
    phone: null,
    headline: '',
    gone_at: expect.any(Date),
  });
  expect(JSON.stringify(row).toLowerCase()).not.toMatch(/zebedee|thistlewick|surveyors/);
  const reviews = await kysely.selectFrom('reviews').selectAll().where('recruiter_id', '=', person.id).execute();
  expect(reviews.map(({ id }) => id).sort()).toEqual([published.id, removed.id].sort());
  for (const review of reviews)
    expect(review).toMatchObject({ publication: 'removed', title: 'Erased', reviewer_email: null, reviewer_name: '' });
  expect(reviews.find(({ id }) => id === published.id)?.removed_because).toBe('profile_gone');
  expect(await kysely.selectFrom('reviews').select('id').where('id', '=', unpublished.id).execute()).toEqual([]);
  const told = kysely.selectFrom('mails').select('text').where('kind', '=', 'reviewed-person-gone');
  expect((await told.where('to_email', '=', published.reviewer_email!).execute())[0]?.text).toContain('objected to it');
});

/** Where words occur in this database, ignoring case. Hashes are not words. */
async function whereIs(words: string): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kysely);
  const found = [];
  for (const { table } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct c.key as column from ${sql.table(table)} t, jsonb_each_text(to_jsonb(t)) c
      where position(lower(${words}) in lower(c.value)) > 0`.execute(kysely);
    found.push(...rows.map(({ column }) => `${table}.${column}`));
  }
  return found.sort();
}

test("no column of any table has the person's name or address once the emails about them are sent", async () => {
  const email = `ottoline-${crypto.randomUUID()}@grubbleworth.example`;
  const name = 'Ottoline Grubbleworth';
  const facts = { country: 'AU', source: 'the public team page of their firm' };
  const made = await mutate(
    context(superAdmin),
    'addUnclaimedProfile',
    { name, email, agencyName: 'Ottoline Grubbleworth Hire', ...facts },
    'recruiter { slug }',
  );
  expect(codes(made)).toEqual([]);
  const person = await kysely.selectFrom('recruiters').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const of = { recruiter_id: person.id, agency_id: person.agency_id };
  await createEnquiry(database, { name, email, phone: '+61 400 000 222' });
  await createReview(database, { ...of, body: 'Ottoline Grubbleworth kept me waiting, then found me a good job.' });
  await createInvitation(database, { ...of, message: 'How was it with Ottoline Grubbleworth?' });
  const { id: placement_id } = await createPlacement(database, of);
  await kysely
    .insertInto('placement_problems')
    .values({
      ...{ id: crypto.randomUUID(), agency_id: person.agency_id, placement_id, created_at: new Date() },
      ...{ audience: 'candidate', kind: 'denied', words: 'I never met Ottoline Grubbleworth.' },
    })
    .execute();
  await createReport(database, { ...of, words: 'Ottoline Grubbleworth left.' });
  const about = { profileId: `Recruiter:${person.id}`, note: 'I am Ottoline Grubbleworth.' };
  const claim = (from: string, wish: string) =>
    mutate(context(stranger), 'claimProfile', { ...about, name, email: from, wish });
  await claim('somebody@elsewhere.example', 'claim');
  await claim(email, 'objection');
  expect(await whereIs('grubbleworth')).toEqual(expect.arrayContaining(['agencies.name', 'mails.subject']));
  await kysely
    .updateTable('claims')
    .set({ state: 'email_verified', verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  await kysely.updateTable('mails').set({ state: 'sent', settled_at: new Date() }).execute();
  const objection = kysely.selectFrom('claims').select('id').where('email', '=', email);
  const claimId = `Claim:${(await objection.executeTakeFirstOrThrow()).id}`;
  expect(codes(await mutate(context(superAdmin), 'approveClaim', { claimId, expectedVersion: 1 }))).toEqual([]);
  // Sent emails keep no text, and the record that we told them it is gone is deleted after a month.
  const left = { html: '', text: '', headers: '{}', state: 'sent', settled_at: new Date() };
  await kysely.updateTable('mails').set(left).execute();
  expect(await whereIs(email)).toEqual(['mails.to_email']);
  const month = 30 * 86_400_000;
  await forgetRecipients.run(context(undefined, new Date(Date.now() + month - 60_000)), {});
  expect(await whereIs(email)).toEqual(['mails.to_email']);
  await forgetRecipients.run(context(undefined, new Date(Date.now() + month + 60_000)), {});
  for (const words of ['grubbleworth', 'ottoline', email, '+61 400 000 222']) expect(await whereIs(words)).toEqual([]);
  const agency = kysely.selectFrom('agencies').selectAll().where('id', '=', person.agency_id);
  expect(await agency.executeTakeFirst()).toMatchObject({ is_approved: false, contact_email: env.CONTACT_EMAIL });
});

test('an agency with other people stays as it is, except for a contact that was the person', async () => {
  const { person, agency } = await leanedOn();
  await kysely.updateTable('agencies').set({ contact_email: person.email! }).where('id', '=', agency.id).execute();
  await object(person.id);
  const row = kysely.selectFrom('agencies').selectAll().where('id', '=', agency.id);
  expect(await row.executeTakeFirst()).toMatchObject({
    name: agency.name,
    is_approved: true,
    contact_email: env.CONTACT_EMAIL,
  });
});

test('nobody is invited to review them any more, and no mailed link opens the form', async () => {
  const { person, mate, sent, scheduled, placementId } = await leanedOn();
  await object(person.id);
  const states = await kysely
    .selectFrom('invitations')
    .select(['id', 'state'])
    .where('id', 'in', [sent.id, scheduled.id])
    .execute();
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [sent.id, 'expired'],
      [scheduled.id, 'cancelled'],
    ]),
  );
  expect(
    await kysely.selectFrom('invitation_tokens').where('invitation_id', '=', sent.id).selectAll().execute(),
  ).toEqual([]);
  expect(
    await kysely.selectFrom('sides_to_invite').where('placement_id', '=', placementId).selectAll().execute(),
  ).toEqual([]);
  const again = await mutate(context(mate.viewer), 'inviteAgain', { invitationId: `Invitation:${sent.id}` });
  expect(codes(again)).toEqual(['NOT_FOUND']);
});

test("the agency's kept counts stay equal to a recount", async () => {
  const { person, agency, mate } = await leanedOn();
  await kysely.transaction().execute(async (tx) => {
    for (const id of [person.id, mate.recruiter.id]) await recountCoverage(tx, id, new Date());
    await recountAgency(tx, agency.id, new Date());
  });
  await object(person.id);
  await kysely.transaction().execute(applyAllAgencyDeltas);
  const kept = await kysely
    .selectFrom('agency_figures')
    .selectAll()
    .where('agency_id', '=', agency.id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Record<string, unknown>>`${agencyCountsOf(sql`${agency.id}`, new Date())}`.execute(kysely);
  const { review_count, published_count, removed_count, eligible_count, review_tallies, placement_tallies } = rows[0]!;
  expect(kept).toMatchObject({ published_count, review_count, eligible_count, review_tallies, placement_tallies });
  expect([kept.published_count, kept.removed_count, Number(removed_count)]).toEqual([1, 2, 2]);
});
