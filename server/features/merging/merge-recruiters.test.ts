import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { checkKept } from '#server/database/load/check.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { createEmployer, createUser, viewerFor, viewerWithRole } from '../accounts/accounts.factories.ts';
import { startSession } from '../accounts/session/sessions.ts';
import { createAgencyReport } from '../agency-reports/reports.factories.ts';
import { createBadge } from '../badges/badges.factories.ts';
import { createConnection, createConsultant } from '../connections/connections.factories.ts';
import { createEmailSync } from '../email-sync/email-sync.factories.ts';
import { createFavourite, createLook, createSupplier } from '../hiring/hiring.factories.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createApplication, createEngagement, createJob, createThread } from '../jobs/jobs.factories.ts';
import { createClaim, createEnquiry, createReport } from '../joining/enquiries/enquiries.factories.ts';
import { createJoinRequest } from '../people/people.factories.ts';
import { createImport } from '../placements/importing/imports.factories.ts';
import { createPost } from '../posts/posts.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createTemplate } from '../reviews/templates/templates.factories.ts';
import { createStatement } from '../statements/statements.factories.ts';
import {
  createCampaign,
  createCase,
  createRecipient,
  createResponse,
  createSurvey,
} from '../surveys/surveys.factories.ts';
import { createTeam } from '../teams/teams.factories.ts';
import { createWidget } from '../widgets/widgets.factories.ts';
import { movedColumns } from './merge-recruiters.commands.ts';
import { references, unused } from './testing/references.ts';

const { database, context, connectionString } = await testDatabase({ demo: true });
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const adminRoles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

