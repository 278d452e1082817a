import { expect, test } from 'vitest';
import '../index.ts';
import type { StatementContent } from '#common/statements/content.ts';
import { shownAtFirst, statementLimits, statementSections } from '#common/statements/statements.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createStatement, createStatementVersion } from './statements.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const fields = `statement { id name about sections shown version isOfAgency subjectName subjectSlug liveLinks views
  recruiter { id } chosenReviews { edges { node { id } } } versions { edges { node { id number key state } } } }`;

interface Version {
  readonly id: string;
  readonly number: number;
  readonly key: string;
  readonly state: string;
}
interface Row {
  readonly id: string;
  readonly version: number;
  readonly versions: { readonly edges: readonly { readonly node: Version }[] };
  readonly [field: string]: unknown;
}
interface Answer {
  readonly statement: Row;
  readonly errors: readonly object[];
}
const run = async (viewer: Viewer, name: string, input: object, at?: Date) =>
  (await mutate(
    at ? { ...context(viewer), nature: { ...context(viewer).nature, now: () => at } } : context(viewer),
    name,
    input as never,
    fields,
  )) as unknown as Answer;
const input = { name: 'Health sector', about: 'We place nurses.', sections: [...statementSections] };
const add = (viewer: Viewer, wishes: object = {}) =>
  run(viewer, 'createStatement', { ...input, shown: [...shownAtFirst], reviewIds: [], isOfAgency: true, ...wishes });
const save = (viewer: Viewer, { id, version }: { id: string; version: number }, changes: object) =>
  run(viewer, 'saveStatement', { statementId: id, expectedVersion: version, ...changes });
const share = async (viewer: Viewer, { id }: { id: string }, days = 90) => {
  const answer = await run(viewer, 'shareStatement', { statementId: id, days });
  return answer.statement?.versions.edges[0]?.node as Version;
};
const act = (viewer: Viewer, name: string, field: object) =>
  mutate(context(viewer), name, field as never, '__typename');
const listed = async (viewer: Viewer) => {
  const { data } = await request(context(viewer), '{ capabilityStatements { edges { node { id } } } }');
  return (data.capabilityStatements!.edges as unknown as { node: Row }[]).map(({ node }) => node.id);
};
const read = async (key: string, args = '', at = new Date()): Promise<StatementContent | null> => {
  const asked = { ...context(), nature: { ...context().nature, now: () => at } };
  const { data, errors } = await request(asked, `{ sharedStatement(key: "${key}"${args}) }`);
  expect(errors).toBeUndefined();
  return data.sharedStatement as unknown as StatementContent | null;
};
const preview = async (viewer: Viewer, id: string) => {
  const { data } = await request(context(viewer), `{ statementPreview(statementId: "${id}") }`);
  return data.statementPreview as unknown as StatementContent | null;
};

async function createPeople(plan: 'free' | 'pro_team' | 'ultimate_team' = 'pro_team') {
  const agency = await createAgency(database, { plan, is_approved: true, location: 'Sydney' });
  const person = (wishes: object = {}, ...roles: string[]) =>
    createRecruiterWithLogin(database, { agency_id: agency.id, roles: ['ROLE_RECRUITER', ...roles], ...wishes });
  const admin = await person({ specialities: ['legal'] }, 'ROLE_RECRUITER_ADMIN');
  return { agency, admin, recruiter: await person({ specialities: ['legal', 'engineering'], location: 'Perth' }) };
}
type People = Awaited<ReturnType<typeof createPeople>>;
const reviewOf = ({ recruiter }: People['recruiter'], wishes: object = {}) =>
  createReview(database, { recruiter_id: recruiter.id, publication: 'published', level: 3, ...wishes });

