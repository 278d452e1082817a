import { describe, expect, test } from 'vitest';
import { featureNames } from '#common/features.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createAgency, createCompany } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createPanelViewers } from './admin.factories.ts';

const { database, context } = await testDatabase();
const { superAdmin, staff, recruiter } = await createPanelViewers(database);
const { kysely, pool } = database;

describe('the overview', () => {
  const text = `{ panelOverview { databaseMs workers workerSeenAt dueTasks { count } failedTasks { count } failedMails { count }
    queues { part count isBounded oldestAt } } }`;
  const queues = async (viewer: Viewer) => {
    const { data } = await request(context(viewer), text);
    const list = data.panelOverview?.queues as unknown as
      | { part: string; count: number; oldestAt: string }[]
      | undefined;
    return list && Object.fromEntries(list.map((queue) => [queue.part, queue]));
  };

  test('counts what is waiting, and says since when', async () => {
    const before = (await queues(superAdmin))!;
    expect(before).toMatchObject({ reviews: { count: 0, oldestAt: null }, agencies: { count: 0 } });
    await createReview(database, {
      publication: 'unpublished',
      moderation: 'queued',
      submitted_at: new Date('2026-11-01T08:00:00Z'),
    });
    await createReview(database, { publication: 'unpublished', moderation: 'queued' });
    await createAgency(database, { is_approved: false });
    await createAgency(database, { is_approved: false, declined_because: 'A copy of another one' });
    await createCompany(database, { is_approved: false });
    await pool.query("select graphile_worker.add_job('lost', max_attempts := 1)");
    await pool.query('update graphile_worker._private_jobs set attempts = 1');
    expect(await queues(staff)).toMatchObject({
      reviews: { count: 2, isBounded: false, oldestAt: '2026-11-01T08:00:00.000Z' },
      agencies: { count: 1 },
      companies: { count: 1 },
      tasks: { count: 1 },
      mails: { count: 0 },
    });
  });

  test('sees a running worker, and none once it is gone', async () => {
    const workers = async () => (await request(context(staff), text)).data.panelOverview!.workers;
    expect(await workers()).toBe(0);
    const client = await pool.connect();
    await client.query("set application_name = 'plaudit worker'");
    expect(await workers()).toBe(1);
    await client.query("set application_name = ''");
    client.release();
    expect(await workers()).toBe(0);
  });

  test('and the flags are hidden from everybody else', async () => {
    for (const viewer of [recruiter, stranger]) {
      expect(await queues(viewer)).toBeUndefined();
      expect((await request(context(viewer), '{ features { environment } }')).data).toEqual({ features: null });
    }
  });
});

test('all flags are there, with their purpose, their state and the reason for it', async () => {
  const { data } = await request(context(staff), '{ features { environment features { name isOn isDefault onIn } } }');
  const features = data.features!.features as unknown as { name: string }[];
  expect(features.map(({ name }) => name)).toEqual([...featureNames]);
  expect(features).toContainEqual({ name: 'awards', isOn: false, isDefault: true, onIn: [] });
  expect(features).toContainEqual({
    name: 'trainingSessionModal',
    isOn: true,
    isDefault: true,
    onIn: ['local', 'dev', 'staging'],
  });
});