const merge = async (from: string | null, into: string, signIn: string | null = null, viewer = superAdmin) => {
  const input = { recruiterId: from && `Recruiter:${from}`, intoId: `Recruiter:${into}`, signIn };
  return codes(await mutate(context(viewer), 'mergeRecruiters', input, 'recruiter { id } user { id }'));
};
const preview = async (from: string, into: string, viewer = superAdmin) => {
  const text = `query ($from: ID!, $into: ID!) { mergePreview(fromId: $from, intoId: $into) {
    moves { what count } drops blockedBecause warnings signIns { whose email } } }`;
  const { data } = await request(context(viewer), text, { from: `Recruiter:${from}`, into: `Recruiter:${into}` });
  return data.mergePreview;
};
const wrongFigures = async () => (await checkKept(connectionString, () => {})).filter(({ differing }) => differing > 0);
const ownerOf = async (id: string) =>
  (await kysely.selectFrom('recruiters').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id;

/** Two profiles of one agency: an unclaimed one that every table refers to, and a claimed one with some of the same. */
async function duplicates() {
  const agency = await createAgency(database);
  const of = { agency_id: agency.id };
  const from = await createRecruiter(database, {
    ...of,
    name: 'R. Marble',
    is_claimed: false,
    source: 'a public list',
    headline: 'Engineers',
  });
  const into = await createRecruiterWithLogin(database, { ...of, name: 'Robin Marble' });
  const other = await createEmployer(database, { company_id: (await createCompany(database)).id });
  const job = await createJob(database, { company_id: other.viewer.companyId!, state: 'open' });
  for (const recruiter_id of [from.id, into.recruiter.id]) {
    const part = { ...of, recruiter_id, job_id: job.id, company_id: job.company_id };
    await createEngagement(database, part);
    const application = await createApplication(database, part);
    await createThread(database, part);
    await createThread(database, { ...part, application_id: application.id });
    await createReview(database, { recruiter_id, overall: recruiter_id === from.id ? 2 : 5 });
    await createFavourite(database, { recruiter_id, user_id: other.user.id });
    await createLook(database, { recruiter_id, user_id: other.user.id });
    await createSupplier(database, { recruiter_id, company_id: other.viewer.companyId! });
    await createClaim(database, { recruiter_id, email: `both-${agency.id}@claimants.example` });
    await createReport(database, { ...of, recruiter_id });
    await createImport(database, { ...of, recruiter_id, state: 'done' });
  }
  await createTeam(database, { ...of, leads: [from.id], members: [into.recruiter.id] });
  await createTeam(database, { ...of, name: 'Nurses', members: [from.id] });
  const review = await createReview(database, { recruiter_id: from.id });
  await createAgencyReport(database, { ...of, recruiter_id: from.id, reviewId: review.id });
  await createEnquiry(database, {
    email: `asked-${agency.id}@mail.example`,
    state: 'approved',
    decided_at: new Date(),
    recruiter_id: from.id,
  });
  const asker = await createUser(database);
  await createJoinRequest(database, {
    agency_id: (await createAgency(database)).id,
    user_id: asker.id,
    successor_id: from.id,
  });
  await createStatement(database, { ...of, recruiter_id: from.id });
  const { survey, workflows } = await createSurvey(database, of);
  const campaign = await createCampaign(database, { ...of, survey_id: survey.id });
  const { recipient } = await createRecipient(database, { ...of, campaign_id: campaign.id, recruiter_id: from.id });
  const response = await createResponse(database, { recipient, workflow: workflows[0]! });
  await createCase(database, { ...of, response_id: response.id, owner_id: from.id });
  const own = { ...of, recruiter_id: from.id, id: nature.newId() };
  await kysely
    .insertInto('old_slugs')
    .values({ slug: `old-${from.id}`, recruiter_id: from.id, since: new Date() })
    .execute();
  await kysely
    .insertInto('profile_events')
    .values({ ...own, kind: 'contact', at: new Date() })
    .execute();
  await kysely
    .insertInto('review_shares')
    .values({
      ...own,
      review_id: review.id,
      channel: 'link',
      key: nature.newToken().slice(0, 12),
      first_shared_at: new Date(),
      shared_at: new Date(),
    })
    .execute();
  await kysely
    .insertInto('review_submissions')
    .values({
      ...own,
      token_hash: Buffer.from(nature.newToken().slice(0, 32)),
      audience: 'candidate',
      name: 'Casey',
      email: 'casey@mail.example',
      content_hash: Buffer.alloc(32),
      created_at: new Date(),
    })
    .execute();
  await createInvitation(database, { recruiter_id: from.id, state: 'sent' });
  for (const recruiter_id of [from.id, into.recruiter.id]) await createBadge(database, { recruiter_id });
  await createBadge(database, {
    ...{ recruiter_id: from.id, held: 900, until: '2025-01-01', lapsed_on: '2025-01-01', lapsed_because: 'ended' },
  });
  await createWidget(database, { ...of, recruiter_id: from.id });
  await createConsultant(database, await createConnection(database, { agency_id: from.agency_id }), {
    recruiter_id: from.id,
  });
  await createTemplate(database, { ...of, recruiter_id: from.id });
  await createPost(database, { ...of, recruiter_id: from.id });
  await createEmailSync(database, { ...of, recruiter_id: from.id });
  return { agency, from, into, other };
}

/** Keys that are counted or built again. */
const rebuilt = ['search_entries', 'standings', 'figure_days', 'figure_day_deltas', 'nps_days'].map(
  (name) => `${name}.recruiter_id`,
);

test('everything that names the duplicate moves, figures equal a recount, and its addresses lead to what stays', async () => {
  const { from, into, agency } = await duplicates();
  const before = await references(database, 'recruiters', from.id);
  // A new table that names recruiters needs a row above, and its part of the merge.
  expect(unused(before).filter((name) => !rebuilt.includes(name))).toEqual([]);
  expect(await preview(from.id, into.recruiter.id)).toEqual({
    moves: expect.arrayContaining([
      { what: 'reviews', count: 2 },
      { what: 'favourites', count: 1 },
    ]),
    drops: ['The name R. Marble; its link will lead to Robin Marble', 'Its texts, phone, LinkedIn page and video'],
    blockedBecause: null,
    warnings: [],
    signIns: [],
  });
  const had = await references(database, 'recruiters', into.recruiter.id);
  expect(await wrongFigures()).toEqual([]);
  expect(await merge(from.id, into.recruiter.id)).toEqual([]);
  expect(await wrongFigures()).toEqual([]);
  expect(Object.values(await references(database, 'recruiters', from.id)).filter(Boolean)).toEqual([]);
  const now = await references(database, 'recruiters', into.recruiter.id);
  const change: Readonly<Record<string, number>> = {
    'favourites.recruiter_id': -1,
    'profile_looks.recruiter_id': -1,
    'suppliers.recruiter_id': -1,
    'engagements.recruiter_id': -1,
    'job_threads.recruiter_id': -1,
    'claims.recruiter_id': -1,
    'recommended_badges.recruiter_id': -1,
    'team_members.recruiter_id': -1,
    'old_slugs.recruiter_id': 1,
  };
  for (const [name, count] of Object.entries(before))
    if (!rebuilt.includes(name)) expect([name, now[name]]).toEqual([name, had[name]! + count + (change[name] ?? 0)]);
  // The thread about the job that both had is one, with the messages of both.
  const messages = await kysely
    .selectFrom('job_threads as t')
    .innerJoin('job_messages as m', 'm.thread_id', 't.id')
    .select(['t.id', 't.recruiter_unread'])
    .where('t.recruiter_id', '=', into.recruiter.id)
    .where('t.application_id', 'is', null)
    .execute();
  expect(messages).toHaveLength(2);
  expect(messages[0]).toEqual({ id: messages[1]!.id, recruiter_unread: 2 });
  for (const slug of [from.slug, `old-${from.id}`]) {
    const { data } = await request(context(), 'query ($slug: String!) { recruiter(slug: $slug) { id } }', { slug });
    expect(data).toEqual({ recruiter: { id: `Recruiter:${into.recruiter.id}` } });
  }
  const figures = await kysely
    .selectFrom('recruiters')
    .select(['review_count', 'rating_sum'])
    .where('id', '=', into.recruiter.id)
    .executeTakeFirstOrThrow();
  expect(figures).toEqual({ review_count: 3, rating_sum: 12 });
  const leads = await kysely
    .selectFrom('team_members as m')
    .innerJoin('teams as t', 't.id', 'm.team_id')
    .select(['t.name', 'm.is_lead'])
    .where('m.recruiter_id', '=', into.recruiter.id)
    .orderBy('t.name')
    .execute();
  expect(leads).toEqual([
    { name: 'Engineering', is_lead: true },
    { name: 'Nurses', is_lead: false },
  ]);
  const audited = await kysely
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'mergeRecruiters')
    .where('agency_id', '=', agency.id)
    .execute();
  expect(audited.map(({ subject_id }) => subject_id).sort()).toEqual([from.id, into.recruiter.id].sort());
  expect(await merge(from.id, into.recruiter.id)).toEqual([]);
});