test('an admin makes statements of the agency, a recruiter of their own profile, and others see neither', async () => {
  const { agency, admin, recruiter } = await createPeople();
  const review = await reviewOf(recruiter);
  const { statement } = await add(admin.viewer, { reviewIds: [`Review:${review.id}`] });
  expect(statement).toMatchObject({
    ...{ name: 'Health sector', about: 'We place nurses.', sections: [...statementSections], version: 1 },
    ...{ isOfAgency: true, subjectName: agency.name, subjectSlug: agency.slug, recruiter: null, liveLinks: 0 },
    chosenReviews: { edges: [{ node: { id: `Review:${review.id}` } }] },
  });
  const own = await add(recruiter.viewer, { isOfAgency: false });
  expect(own.statement).toMatchObject({ isOfAgency: false, subjectName: recruiter.recruiter.name });
  expect(await listed(admin.viewer)).toEqual([own.statement.id, statement.id]);
  expect(await listed(recruiter.viewer)).toEqual([own.statement.id]);
  const rival = await createPeople();
  expect(await listed(rival.admin.viewer)).toEqual([]);
  expect(await preview(rival.admin.viewer, statement.id)).toBeNull();
  expect(await preview(recruiter.viewer, statement.id)).toBeNull();
  expect((await add(recruiter.viewer)).errors).toEqual([{ code: 'FORBIDDEN', field: 'isOfAgency' }]);
  for (const viewer of [rival.admin.viewer, recruiter.viewer])
    for (const answer of [
      await save(viewer, statement, { name: 'Ours' }),
      await act(viewer, 'shareStatement', { statementId: statement.id, days: 90 }),
      await act(viewer, 'deleteStatement', { statementId: statement.id }),
    ])
      expect(codes(answer as never)).toEqual(['NOT_FOUND']);
  const entries = await kysely
    .selectFrom('audit_entries')
    .select('action')
    .where('agency_id', '=', agency.id)
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['createStatement', 'createStatement']);
});

test('without the plan nothing can be made, saved or shared', async () => {
  const { admin, agency } = await createPeople('free');
  expect(codes(await add(admin.viewer))).toEqual(['FORBIDDEN']);
  const kept = await createStatement(database, { agency_id: agency.id });
  const id = `CapabilityStatement:${kept.id}`;
  expect(codes(await save(admin.viewer, { id, version: 1 }, { name: 'Ours' }))).toEqual(['NOT_FOUND']);
  expect(codes((await act(admin.viewer, 'shareStatement', { statementId: id, days: 90 })) as never)).toEqual([
    'NOT_FOUND',
  ]);
  expect(await listed(admin.viewer)).toEqual([]);
  const version = await createStatementVersion(database, kept);
  expect(await read(version.key)).toBeNull();
});

test('wrong input is refused at its field, and nothing is made', async () => {
  const { admin, recruiter } = await createPeople();
  const other = await createPeople();
  const [hidden, foreign] = [await reviewOf(recruiter, { publication: 'removed' }), await reviewOf(other.recruiter)];
  const ids = await Promise.all(Array.from({ length: statementLimits.reviews + 1 }, () => reviewOf(recruiter)));
  for (const [wrong, code] of [
    [{ name: ' ' }, 'invalid'],
    [{ sections: ['about', 'about'] }, 'invalid'],
    [{ sections: [...statementSections.slice(1), 'fees'] }, 'invalid'],
    [{ shown: [] }, 'invalid'],
    [{ reviewIds: ids.map(({ id }) => `Review:${id}`) }, 'invalid'],
    [{ reviewIds: [`Review:${hidden.id}`] }, 'CHOOSE'],
    [{ reviewIds: [`Review:${foreign.id}`] }, 'CHOOSE'],
  ] as const)
    expect((await add(admin.viewer, wrong)).errors[0]).toMatchObject({ code });
  expect(await listed(admin.viewer)).toEqual([]);
  const { statement } = await add(admin.viewer);
  expect(codes((await act(admin.viewer, 'shareStatement', { statementId: statement.id, days: 7 })) as never)).toEqual([
    'invalid',
  ]);
});

test('a save that rests on an older version returns the newer statement and changes nothing', async () => {
  const { admin } = await createPeople();
  const { statement } = await add(admin.viewer);
  const order = [...statementSections].reverse();
  const saved = await save(admin.viewer, statement, { sections: order, shown: ['about', 'team'] });
  expect(saved.statement).toMatchObject({
    sections: order,
    shown: ['about', 'team'],
    version: 2,
    name: 'Health sector',
  });
  const clash = await save(admin.viewer, statement, { name: 'Second' });
  expect(codes(clash)).toEqual(['CLASH']);
  expect(clash.statement).toMatchObject({ name: 'Health sector', version: 2 });
});