describe('the audit log', () => {
  const rows =
    'edges { node { action actor subjectId details user { name } impersonatedBy { name } agency { name } } }';
  const find = async (viewer: Viewer, filter = '') => {
    const { data } = await request(context(viewer), `{ auditEntries(first: 100, filter: { ${filter} }) { ${rows} } }`);
    const { edges } = data.auditEntries as unknown as { edges: { node: Record<string, unknown> }[] };
    return edges.map(({ node }) => node);
  };
  const actions = async (filter: string) => (await find(superAdmin, filter)).map(({ action }) => action);

  async function entry(change: Record<string, unknown>) {
    const row = {
      id: context().nature.newId(),
      at: new Date('2026-05-05T10:00:00Z'),
      actor: 'user',
      action: 'replyToReview',
      subject_type: 'Review',
      subject_id: context().nature.newId(),
      details: '{}',
      ...change,
    };
    await kysely
      .insertInto('audit_entries')
      .values(row as never)
      .execute();
    return row;
  }

  test('shows both people when one acted for the other, and what it was about', async () => {
    await kysely.updateTable('users').set({ name: 'Ruth Ángström' }).where('id', '=', superAdmin.userId).execute();
    await entry({
      user_id: recruiter.userId,
      impersonated_by: superAdmin.userId,
      agency_id: recruiter.agencyId,
      details: JSON.stringify({
        to: 'sent',
        from: 'draft',
        given: ['ROLE_USER', 'ROLE_ADMIN'],
        taken: [],
        until: null,
      }),
    });
    expect(await find(staff, 'isImpersonated: true')).toMatchObject([
      {
        details: ['from: draft', 'given: ROLE_USER ROLE_ADMIN', 'taken: ', 'to: sent', 'until: –'],
        user: { name: 'Dana Thistlewick' },
        impersonatedBy: { name: 'Ruth Ángström' },
        agency: { name: 'Paper Lantern Placements' },
      },
    ]);
    expect(await actions('impersonator: "ruth ang"')).toEqual(['replyToReview']);
    expect(await actions('words: "thistlewick", impersonator: "100%"')).toEqual([]);
  });

  test('is searched by person, action, subject, place and time', async () => {
    const { subject_id } = await entry({
      action: 'aged',
      at: new Date('2024-02-03T23:59:59Z'),
      agency_id: recruiter.agencyId,
    });
    for (const args of [
      'action: "aged"',
      `subjectId: "${subject_id}"`,
      `subjectId: "Review:${subject_id}"`,
      'from: "2024-02-03", until: "2024-02-03"',
      'agency: "paper lantern", until: "2024-12-31"',
    ])
      expect(await actions(args)).toEqual(['aged']);
    for (const args of ['subjectId: "nothing"', 'until: "2024-02-02"', 'action: "aged", actor: "system"'])
      expect(await actions(args)).toEqual([]);
  });

  test("takes days in the viewer's time zone", async () => {
    await entry({ action: 'zoned', at: new Date('2023-06-30T23:59:59Z') });
    const found = (timeZone: string, day: string) =>
      find({ ...superAdmin, timeZone }, `action: "zoned", from: "${day}", until: "${day}"`);
    expect(await found('UTC', '2023-06-30')).toHaveLength(1);
    expect(await found('America/New_York', '2023-06-30')).toHaveLength(1);
    expect(await found('Australia/Sydney', '2023-06-30')).toEqual([]);
    expect(await found('Australia/Sydney', '2023-07-01')).toHaveLength(1);
  });

  test('is empty for everybody else, whatever they search for', async () => {
    const { id } = await entry({});
    for (const viewer of [recruiter, stranger]) {
      expect(await find(viewer)).toEqual([]);
      const { data } = await request(context(viewer), 'query ($id: ID!) { node(id: $id) { id } }', {
        id: `AuditEntry:${id}`,
      });
      expect(data).toEqual({ node: null });
    }
  });

  test("shows a review's history to the moderator who checks it", async () => {
    const review = await createReview(database, { publication: 'unpublished', moderation: 'queued' });
    const input = { reviewId: `ReviewToCheck:${review.id}`, expectedVersion: 1 };
    const history = 'review { history { edges { node { action user { id } } } } }';
    const { review: shown } = await mutate(context(superAdmin), 'approveReview', input, history);
    expect(shown).toEqual({
      history: { edges: [{ node: { action: 'approveReview', user: { id: `User:${superAdmin.userId}` } } }] },
    });
  });
});

describe('the statements of a screen', () => {
  /** Statements that a query causes, counted on the pool's connections. */
  async function statementsOf(text: string): Promise<number> {
    let count = 0;
    const counting = new Proxy(pool, {
      get: (target, name) => {
        if (name === 'query') count += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const kyselyCounted = kysely.withPlugin({
      transformQuery: ({ node }) => {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await request({ ...context(superAdmin), database: { ...database, pool: counting, kysely: kyselyCounted } }, text);
    return count;
  }

  test.each([
    ['the counts on the tabs', '{ panelOverview { queues { part count isBounded } } }'],
    ['the overview', '{ panelOverview { workers queues { part count } } }'],
    [
      'the audit log',
      '{ auditEntries { edges { node { action user { name } impersonatedBy { name } agency { name } } } pageInfo { hasNextPage } } }',
    ],
    ['the tasks', '{ tasks { edges { node { name state } } pageInfo { hasNextPage } } }'],
    ['the outbox', '{ mails { edges { node { subject text agency { name } sentAgainAs { id } } } } }'],
    [
      'reviews to check',
      '{ reviewsToCheck { edges { node { title recruiter { name } placement { jobTitle } history { edges { node { action } } } } } } }',
    ],
  ])('%s needs one statement', async (_, text) => {
    expect(await statementsOf(text)).toBe(1);
  });

  test('the flags need no statement', async () => {
    expect(await statementsOf('{ features { environment features { name } } }')).toBe(0);
  });
});