test('every column that names a recruiter is part of the merge', async () => {
  const { rows } = await sql<{ of: string; column: string }>`
    select c.table_name as of, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name like '%recruiter_id' or c.column_name = 'successor_id')`.execute(kysely);
  const known = [
    ...Object.entries(movedColumns).flatMap(([column, tables]) => tables.map((of) => `${of}.${column}`)),
    ...['search_entries', 'standings', 'sides_to_invite'].map((of) => `${of}.recruiter_id`),
    ...['figure_days', 'figure_day_deltas', 'nps_days', 'survey_deltas'].map((of) => `${of}.recruiter_id`),
  ];
  const ownColumns = rows.map(({ of, column }) => `${of}.${column}`).filter((name) => !name.startsWith('recruiters.'));
  expect(ownColumns.filter((name) => !known.includes(name))).toEqual([]);
});

test('of two accounts the chosen one stays; the other ends at once, and its rights go to the first', async () => {
  for (const signIn of ['into', 'from'] as const) {
    const agency = await createAgency(database);
    const from = await createRecruiterWithLogin(database, { agency_id: agency.id, roles: adminRoles });
    const into = await createRecruiterWithLogin(database, { agency_id: agency.id });
    const [kept, ended] = signIn === 'into' ? [into, from] : [from, into];
    await startSession(context(), ended.user.id);
    expect(await preview(from.recruiter.id, into.recruiter.id)).toMatchObject({
      signIns: [
        { whose: 'into', email: into.user.email },
        { whose: 'from', email: from.user.email },
      ],
      warnings: [expect.stringContaining('Nobody can sign in with the account that ends')],
    });
    expect(await merge(from.recruiter.id, into.recruiter.id)).toEqual(['CHOOSE']);
    expect(await merge(from.recruiter.id, into.recruiter.id, signIn)).toEqual([]);
    expect(await ownerOf(into.recruiter.id)).toBe(kept.user.id);
    const account = await kysely
      .selectFrom('users')
      .select('status')
      .where('id', '=', ended.user.id)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ status: 'deactivated' });
    const open = await kysely
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', ended.user.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    expect((await viewerFor(database, kept.user.id)).permissions.has('recruiter_invite')).toBe(true);
    const former = await kysely
      .selectFrom('former_emails')
      .select('email')
      .where('user_id', '=', kept.user.id)
      .execute();
    expect(former).toEqual([{ email: ended.user.email }]);
    const told = await kysely
      .selectFrom('notices')
      .select(['kind', 'about'])
      .where('user_id', 'in', [kept.user.id, ended.user.id])
      .execute();
    expect(told).toEqual(Array(2).fill({ kind: 'profilesMerged', about: kept.user.email }));
  }
});

