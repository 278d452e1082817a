import { expect, test } from 'vitest';
import '../index.ts';
import { widgetLimits } from '#common/widgets/widgets.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { versionsIn } from '#server/pages/versions.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createTeam } from '../teams/teams.factories.ts';
import { createWidget } from './widgets.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const fields = `widget { id key name kind layout theme accent audience speciality leastLevel origins isPaused version subject
  subjectName viewCount sites recruiter { id } team { id } }`;

interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}
interface Answer {
  readonly widget: Row & { readonly version: number };
  readonly errors: readonly object[];
}
const run = async (viewer: Viewer, name: string, input: Readonly<Record<string, unknown>>) =>
  (await mutate(context(viewer), name, input, fields)) as unknown as Answer;
const remove = (viewer: Viewer, widgetId: string) =>
  mutate(context(viewer), 'deleteWidget', { widgetId }, 'deletedWidgetId');
const input = { name: 'Home', kind: 'carousel', layout: 'triple', theme: 'light', accent: '#0072BB', leastLevel: 1 };
const add = (viewer: Viewer, wishes: object = {}) => run(viewer, 'createWidget', { ...input, origins: [], ...wishes });
const save = (viewer: Viewer, { id, version }: { id: string; version: number }, changes: object) =>
  run(viewer, 'saveWidget', { widgetId: id, expectedVersion: version, ...changes });
const listed = async (viewer: Viewer) => {
  const { data } = await request(context(viewer), '{ widgets { edges { node { id name viewCount sites } } } }');
  return (data.widgets!.edges as unknown as { node: Row }[]).map(({ node }) => node);
};

/** An agency with an admin, a freelancer and another recruiter. */
async function createPeople(plan: 'free' | 'pro_team' = 'pro_team') {
  const agency = await createAgency(database, { plan });
  const person = (...roles: string[]) =>
    createRecruiterWithLogin(database, { agency_id: agency.id, roles: ['ROLE_RECRUITER', ...roles] });
  const admin = await person('ROLE_RECRUITER_ADMIN');
  return { agency, admin, freelancer: await person('ROLE_RECRUITER_FREELANCER'), other: await person() };
}

test('an admin makes widgets about the agency, a team or a recruiter, and changes what a widget is about', async () => {
  const { agency, admin, other } = await createPeople();
  const team = await createTeam(database, { agency_id: agency.id, members: [other.recruiter.id] });
  const { widget } = await add(admin.viewer, {
    ...{ audience: 'candidate', speciality: 'legal', leastLevel: 3 },
    origins: [
      'HTTPS://Www.Agency.example/team?a#b',
      'agency.example',
      'https://agency.example',
      ' ',
      'http://localhost:3000/x',
    ],
  });
  expect(widget).toMatchObject({
    ...{ name: 'Home', accent: '#0072bb', audience: 'candidate', speciality: 'legal', leastLevel: 3, version: 1 },
    ...{ subject: 'agency', subjectName: agency.name, isPaused: false, viewCount: 0, sites: [] },
    origins: ['https://www.agency.example', 'https://agency.example', 'http://localhost:3000'],
    key: expect.stringMatching(/^[\w-]{12}$/),
  });
  const ofTeam = await save(admin.viewer, widget, { teamId: `Team:${team.id}`, audience: null });
  expect(ofTeam.widget).toMatchObject({
    ...{ subject: 'team', subjectName: team.name, team: { id: `Team:${team.id}` }, audience: null },
    ...{ speciality: 'legal', version: 2, key: widget.key },
  });
  const ofOther = await save(admin.viewer, ofTeam.widget, { recruiterId: `Recruiter:${other.recruiter.id}` });
  expect(ofOther.widget).toMatchObject({ subject: 'recruiter', subjectName: other.recruiter.name, team: null });
  const both = { recruiterId: `Recruiter:${other.recruiter.id}`, teamId: `Team:${team.id}` };
  expect(codes(await save(admin.viewer, ofOther.widget, both))).toEqual(['CHOOSE']);
  const ofAgency = await save(admin.viewer, ofOther.widget, { recruiterId: null, teamId: null });
  expect(ofAgency.widget).toMatchObject({ subject: 'agency', recruiter: null });
  const entries = await kysely
    .selectFrom('audit_entries')
    .select('action')
    .where('agency_id', '=', agency.id)
    .execute();
  expect(entries.map(({ action }) => action).sort()).toEqual(['createWidget', ...Array(3).fill('saveWidget')]);
});

test('a widget is about the agency that makes it, whatever is sent', async () => {
  const { admin } = await createPeople();
  const theirs = await createPeople();
  const team = await createTeam(database, { agency_id: theirs.agency.id });
  for (const foreign of [
    { recruiterId: `Recruiter:${theirs.other.recruiter.id}` },
    { teamId: `Team:${team.id}` },
    { recruiterId: 'Recruiter:made-up' },
  ]) {
    expect(codes(await add(admin.viewer, foreign))).toEqual(['NOT_FOUND']);
    const { widget } = await add(admin.viewer);
    expect(codes(await save(admin.viewer, widget, foreign))).toEqual(['NOT_FOUND']);
  }
  const { widget } = await add(admin.viewer);
  expect(codes(await save(theirs.admin.viewer, widget, { name: 'Ours' }))).toEqual(['NOT_FOUND']);
  expect(codes(await remove(theirs.admin.viewer, widget.id))).toEqual(['NOT_FOUND']);
  expect(await listed(theirs.admin.viewer)).toEqual([]);
});

test('people with widgets only have those about themselves, and others have none', async () => {
  const { agency, admin, freelancer, other } = await createPeople();
  const { id: agencys } = await createWidget(database, { agency_id: agency.id });
  const { widget } = await add(freelancer.viewer, { recruiterId: `Recruiter:${freelancer.recruiter.id}` });
  expect(widget.subject).toBe('recruiter');
  expect((await listed(freelancer.viewer)).map(({ id }) => id)).toEqual([widget.id]);
  expect(await listed(admin.viewer)).toHaveLength(2);
  expect(await listed(other.viewer)).toEqual([]);
  expect((await add(freelancer.viewer)).errors).toEqual([{ code: 'FORBIDDEN', field: 'recruiterId' }]);
  const colleague = { recruiterId: `Recruiter:${other.recruiter.id}` };
  expect(codes(await add(freelancer.viewer, colleague))).toEqual(['FORBIDDEN']);
  expect(codes(await save(freelancer.viewer, widget, colleague))).toEqual(['FORBIDDEN']);
  const foreign = { id: `Widget:${agencys}`, version: 1 };
  expect(codes(await save(freelancer.viewer, foreign, { isPaused: true }))).toEqual(['NOT_FOUND']);
  expect(codes(await add(other.viewer, { recruiterId: `Recruiter:${other.recruiter.id}` }))).toEqual(['FORBIDDEN']);
  expect(codes(await save(other.viewer, foreign, { isPaused: true }))).toEqual(['NOT_FOUND']);
  expect(codes(await remove(other.viewer, foreign.id))).toEqual(['NOT_FOUND']);
});

test('premium kinds need the plan; a widget whose plan has ended can be paused, and used again as a carousel', async () => {
  const { agency, admin } = await createPeople('free');
  for (const kind of ['pinnedLeft', 'footerBar', 'testimonial'])
    expect((await add(admin.viewer, { kind })).errors).toMatchObject([{ code: 'FORBIDDEN', field: 'kind' }]);
  const { widget: plain } = await add(admin.viewer);
  expect(codes(await save(admin.viewer, plain, { kind: 'footerBar', isPaused: true }))).toEqual(['FORBIDDEN']);
  const kept = await createWidget(database, { agency_id: agency.id, kind: 'footerBar' });
  const id = `Widget:${kept.id}`;
  expect(codes(await save(admin.viewer, { id, version: 1 }, { name: 'Still on' }))).toEqual(['FORBIDDEN']);
  const paused = await save(admin.viewer, { id, version: 1 }, { isPaused: true });
  expect(paused.widget.isPaused).toBe(true);
  expect(codes(await save(admin.viewer, paused.widget, { isPaused: false }))).toEqual(['FORBIDDEN']);
  const again = await save(admin.viewer, paused.widget, { kind: 'carousel', isPaused: false });
  expect(again.widget).toMatchObject({ kind: 'carousel', isPaused: false });
  const rich = await createPeople('pro_team');
  expect((await add(rich.admin.viewer, { kind: 'pinnedLeft' })).widget.kind).toBe('pinnedLeft');
});

test('wrong input is refused at its field, and nothing is made', async () => {
  const { admin } = await createPeople();
  for (const wrong of [{ name: ' ' }, { accent: '#ffee00' }, { origins: ['/team'] }, { leastLevel: 0 }])
    expect((await add(admin.viewer, wrong)).errors).toEqual([{ code: 'invalid', field: Object.keys(wrong)[0] }]);
  expect(await listed(admin.viewer)).toEqual([]);
});

test('a save that rests on an older version returns the newer widget and changes nothing', async () => {
  const { admin } = await createPeople();
  const { widget } = await add(admin.viewer);
  await save(admin.viewer, widget, { name: 'First' });
  const clash = await save(admin.viewer, widget, { name: 'Second' });
  expect(codes(clash)).toEqual(['CLASH']);
  expect(clash.widget).toMatchObject({ name: 'First', version: 2 });
});

test('a save, a pause and a deletion end what is kept of the embed', async () => {
  const { admin } = await createPeople();
  const { widget } = await add(admin.viewer);
  const subject = widget.id.replace('Widget:', 'widget:');
  const version = async () => (await versionsIn(database)([subject])).get(subject);
  const heard: string[] = [];
  const client = await database.pool.connect();
  await client.query('listen page_versions');
  client.on('notification', ({ payload }) => heard.push(...JSON.parse(payload!)));
  try {
    expect(await version()).toBe('1');
    const saved = await save(admin.viewer, widget, { isPaused: true });
    expect(await version()).toBe('2');
    await save(admin.viewer, saved.widget, { theme: 'dark' });
    expect(await version()).toBe('3');
    expect((await remove(admin.viewer, widget.id)) as unknown).toMatchObject({ deletedWidgetId: widget.id });
    expect(await version()).toBeUndefined();
    await client.query('select 1');
    expect(heard.filter((one) => one === subject)).toHaveLength(3);
  } finally {
    await client.query('unlisten page_versions');
    client.release();
  }
});

test("a changed team ends what is kept of its widgets, and a deleted team's widgets go with it", async () => {
  const { agency, admin, other } = await createPeople();
  const team = await createTeam(database, { agency_id: agency.id });
  const { id } = await createWidget(database, { agency_id: agency.id, team_id: team.id });
  const bystander = await createWidget(database, { agency_id: agency.id });
  const versions = async () => {
    const found = await versionsIn(database)([`widget:${id}`, `widget:${bystander.id}`]);
    return [found.get(`widget:${id}`), found.get(`widget:${bystander.id}`)];
  };
  const change = async (name: string, changes: object) =>
    codes(await mutate(context(admin.viewer), name, { teamId: `Team:${team.id}`, ...changes }));
  const recruiterIds = [`Recruiter:${other.recruiter.id}`];
  expect(await change('setTeamMembers', { recruiterIds, isLead: false })).toEqual([]);
  expect(await versions()).toEqual(['2', '1']);
  expect(await change('removeTeamMembers', { recruiterIds })).toEqual([]);
  expect(await versions()).toEqual(['3', '1']);
  expect(await change('renameTeam', { name: 'Builders', expectedVersion: 1 })).toEqual([]);
  expect(await versions()).toEqual(['4', '1']);
  expect(await change('deleteTeam', {})).toEqual([]);
  expect(await versions()).toEqual([undefined, '1']);
});

test('an agency has a limited number of widgets', async () => {
  const { agency, admin } = await createPeople();
  for (let made = 0; made < widgetLimits.widgets; made++) await createWidget(database, { agency_id: agency.id });
  expect(codes(await add(admin.viewer))).toEqual(['LIMIT']);
});

test('shows the views of the last 30 days, and the sites with the day they were last seen', async () => {
  const { agency, admin } = await createPeople();
  const { id: widget_id } = await createWidget(database, { agency_id: agency.id });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const views = (origin: string, days: number, count: number) => ({
    ...{ widget_id, agency_id: agency.id, origin, viewed_on: ago(days), views: count },
  });
  await kysely
    .insertInto('widget_views')
    .values([
      ...[views('https://a.example', 0, 5), views('https://a.example', 29, 2), views('https://a.example', 30, 100)],
      ...[views('https://old.example', 90, 7), views('', 1, 1)],
    ])
    .execute();
  expect(await listed(admin.viewer)).toMatchObject([
    {
      viewCount: 8,
      sites: [
        { origin: 'https://a.example', views: 7, seenOn: ago(0) },
        { origin: '', views: 1, seenOn: ago(1) },
        { origin: 'https://old.example', views: 0, seenOn: ago(90) },
      ],
    },
  ]);
});
