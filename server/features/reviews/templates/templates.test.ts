import '#server/features/index.ts';
import { expect, test } from 'vitest';
import { templateLimits } from '#common/reviews/templates/inputs.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createTemplate } from './templates.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const fields = 'template { id kind name body version isShared viewerCanEdit }';
interface Row {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly viewerCanEdit: boolean;
}
interface Answer {
  readonly template: Row;
  readonly errors: readonly object[];
}
const run = async (viewer: Viewer, name: string, input: Readonly<Record<string, unknown>>) =>
  (await mutate(context(viewer), name, input, fields)) as unknown as Answer;
const add = (viewer: Viewer, wishes: object = {}) =>
  run(viewer, 'createReviewTemplate', { kind: 'reply', name: 'Thanks', body: 'Thank you, {reviewer}.', ...wishes });
const save = (viewer: Viewer, { id, version }: { id: string; version: number }, changes: object) =>
  run(viewer, 'saveReviewTemplate', { templateId: id, expectedVersion: version, ...changes });
const remove = (viewer: Viewer, templateId: string) =>
  mutate(context(viewer), 'deleteReviewTemplate', { templateId }, 'deletedReviewTemplateId');
const listed = async (viewer: Viewer) => {
  const { data } = await request(context(viewer), '{ reviewTemplates { edges { node { id name viewerCanEdit } } } }');
  return (data.reviewTemplates!.edges as unknown as { node: Row }[]).map(({ node }) => node);
};

/** An agency with an admin and two recruiters. */
async function createPeople(plan: 'free' | 'pro_team' = 'pro_team') {
  const agency = await createAgency(database, { plan });
  const person = (...roles: string[]) =>
    createRecruiterWithLogin(database, { agency_id: agency.id, roles: ['ROLE_RECRUITER', ...roles] });
  return { agency, admin: await person('ROLE_RECRUITER_ADMIN'), own: await person(), colleague: await person() };
}

test('recruiters have their own templates, and use those that the admin shares', async () => {
  const { agency, admin, own, colleague } = await createPeople();
  const { template } = await add(own.viewer, { name: '  To   candidates ', kind: 'post', body: ' See {link}\r\n' });
  expect(template).toMatchObject({
    ...{ kind: 'post', name: 'To candidates', body: 'See {link}', version: 1, isShared: false, viewerCanEdit: true },
  });
  const { template: shared } = await add(admin.viewer, { isShared: true });
  expect(shared).toMatchObject({ isShared: true, viewerCanEdit: true });
  expect(await listed(own.viewer)).toEqual([
    { id: shared.id, name: 'Thanks', viewerCanEdit: false },
    { id: template.id, name: 'To candidates', viewerCanEdit: true },
  ]);
  for (const { viewer } of [colleague, admin]) expect((await listed(viewer)).map(({ id }) => id)).toEqual([shared.id]);
  expect((await save(own.viewer, template, { name: 'To all' })).template).toMatchObject({ name: 'To all', version: 2 });
  expect(codes(await save(own.viewer, template, { name: 'Late' }))).toEqual(['CLASH']);
  expect(codes(await save(own.viewer, shared, { name: 'Mine' }))).toEqual(['FORBIDDEN']);
  expect(codes(await remove(own.viewer, shared.id))).toEqual(['FORBIDDEN']);
  for (const { viewer } of [colleague, admin]) {
    expect(codes(await save(viewer, { ...template, version: 2 }, { name: 'Mine' }))).toEqual(['NOT_FOUND']);
    expect(codes(await remove(viewer, template.id))).toEqual(['NOT_FOUND']);
  }
  expect(await remove(own.viewer, template.id)).toMatchObject({ deletedReviewTemplateId: template.id, errors: [] });
  expect(codes(await remove(own.viewer, template.id))).toEqual(['NOT_FOUND']);
  const entries = await kysely
    .selectFrom('audit_entries')
    .select('action')
    .where('agency_id', '=', agency.id)
    .execute();
  expect(entries.map(({ action }) => action).sort()).toEqual([
    ...['createReviewTemplate', 'createReviewTemplate', 'deleteReviewTemplate', 'saveReviewTemplate'],
  ]);
});

test('another agency, a recruiter who moved, a free plan and strangers have nothing of them', async () => {
  const { agency, own } = await createPeople();
  const theirs = await createPeople();
  const free = await createPeople('free');
  const { template } = await add(own.viewer);
  const { id } = await createTemplate(database, { agency_id: agency.id });
  for (const viewer of [
    theirs.admin.viewer,
    { ...own.viewer, agencyId: theirs.agency.id },
    free.own.viewer,
    stranger,
  ]) {
    expect(await listed(viewer)).toEqual([]);
    expect(codes(await save(viewer, template, { name: 'Ours' }))).toEqual(['NOT_FOUND']);
    expect(codes(await remove(viewer, `ReviewTemplate:${id}`))).toEqual(['NOT_FOUND']);
  }
  await createTemplate(database, { agency_id: free.agency.id });
  expect(await listed(free.admin.viewer)).toEqual([]);
  expect(codes(await add(free.admin.viewer, { isShared: true }))).toEqual(['FORBIDDEN']);
  expect(codes(await add(stranger))).toEqual(['FORBIDDEN']);
  expect((await add(own.viewer, { isShared: true })).errors).toEqual([{ code: 'FORBIDDEN', field: 'isShared' }]);
});

test('a text is refused that could leave braces or is too long, with the field', async () => {
  const { own } = await createPeople();
  for (const wishes of [
    { body: 'Hi {first name}' },
    { body: 'See {link}' },
    { body: 'Hi {' },
    { body: 'a'.repeat(templateLimits.reply + 1) },
    { body: ' ' },
  ])
    expect((await add(own.viewer, wishes)).errors).toMatchObject([{ field: 'body' }]);
  expect((await add(own.viewer, { name: ' ' })).errors).toMatchObject([{ field: 'name' }]);
  const { template } = await add(own.viewer);
  expect((await save(own.viewer, template, { body: 'See {link}' })).errors).toEqual([
    { code: 'INVALID', field: 'body' },
  ]);
});

test('a recruiter has at most as many as the limit, whatever their agency shares', async () => {
  const { agency, admin, own } = await createPeople();
  const of = { agency_id: agency.id, recruiter_id: own.recruiter.id };
  for (let count = 0; count < templateLimits.own; count++) await createTemplate(database, of);
  expect(codes(await add(own.viewer))).toEqual(['LIMIT']);
  expect((await add(admin.viewer, { isShared: true })).errors).toEqual([]);
  expect(await listed(own.viewer)).toHaveLength(templateLimits.own + 1);
});