test('an account of the duplicate alone signs in to the profile that stays, which is claimed from then on', async () => {
  const agency = await createAgency(database);
  const from = await createRecruiterWithLogin(database, { agency_id: agency.id });
  const into = await createRecruiter(database, { agency_id: agency.id, is_claimed: false, source: 'a list' });
  expect(await preview(from.recruiter.id, into.id)).toMatchObject({
    warnings: [`${from.user.email} will sign in to the profile that stays.`],
  });
  expect(await merge(from.recruiter.id, into.id)).toEqual([]);
  expect(await viewerFor(database, from.user.id)).toMatchObject({ recruiterId: into.id, agencyId: agency.id });
  expect(await wrongFigures()).toEqual([]);
});

test('two profiles without accounts are merged; what stays is still unclaimed, and nobody is told', async () => {
  const agency = await createAgency(database);
  const unclaimed = { agency_id: agency.id, is_claimed: false, source: 'a public list', name: 'Robin Twofold' };
  const [from, into] = [await createRecruiter(database, unclaimed), await createRecruiter(database, unclaimed)];
  await createReview(database, { recruiter_id: from.id });
  const notices = () =>
    kysely
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .execute();
  const before = await notices();
  expect(await preview(from.id, into.id)).toMatchObject({ blockedBecause: null, warnings: [], signIns: [] });
  const nothing = { recruiterId: `Recruiter:${from.id}`, intoId: null };
  const refused = await mutate(context(superAdmin), 'mergeRecruiters', nothing, 'recruiter { id }');
  expect(refused.errors).toMatchObject([{ code: 'CHOOSE', field: 'intoId' }]);
  for (let times = 0; times < 2; times++) expect(await merge(from.id, into.id)).toEqual([]);
  const left = await kysely
    .selectFrom('recruiters')
    .select(['id', 'user_id', 'is_claimed', 'review_count'])
    .where('agency_id', '=', agency.id)
    .execute();
  expect(left).toEqual([{ id: into.id, user_id: null, is_claimed: false, review_count: 1 }]);
  expect(await notices()).toEqual(before);
});

test('profiles of two agencies, gone ones and running imports are refused, and so is everybody but super admins', async () => {
  const { agency, from, into } = await duplicates();
  const elsewhere = await createRecruiter(database);
  expect(await merge(elsewhere.id, into.recruiter.id)).toEqual(['OTHER_AGENCY']);
  expect(await preview(elsewhere.id, into.recruiter.id)).toMatchObject({
    blockedBecause: expect.stringContaining('Move one of them'),
  });
  const gone = await createRecruiter(database, { agency_id: agency.id, gone_at: new Date() });
  expect(await merge(gone.id, into.recruiter.id)).toEqual(['GONE']);
  expect(await merge(from.id, from.id)).toEqual(['SAME']);
  expect(await merge(null, into.recruiter.id)).toEqual(['CHOOSE']);
  expect(await merge(from.id, nature.newId())).toEqual(['NOT_FOUND']);
  expect(await merge(from.id, into.recruiter.id, null, into.viewer)).toEqual(['NOT_FOUND']);
  expect(await preview(from.id, into.recruiter.id, into.viewer)).toBeNull();
  const staff = await viewerWithRole(database, 'ROLE_ADMIN');
  expect(await merge(from.id, into.recruiter.id, null, staff)).toEqual(['staff_read_only']);
  await createImport(database, { agency_id: agency.id, recruiter_id: from.id, state: 'reading' });
  expect(await merge(from.id, into.recruiter.id)).toEqual(['RUNNING']);
});

test('of two merges at once that cross, one wins and the other is told', async () => {
  const { from, into } = await duplicates();
  const both = await Promise.all([merge(from.id, into.recruiter.id), merge(into.recruiter.id, from.id)]);
  expect(both.flat()).toEqual(['MERGED']);
});
