import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nature } from '#server/commands/context.ts';
import { checkKept } from '#server/database/load/check.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { createEmployer, createUser, viewerFor, viewerWithRole } from '../accounts/accounts.factories.ts';
import { createAgencyReport } from '../agency-reports/reports.factories.ts';
import { createApiToken } from '../api/api.factories.ts';
import {
  createConnection,
  createConnectionEvent,
  createConsultant,
  createRecord,
} from '../connections/connections.factories.ts';
import { createEmailSync, createMailExclusion, createSyncAddress } from '../email-sync/email-sync.factories.ts';
import { createFavourite, createLook, createSupplier } from '../hiring/hiring.factories.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import {
  createApplication,
  createEngagement,
  createInterview,
  createJob,
  createThread,
} from '../jobs/jobs.factories.ts';
import { createOffer } from '../jobs/offers/offers.factories.ts';
import { createClaim, createReport } from '../joining/enquiries/enquiries.factories.ts';
import { createJoinRequest, createMemberInvitation } from '../people/people.factories.ts';
import { createImport } from '../placements/importing/imports.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createPost } from '../posts/posts.factories.ts';
import { createAgency, createCompany, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createTemplate } from '../reviews/templates/templates.factories.ts';
import { createStatement, createStatementVersion } from '../statements/statements.factories.ts';
import { mergeSurveyFigures } from '../surveys/figures/kept-figures.ts';
import {
  createCampaign,
  createCase,
  createRecipient,
  createResponse,
  createSurvey,
  createTag,
} from '../surveys/surveys.factories.ts';
import { createTeam } from '../teams/teams.factories.ts';
import { createWidget } from '../widgets/widgets.factories.ts';
import { keptApart, moved } from './merge-agencies.commands.ts';
import { references, unused } from './testing/references.ts';

const { database, context, connectionString } = await testDatabase({ demo: true });
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const adminRoles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

const inputOf = async (from: string, into: string | null, rest: object = {}) => ({
  agencyId: `Agency:${from}`,
  intoId: into && `Agency:${into}`,
  expectedVersion:
    (await kysely.selectFrom('agencies').select('version').where('id', '=', from).executeTakeFirst())?.version ?? 1,
  keepsAdmins: false,
  ...rest,
});
const merge = async (from: string, into: string | null, rest: object = {}, viewer = superAdmin) =>
  codes(await mutate(context(viewer), 'mergeAgencies', await inputOf(from, into, rest), 'agency { id }'));
const preview = async (from: string, into: string, viewer = superAdmin) => {
  const text = `query ($from: ID!, $into: ID!) { mergePreview(fromId: $from, intoId: $into) {
    moves { what count } drops blockedBecause warnings hasAdmins } }`;
  const { data } = await request(context(viewer), text, { from: `Agency:${from}`, into: `Agency:${into}` });
  return data.mergePreview;
};

/** What is wrong with kept figures: nothing, if they equal a recount. */
const wrongFigures = async () => (await checkKept(connectionString, () => {})).filter(({ differing }) => differing > 0);