test('a shared version keeps its figures, text and order, while a preview follows the statement', async () => {
  const people = await createPeople();
  const { admin, recruiter, agency } = people;
  const recently = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  for (const job_type of ['permanent', 'permanent', 'temp'] as const)
    await createPlacement(database, { recruiter_id: recruiter.recruiter.id, job_type, start_date: recently });
  await createPlacement(database, { recruiter_id: recruiter.recruiter.id, start_date: '2019-01-01' });
  await kysely
    .updateTable('agency_figures')
    .set({ score: 4.4, score_half: 0.3, review_count: 12, published_count: 14, eligible_count: 20, invited_count: 18 })
    .where('agency_id', '=', agency.id)
    .execute();
  const { statement } = await add(admin.viewer, {
    sections: ['contact', ...statementSections.filter((s) => s !== 'contact')],
  });
  const version = await share(admin.viewer, statement);
  expect(version).toMatchObject({ number: 1, state: 'live', key: expect.stringMatching(/^[\w-]{22}$/) });
  const content = (await read(version.key))!;
  expect(content).toMatchObject({
    ...{ kind: 'agency', name: agency.name, slug: agency.slug, agencyName: null, about: 'We place nurses.' },
    figures: {
      ...{ score: 4.4, low: 4.1, high: 4.7, reviewCount: 12, publishedCount: 14, eligible: 20, invited: 18 },
      ...{ specialities: ['legal', 'engineering'], places: ['Sydney', 'Perth'], placements: { permanent: 2, temp: 1 } },
      ...{ nps: null, peopleCount: 2, asOf: new Date().toISOString().slice(0, 10) },
    },
    contact: { email: agency.contact_email },
  });
  expect(content.sections[0]).toBe('contact');
  expect(content.sections).not.toContain('nps');
  expect(content.people).toHaveLength(2);
  await kysely.updateTable('agency_figures').set({ review_count: 99 }).where('agency_id', '=', agency.id).execute();
  await save(admin.viewer, statement, { about: 'We place engineers.', shown: ['about'] });
  expect(await read(version.key)).toMatchObject({ about: 'We place nurses.', figures: { reviewCount: 12 } });
  expect(await preview(admin.viewer, statement.id)).toMatchObject({
    ...{ key: null, expiresAt: null, about: 'We place engineers.', sections: ['about'], figures: { reviewCount: 99 } },
    ...{ people: [], contact: { email: null, phone: null, website: null } },
  });
});

test('quotes chosen reviews fairly, newest first, and drops one that is no longer public from what was shared', async () => {
  const { admin, recruiter } = await createPeople();
  const older = await reviewOf(recruiter, {
    submitted_at: new Date('2026-01-02T10:00:00Z'),
    body: `${'word '.repeat(300)}end`,
  });
  const newer = await reviewOf(recruiter, { submitted_at: new Date('2026-03-02T10:00:00Z'), level: 0 });
  const chosen = [older, newer].map(({ id }) => `Review:${id}`);
  const { statement } = await add(admin.viewer, { reviewIds: chosen });
  const { key } = await share(admin.viewer, statement);
  const shown = (await read(key))!.reviews;
  expect(shown.map((one) => one.key)).toEqual([newer.id, older.id]);
  expect(shown[0]).toMatchObject({ level: 0, stars: null, writtenOn: '2026-03-02', about: recruiter.recruiter.name });
  expect(shown[1]!.quotation).toMatch(/ word…$/);
  expect(shown[1]!.quotation.length).toBeLessThanOrEqual(statementLimits.quoted);
  expect(JSON.stringify((await kysely.selectFrom('statement_versions').selectAll().execute()).at(-1))).not.toContain(
    newer.title,
  );
  for (const change of [
    { publication: 'withdrawn' },
    { publication: 'removed', removed_because: 'spam' },
    { publication: 'under_review', is_hidden: true },
  ] as const) {
    const before = { publication: 'published', removed_because: null, is_hidden: false } as const;
    await kysely.updateTable('reviews').set(change).where('id', '=', newer.id).execute();
    expect((await read(key))!.reviews.map((one) => one.key)).toEqual([older.id]);
    await kysely.updateTable('reviews').set(before).where('id', '=', newer.id).execute();
  }
});