/** Tables with a column of this name, also without a key of its own. */
async function tablesNaming(): Promise<string[]> {
  const { rows } = await sql<{ of: string }>`select c.table_name as of from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'agency_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(kysely);
  return rows.map(({ of }) => of);
}

async function rowsNaming(id: string): Promise<string[]> {
  const found = await Promise.all(
    (await tablesNaming()).map(async (of) => {
      const { rows: some } = await sql`select from ${sql.table(of)} where agency_id = ${id} limit 1`.execute(kysely);
      return some.length > 0 ? [of] : [];
    }),
  );
  return found.flat();
}

/** An agency that every table refers to, and one that has some of the same. */
async function duplicates() {
  const from = await createAgency(database, { name: 'Lantern', description: 'We place.', plan: 'pro_team' });
  const into = await createAgency(database, { name: 'Paper Lantern', seats: 2 });
  const admin = await createRecruiterWithLogin(database, { agency_id: from.id, roles: adminRoles });
  const member = await createRecruiterWithLogin(database, { agency_id: from.id });
  const host = await createRecruiterWithLogin(database, { agency_id: into.id, roles: adminRoles });
  const other = await createEmployer(database, { company_id: (await createCompany(database)).id });
  const members = [member.recruiter.id];
  await createTeam(database, { agency_id: from.id, name: 'Nurses', leads: [admin.recruiter.id], members });
  await createTeam(database, { agency_id: from.id, name: 'Engineers', leads: [admin.recruiter.id], members });
  await createTeam(database, { agency_id: into.id, name: 'nurses', leads: [host.recruiter.id] });
  for (const [agency, recruiter_id] of [
    [from, member.recruiter.id],
    [into, host.recruiter.id],
  ] as const) {
    const of = { agency_id: agency.id };
    await createReview(database, { recruiter_id, overall: 2, level: 3 });
    const placement = await createPlacement(database, {
      ...of,
      recruiter_id,
      source: 'csv_imported',
      external_id: 'A-1',
    });
    await createInvitation(database, { placement_id: placement.id, state: 'scheduled', settings_edition: 0 });
    await createImport(database, { ...of, recruiter_id, state: 'done' });
    await createAgencyReport(database, { ...of, recruiter_id });
    await createMemberInvitation(database, { ...of, email: `both-${from.id}@newcomer.example` });
    await createFavourite(database, { ...of, user_id: other.user.id });
    await createLook(database, { ...of, user_id: other.user.id });
    await createSupplier(database, { ...of, company_id: other.viewer.companyId! });
    const job = await createJob(database, { company_id: other.viewer.companyId!, state: 'open' });
    const part = { ...of, recruiter_id, job_id: job.id, company_id: job.company_id };
    await createEngagement(database, part);
    const application = await createApplication(database, part);
    await createInterview(database, application);
    await createThread(database, { ...part, application_id: application.id });
    await createOffer(database, { ...of, application_id: application.id, company_id: job.company_id });
    await createClaim(database, { ...of, email: `both-${from.id}@claimants.example` });
    await createReport(database, of);
    const row = { ...of, id: nature.newId(), created_at: new Date() };
    await kysely
      .insertInto('suppressions')
      .values({ ...row, email: `both-${from.id}@mail.example`, reason: 'unsubscribed' })
      .execute();
    await kysely
      .insertInto('placement_import_columns')
      .values({ ...of, head: 'title', field: 'jobTitle' })
      .execute();
    await kysely
      .insertInto('invite_sources')
      .values({ ...of, id: nature.newId(), source: 'manual', since: '2026-01-01', turned_on_at: new Date() })
      .execute();
  }
  await createSurvey(database, { agency_id: into.id });
  const asked = await createSurvey(database, { agency_id: from.id });
  const campaign = await createCampaign(database, { agency_id: from.id, survey_id: asked.survey.id });
  const { recipient } = await createRecipient(database, { agency_id: from.id, campaign_id: campaign.id });
  const response = await createResponse(database, {
    recipient,
    workflow: asked.workflows[0]!,
    answers: { reason: 'Kind people' },
  });
  const npsCase = await createCase(database, { agency_id: from.id, response_id: response.id });
  const hook = { agency_id: from.id, id: nature.newId() };
  await kysely
    .insertInto('webhooks')
    .values({ ...hook, url: 'https://hooks.example/', secret_at: new Date(), created_at: new Date() })
    .execute();
  await kysely
    .insertInto('webhook_deliveries')
    .values({
      ...{ id: nature.newId(), agency_id: from.id, webhook_id: hook.id, response_id: response.id },
      ...{ event: 'response.completed', body: '{}', state: 'delivered', created_at: new Date() },
    })
    .execute();
  await kysely
    .insertInto('nps_case_notes')
    .values({ id: nature.newId(), agency_id: from.id, case_id: npsCase.id, words: 'Called', noted_at: new Date() })
    .execute();
  await createTag(database, { response, name: 'Urgent' });
  await createTag(database, { agency_id: into.id, name: 'urgent' });
  await mergeSurveyFigures(kysely);
  await createSurvey(database, { agency_id: from.id, audience: 'employer' });
  await createTemplate(database, { agency_id: from.id });
  await createPost(database, { agency_id: from.id, recruiter_id: member.recruiter.id });
  await createApiToken(database, { agency_id: from.id });
  await createConnection(database, { agency_id: into.id });
  const connection = await createConnection(database, { agency_id: from.id });
  await createConsultant(database, connection);
  await createRecord(database, connection);
  await createConnectionEvent(database, connection);
  await kysely
    .insertInto('authorizations')
    .values({
      ...{ id: nature.newId(), agency_id: from.id, user_id: member.user.id, vendor: 'jobadder', purpose: 'connect' },
      ...{ state_hash: randomBytes(32), browser_hash: Buffer.alloc(32), created_at: new Date() },
    })
    .execute();
  await kysely.insertInto('api_windows').values({ agency_id: from.id, began_at: new Date(), requests: 1 }).execute();
  const widget = await createWidget(database, { agency_id: from.id });
  await kysely
    .insertInto('widget_views')
    .values({ agency_id: from.id, widget_id: widget.id, origin: '', viewed_on: '2026-11-01', views: 1 })
    .execute();
  const version = await createStatementVersion(database, await createStatement(database, { agency_id: from.id }));
  await kysely
    .insertInto('statement_visits')
    .values({ agency_id: from.id, version_id: version.id, viewed_on: '2026-11-01', visitor_hash: Buffer.alloc(32) })
    .execute();
  const user = await createUser(database);
  await createJoinRequest(database, { agency_id: from.id, user_id: user.id });
  const row = { agency_id: from.id, id: nature.newId() };
  const token_hash = Buffer.from(nature.newToken().slice(0, 32));
  await kysely
    .insertInto('training_bookings')
    .values({
      ...row,
      user_id: member.user.id,
      name: 'Casey',
      agency_name: from.name,
      topics: ['team'],
      preferred_times: [new Date(), new Date()],
      people: 2,
      created_at: new Date(),
    })
    .execute();
  await kysely
    .insertInto('unsubscribe_tokens')
    .values({ agency_id: from.id, token_hash, email: 'a@mail.example', created_at: new Date() })
    .execute();
  await kysely
    .insertInto('old_slugs')
    .values({ slug: `old-${from.id}`, agency_id: from.id, since: new Date() })
    .execute();
  await kysely
    .insertInto('profile_events')
    .values({ ...row, kind: 'contact', at: new Date() })
    .execute();
  await kysely
    .insertInto('invitation_batches')
    .values({ ...row, created_at: new Date() })
    .execute();
  await kysely
    .insertInto('review_submissions')
    .values({
      ...row,
      token_hash: Buffer.from(nature.newToken().slice(0, 32)),
      recruiter_id: member.recruiter.id,
      audience: 'candidate',
      name: 'Casey',
      email: 'casey@mail.example',
      content_hash: Buffer.alloc(32),
      created_at: new Date(),
    })
    .execute();
  await kysely
    .insertInto('audit_entries')
    .values({
      ...row,
      at: new Date(),
      actor: 'system',
      action: 'approveAgency',
      subject_type: 'Agency',
      subject_id: from.id,
    })
    .execute();
  const logo = nature.newId();
  await kysely
    .insertInto('files')
    .values({
      id: logo,
      key: nature.newToken(),
      kind: 'picture',
      media_type: 'image/png',
      size: 10,
      sha256: Buffer.alloc(32),
      state: 'attached',
      agency_id: from.id,
      uploaded_at: new Date(),
      attached_at: new Date(),
    })
    .execute();
  await kysely.updateTable('agencies').set({ logo_file_id: logo }).where('id', '=', from.id).execute();
  await kysely
    .insertInto('mails')
    .values({
      ...row,
      kind: 'approved',
      to_email: 'a@mail.example',
      subject: 'Hello',
      html: '',
      text: '',
      message_id: `<${row.id}@mail.example>`,
      state: 'sent',
      queued_at: new Date(),
    })
    .execute();
  await sql`insert into figure_days (agency_id, recruiter_id, audience, day, sent, opened, started, answered, published,
      level_0, level_1, level_2, level_3, level_4, counted, weight, weighted_stars, ratings)
    values (${from.id}, null, 'candidate', '2020-01-01', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, array_fill(0, array[24]))`.execute(
    kysely,
  );
  await kysely.insertInto('campaign_settings').values({ agency_id: from.id }).execute();
  await createEmailSync(database, { agency_id: from.id, recruiter_id: member.recruiter.id });
  for (const { id: agency_id } of [from, into]) await createSyncAddress(database, { agency_id });
  await createMailExclusion(database, { agency_id: into.id });
  return { from, into, admin, member, host, logo };
}

test('everything that names the duplicate moves, figures equal a recount, and its addresses lead to what stays', async () => {
  const { from, into, admin, member, host, logo } = await duplicates();
  const before = await references(database, 'agencies', from.id);
  // A new table that names agencies needs a row above, and its part of the merge.
  expect(unused(before)).toEqual([]);
  expect(await preview(from.id, into.id)).toEqual({
    moves: expect.arrayContaining([
      { what: 'recruiters', count: 2 },
      { what: 'teams', count: 2 },
      { what: 'placements', count: 2 },
      { what: 'trainingBookings', count: 1 },
      { what: 'reviews', count: 1 },
    ]),
    drops: [
      'The name Lantern; its link will lead to Paper Lantern',
      'Its logo and cover',
      'Its texts, website, phone and video',
      'Its Pro Team plan, and its invite settings',
      '1 team with a name that Paper Lantern has, too: the people join that team, without leading it',
      'The IDs of 1 placement that Paper Lantern has, too: the placements stay',
      'The design of 1 survey: Paper Lantern has its own. The questions stay as earlier versions, without drafts, and its campaigns are turned off',
      '1 agency report about a period that Paper Lantern has reported on, too',
    ],
    blockedBecause: null,
    warnings: [
      'Paper Lantern has 2 seats, and 5 will be taken. Everyone stays, but nobody else can join.',
      expect.stringContaining('Lantern is on Pro Team'),
      expect.stringContaining('Paper Lantern invites automatically'),
    ],
    hasAdmins: true,
  });
  const had = await references(database, 'agencies', into.id);
  expect(await wrongFigures()).toEqual([]);
  expect(await merge(from.id, into.id)).toEqual([]);
  expect(await wrongFigures()).toEqual([]);
  expect(await rowsNaming(from.id)).toEqual([]);
  expect(Object.values(await references(database, 'agencies', from.id)).filter(Boolean)).toEqual([]);
  const now = await references(database, 'agencies', into.id);
  // Of what both had, the duplicate's is dropped; the address of the duplicate, and two entries of the audit, are new.
  const apart = [
    'invite_settings',
    'invite_sources',
    'campaign_settings',
    'agency_figures',
    'agency_figure_deltas',
    'api_windows',
    'search_entries',
  ];
  const counted = ['figure_days', 'figure_day_deltas', 'nps_days', 'standings', ...apart].map(
    (name) => `${name}.agency_id`,
  );
  const change: Readonly<Record<string, number>> = {
    'member_invitations.agency_id': -1,
    'favourites.agency_id': -1,
    'profile_looks.agency_id': -1,
    'suppliers.agency_id': -1,
    'claims.agency_id': -1,
    'suppressions.agency_id': -1,
    'placement_import_columns.agency_id': -1,
    'sync_addresses.agency_id': -1,
    'mail_exclusions.agency_id': -1,
    'agency_reports.agency_id': -1,
    'teams.agency_id': -1,
    'surveys.agency_id': -1,
    'survey_tags.agency_id': -1,
    'old_slugs.agency_id': 1,
    'audit_entries.agency_id': 2,
    'mails.agency_id': 0,
  };
  for (const [name, count] of Object.entries(before))
    if (!counted.includes(name)) expect([name, now[name]]).toEqual([name, had[name]! + count + (change[name] ?? 0)]);

  for (const slug of [from.slug, `old-${from.id}`]) {
    const { data } = await request(context(), 'query ($slug: String!) { agency(slug: $slug) { id } }', { slug });
    expect(data).toEqual({ agency: { id: `Agency:${into.id}` } });
  }
  expect(await viewerFor(database, admin.user.id)).toMatchObject({ agencyId: into.id });
  const roles = await kysely.selectFrom('user_roles').select('role').where('user_id', '=', admin.user.id).execute();
  expect(roles).toEqual([{ role: 'ROLE_RECRUITER' }]);
  const teams = await kysely
    .selectFrom('team_members as m')
    .innerJoin('teams as t', 't.id', 'm.team_id')
    .select(['t.name', 'm.recruiter_id', 'm.is_lead'])
    .where('t.agency_id', '=', into.id)
    .execute();
  const inTeam = (name: string, recruiter_id: string, is_lead: boolean) => ({ name, recruiter_id, is_lead });
  expect(teams).toHaveLength(5);
  expect(teams).toEqual(
    expect.arrayContaining([
      inTeam('Engineers', admin.recruiter.id, true),
      inTeam('Engineers', member.recruiter.id, false),
      inTeam('nurses', admin.recruiter.id, false),
      inTeam('nurses', member.recruiter.id, false),
      inTeam('nurses', host.recruiter.id, true),
    ]),
  );
  const versions = await kysely
    .selectFrom('workflows as w')
    .innerJoin('surveys as s', 's.id', 'w.survey_id')
    .select(['s.audience', 'w.number', 'w.status'])
    .where('s.agency_id', '=', into.id)
    .where('w.nps_group', '=', 'promoter')
    .orderBy('s.audience')
    .orderBy('w.number')
    .execute();
  expect(versions).toEqual([
    { audience: 'candidate', number: 1, status: 'live' },
    { audience: 'candidate', number: 2, status: 'old' },
    { audience: 'employer', number: 1, status: 'live' },
  ]);
  expect(await kysely.selectFrom('files').select('state').where('id', '=', logo).execute()).toEqual([
    { state: 'removed' },
  ]);
  const told = await kysely
    .selectFrom('notices')
    .select(['user_id', 'kind'])
    .where('user_id', 'in', [admin.user.id, member.user.id, host.user.id])
    .execute();
  expect(told).toHaveLength(3);
  expect(told).toEqual(expect.arrayContaining([{ user_id: host.user.id, kind: 'peopleMerged' }]));
});

test('every table that names an agency is part of the merge, and keys of several columns can wait for its end', async () => {
  const byThemselves = [
    ...['member_invitations', 'join_requests'],
    ...['figure_days', 'figure_day_deltas', 'nps_days', 'survey_deltas'],
  ];
  const byTriggers = ['sides_to_invite', 'standings'];
  expect((await tablesNaming()).sort()).toEqual([...moved, ...keptApart, ...byThemselves, ...byTriggers].sort());
  const { rows } = await sql`select conname from pg_constraint
    where contype = 'f' and cardinality(conkey) > 1 and connamespace = 'public'::regnamespace
      and not condeferrable`.execute(kysely);
  expect(rows).toEqual([]);
});

test('two agencies of the demo, with all that they have, are merged without a wrong figure', async () => {
  const busy = await kysely
    .selectFrom('reviews')
    .select('agency_id')
    .groupBy('agency_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(2)
    .execute();
  const [into, from] = busy.map(({ agency_id }) => agency_id);
  await kysely.updateTable('placement_imports').set({ state: 'done' }).execute();
  expect(await merge(from!, into!, { keepsAdmins: true })).toEqual([]);
  expect(await rowsNaming(from!)).toEqual([]);
  expect(await wrongFigures()).toEqual([]);
});

test('agencies that import are refused, and nothing changes', async () => {
  const { from, into, member } = await duplicates();
  await createImport(database, { agency_id: from.id, recruiter_id: member.recruiter.id, state: 'importing' });
  expect(await preview(from.id, into.id)).toMatchObject({
    blockedBecause: expect.stringContaining('import of Lantern'),
  });
  const before = await references(database, 'agencies', from.id);
  expect(await merge(from.id, into.id)).toEqual(['RUNNING']);
  expect(await references(database, 'agencies', from.id)).toEqual(before);
});

test('nobody but super admins merges or previews; the same, an unknown and a changed one are refused', async () => {
  const { from, into, admin } = await duplicates();
  const staff = await viewerWithRole(database, 'ROLE_ADMIN');
  expect(await merge(from.id, into.id, {}, admin.viewer)).toEqual(['NOT_FOUND']);
  expect(await merge(from.id, into.id, {}, staff)).toEqual(['staff_read_only']);
  expect(await preview(from.id, into.id, admin.viewer)).toBeNull();
  expect(await preview(from.id, into.id, staff)).toBeNull();
  expect(await merge(from.id, from.id)).toEqual(['SAME']);
  expect(await merge(from.id, null)).toEqual(['CHOOSE']);
  expect(await merge(nature.newId(), into.id)).toEqual(['NOT_FOUND']);
  expect(await merge(from.id, into.id, { expectedVersion: 7 })).toEqual(['CLASH']);
});

test('of two merges at once that cross or part, one wins and the other is told; again changes nothing', async () => {
  for (const isCrossing of [true, false]) {
    const [a, c] = [await duplicates(), await createAgency(database)];
    const b = a.into;
    const one = merge(a.from.id, b.id);
    const two = isCrossing ? merge(b.id, a.from.id) : merge(a.from.id, c.id);
    expect((await Promise.all([one, two])).flat()).toEqual(['MERGED']);
  }
  const { from, into } = await duplicates();
  expect(await merge(from.id, into.id)).toEqual([]);
  expect(await merge(from.id, into.id)).toEqual([]);
  expect(await wrongFigures()).toEqual([]);
});