test('altered, expired, withdrawn and deleted links answer like unknown ones', async () => {
  const { admin } = await createPeople();
  const { statement } = await add(admin.viewer);
  const first = await share(admin.viewer, statement, 30);
  const second = await share(admin.viewer, statement, 365);
  expect(second.number).toBe(2);
  expect(await read(first.key)).not.toBeNull();
  const altered = `${first.key.slice(0, -1)}${first.key.endsWith('a') ? 'b' : 'a'}`;
  for (const key of [altered, first.key.slice(1), 'x', "'; --"]) expect(await read(key)).toBeNull();
  const later = new Date(Date.now() + 31 * 86_400_000);
  expect(await read(first.key, '', later)).toBeNull();
  expect(await read(second.key, '', later)).not.toBeNull();
  const withdrawn = { versionId: first.id };
  expect(codes((await act(admin.viewer, 'withdrawStatement', withdrawn)) as never)).toEqual([]);
  expect(codes((await act(admin.viewer, 'withdrawStatement', withdrawn)) as never)).toEqual([]);
  expect(await read(first.key)).toBeNull();
  await act(admin.viewer, 'deleteStatement', { statementId: statement.id });
  expect(await read(second.key)).toBeNull();
  const withdrawals = await kysely
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'withdrawStatement')
    .where('subject_id', '=', statement.id.split(':')[1]!)
    .execute();
  expect(withdrawals).toHaveLength(1);
});

test('stands under its own profile only, and ends when the person leaves or the profile goes', async () => {
  const { admin, recruiter, agency } = await createPeople();
  const { slug, id } = recruiter.recruiter;
  const { statement } = await add(recruiter.viewer, { isOfAgency: false });
  const { key } = await share(recruiter.viewer, statement);
  expect(await read(key, `, recruiter: "${slug}"`)).toMatchObject({ kind: 'recruiter', agencyName: agency.name });
  expect(await read(key, `, recruiter: "${admin.recruiter.slug}"`)).toBeNull();
  expect(await read(key, `, agency: "${agency.slug}"`)).toBeNull();
  await kysely
    .insertInto('old_slugs')
    .values({ slug: `${slug}-old`, recruiter_id: id, since: new Date() })
    .execute();
  expect(await read(key, `, recruiter: "${slug}-old"`)).toMatchObject({ slug });
  const elsewhere = await createAgency(database, { plan: 'pro_team', is_approved: true });
  await kysely.updateTable('recruiters').set({ agency_id: elsewhere.id }).where('id', '=', id).execute();
  expect(await read(key)).toBeNull();
});

test('counts views of visitors by day, but no programs and nobody of the agency', async () => {
  const { admin } = await createPeople();
  const { statement } = await add(admin.viewer);
  const { key, id } = await share(admin.viewer, statement);
  const see = (change: object = {}) =>
    mutate({ ...context(stranger), ...change }, 'noteStatementSeen', { key } as never);
  await see({ network: '203.0.113.7' });
  await see({ network: '203.0.113.7' });
  await see({ network: '203.0.113.8' });
  await see({ network: '203.0.113.9', isRobot: true });
  await see({ viewer: admin.viewer, network: '203.0.113.10' });
  await mutate(context(), 'noteStatementSeen', { key: 'unknown-key-of-22-sign' } as never);
  const row = await kysely
    .selectFrom('statement_versions')
    .select(['views', 'visitors', 'last_viewed_at'])
    .where('id', '=', id.split(':')[1]!)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ views: 3, visitors: 2, last_viewed_at: expect.any(Date) });
  await act(admin.viewer, 'withdrawStatement', { versionId: id });
  await see({ network: '203.0.113.11' });
  expect((await save(admin.viewer, statement, { name: 'Roads' })).statement).toMatchObject({ views: 3, liveLinks: 0 });
});
