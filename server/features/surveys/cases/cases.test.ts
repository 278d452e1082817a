import { expect, test } from 'vitest';
import { workingDaysAfter } from '#common/surveys/cases.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, system, type Viewer, viewerOf } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import '../../index.ts';
import { followAnonymousResponses } from '../following/following.tasks.ts';
import { createCampaign, createCase, createRecipient, createResponse, createSurvey } from '../surveys.factories.ts';
import { remindOfCases } from './cases.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const hour = 3_600_000;

/** An agency with surveys, its admin, and two recruiters. */
async function createPeople(plan: 'ultimate_team' | 'free' = 'ultimate_team') {
  const agency = await createAgency(database, { plan });
  const { survey, workflows } = await createSurvey(database, { agency_id: agency.id });
  const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  const login = async (...roles: string[]) => {
    const { recruiter, user } = await createRecruiterWithLogin(database, {
      agency_id: agency.id,
      roles: ['ROLE_RECRUITER', ...roles, ...(plan === 'free' ? [] : ['ROLE_ULTIMATE_TEAM'])],
    });
    return { recruiter, user, viewer: await viewerOf(database, user.id) };
  };
  const admin = await login('ROLE_RECRUITER_ADMIN');
  const detractors = workflows.find(({ nps_group }) => nps_group === 'detractor')!;
  return { agency, campaign, detractors, admin, one: await login(), other: await login() };
}
type People = Awaited<ReturnType<typeof createPeople>>;

const ask = ({ agency, campaign, one }: People) =>
  createRecipient(database, { agency_id: agency.id, campaign_id: campaign.id, recruiter_id: one.recruiter.id });

async function answered(people: People) {
  const { recipient } = await ask(people);
  const response = await createResponse(database, { recipient, workflow: people.detractors, comment: 'Slow answers' });
  return createCase(database, {
    agency_id: people.agency.id,
    response_id: response.id,
    owner_id: people.one.recruiter.id,
  });
}

/** Gives this score and, if whole, answers every other question. */
async function answer({ campaign }: People, who: { token?: string; resume?: string }, score: number, isWhole = true) {
  const send = (questionId: string, value: unknown, finishes = false) =>
    mutate(
      context(stranger),
      'answerSurvey',
      { campaignId: `Campaign:${campaign.id}`, ...who, questionId, answer: value, finishes },
      'clientMutationId',
    );
  await send('score', score);
  if (!isWhole) return;
  for (const [id, value, last] of [
    ['reason', 'Nobody called me back', false],
    ['group', null, false],
    ['quote', false, true],
  ] as const)
    expect((await send(id, value, last)).errors).toEqual([]);
}

const caseFields = `npsCase { id state dueOn isOverdue version score comment personName personEmail isAnonymous owner { name }
  notes { edges { node { words by } } } history { edges { node { action by } } } }`;
const run = (viewer: Viewer, name: string, input: Readonly<Record<string, unknown>>) =>
  mutate(context(viewer), name, input, caseFields);

const casesOf = (agencyId: string) =>
  kysely.selectFrom('nps_cases').selectAll().where('agency_id', '=', agencyId).execute();
const noticesOf = (userId: string) =>
  kysely.selectFrom('notices').select(['kind', 'about', 'path']).where('user_id', '=', userId).execute();

async function listed(viewer: Viewer, filter: object = {}) {
  const { data } = await request(
    context(viewer),
    'query ($f: NpsCaseFilter) { npsCases(filter: $f) { edges { node { id } } } }',
    { f: filter },
  );
  return (data.npsCases!.edges as unknown as { node: { id: string } }[]).map(({ node }) => node.id);
}

test("a detractor's complete response opens one case, and its recruiter is told", async () => {
  const people = await createPeople();
  const { token } = await ask(people);
  await answer(people, { token }, 3);
  const [opened, ...others] = await casesOf(people.agency.id);
  expect(others).toEqual([]);
  expect(opened).toMatchObject({ state: 'open', owner_id: people.one.recruiter.id });
  expect(opened!.due_on).toBe(workingDaysAfter(opened!.opened_at.toISOString().slice(0, 10), 3));
  expect(await noticesOf(people.one.user.id)).toContainEqual({
    kind: 'caseAssigned',
    about: 'a candidate gave a score of 3',
    path: `/dashboard/cases?open=NpsCase%3A${opened!.id}`,
  });
  expect(
    await kysely.selectFrom('mails').select('to_email').where('to_email', '=', people.one.user.email).execute(),
  ).toHaveLength(1);
});

test('promoters and passives open none', async () => {
  const people = await createPeople();
  for (const score of [7, 10]) await answer(people, { token: (await ask(people)).token }, score);
  expect(await casesOf(people.agency.id)).toEqual([]);
});

test('a response that nobody finishes opens its case a day after the score', async () => {
  const people = await createPeople();
  const [left, corrected] = [await ask(people), await ask(people)];
  await answer(people, { token: left.token }, 2, false);
  await answer(people, { token: corrected.token }, 2, false);
  await answer(people, { token: corrected.token }, 9, false);
  await doTasks(context(system), new Date(Date.now() + 23 * hour));
  expect(await casesOf(people.agency.id)).toEqual([]);
  await doTasks(context(system), new Date(Date.now() + 25 * hour));
  expect(await casesOf(people.agency.id)).toHaveLength(1);
  await answer(people, { token: left.token }, 1);
  expect(await casesOf(people.agency.id)).toHaveLength(1);
});

test('the case of an anonymous response opens after midnight, for an admin, and names nobody', async () => {
  const people = await createPeople();
  await answer(people, { resume: 'r'.repeat(40) }, 0);
  expect(await casesOf(people.agency.id)).toEqual([]);
  const tomorrow = new Date(`${new Date(Date.now() + 24 * hour).toISOString().slice(0, 10)}T00:15:00Z`);
  await followAnonymousResponses.run(context(system, tomorrow), {});
  await followAnonymousResponses.run(context(system, tomorrow), {});
  const [opened, ...others] = await casesOf(people.agency.id);
  expect(others).toEqual([]);
  expect(opened!.opened_at).toEqual(tomorrow);
  expect(opened!.owner_id).toBe(people.admin.recruiter.id);
  const contacted = await run(people.admin.viewer, 'moveNpsCase', {
    caseId: `NpsCase:${opened!.id}`,
    expectedVersion: 1,
    event: 'contact',
  });
  expect(codes(contacted)).toEqual(['ANONYMOUS']);
  const resolved = await run(people.admin.viewer, 'moveNpsCase', {
    caseId: `NpsCase:${opened!.id}`,
    expectedVersion: 1,
    event: 'resolve',
  });
  expect(resolved).toMatchObject({
    npsCase: { state: 'resolved', isAnonymous: true, personName: null, personEmail: null },
  });
});

test('a case is contacted, resolved with a note, and opened again', async () => {
  const people = await createPeople();
  const { id } = await answered(people);
  const move = (event: string, expectedVersion: number, note?: string) =>
    run(people.one.viewer, 'moveNpsCase', { caseId: `NpsCase:${id}`, expectedVersion, event, note });
  expect(await move('contact', 1)).toMatchObject({ npsCase: { state: 'contacted', version: 2 } });
  expect(codes(await move('contact', 2))).toEqual(['STATE']);
  expect(codes(await move('resolve', 1))).toEqual(['CLASH']);
  const resolved = await move('resolve', 2, 'We talked, all good');
  expect(resolved).toMatchObject({
    npsCase: {
      state: 'resolved',
      notes: { edges: [{ node: { words: 'We talked, all good', by: people.one.user.name } }] },
    },
  });
  const { history } = resolved.npsCase as unknown as { history: { edges: { node: { action: string } }[] } };
  expect(history.edges.map(({ node }) => node.action).sort()).toEqual(['contactCase', 'noteCase', 'resolveCase']);
  expect(await move('reopen', 3)).toMatchObject({ npsCase: { state: 'open', version: 4 } });
});

test('a new owner is told, and can then see the case', async () => {
  const people = await createPeople();
  const { id } = await answered(people);
  const colleague = await createRecruiterWithLogin(database, {
    agency_id: people.agency.id,
    roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM'],
  });
  const viewer = await viewerOf(database, colleague.user.id);
  expect(await listed(viewer)).toEqual([]);
  const give = (ownerId: string, expectedVersion = 1) =>
    run(people.admin.viewer, 'saveNpsCase', {
      caseId: `NpsCase:${id}`,
      expectedVersion,
      ownerId: `Recruiter:${ownerId}`,
    });
  expect(await give(colleague.recruiter.id)).toMatchObject({ npsCase: { owner: { name: colleague.recruiter.name } } });
  expect(await noticesOf(colleague.user.id)).toMatchObject([{ kind: 'caseAssigned' }]);
  expect(await listed(viewer)).toEqual([`NpsCase:${id}`]);
  const foreigner = await createRecruiterWithLogin(database);
  expect(codes(await give(foreigner.recruiter.id, 2))).toEqual(['NO_COLLEAGUE']);
});

test('the due date moves to a later day only', async () => {
  const people = await createPeople();
  const { id } = await answered(people);
  const save = (dueOn: string, expectedVersion: number) =>
    run(people.one.viewer, 'saveNpsCase', { caseId: `NpsCase:${id}`, expectedVersion, dueOn });
  expect(codes(await save('2020-01-01', 1))).toEqual(['PAST']);
  expect(await save('2199-01-01', 1)).toMatchObject({ npsCase: { dueOn: '2199-01-01', version: 2 } });
});

test('the list narrows by state, owner, due date and words', async () => {
  const people = await createPeople();
  const due = await answered(people);
  const late = await answered(people);
  await kysely
    .updateTable('nps_cases')
    .set({ due_on: '2026-01-02', owner_id: null })
    .where('id', '=', late.id)
    .execute();
  const { viewer } = people.one;
  const [dueId, lateId] = [`NpsCase:${due.id}`, `NpsCase:${late.id}`];
  expect(await listed(viewer)).toEqual([lateId, dueId]);
  expect(await listed(viewer, { isOverdue: true })).toEqual([lateId]);
  expect(await listed(viewer, { isMine: true })).toEqual([dueId]);
  expect(await listed(viewer, { state: 'resolved' })).toEqual([]);
  expect(await listed(viewer, { isUnresolved: true })).toHaveLength(2);
  expect(await listed(viewer, { words: 'SLOW' })).toHaveLength(2);
  expect(await listed(viewer, { words: 'fast' })).toEqual([]);
});

test('an overdue case is told to its owner once', async () => {
  const people = await createPeople();
  const { id } = await answered(people);
  await kysely.updateTable('nps_cases').set({ due_on: '2026-01-02' }).where('id', '=', id).execute();
  await remindOfCases.run(context(system), {});
  await remindOfCases.run(context(system), {});
  expect(await noticesOf(people.one.user.id)).toMatchObject([{ kind: 'caseOverdue' }]);
});

test('other recruiters and agencies see no case; people without the plan work on none', async () => {
  const people = await createPeople();
  const { id } = await answered(people);
  const input = { caseId: `NpsCase:${id}`, note: 'Hello' };
  expect(codes(await run(people.other.viewer, 'noteNpsCase', input))).toEqual(['NOT_FOUND']);
  expect(codes(await run((await createPeople()).admin.viewer, 'noteNpsCase', input))).toEqual(['NOT_FOUND']);
  const free = await createPeople('free');
  const theirs = await answered(free);
  expect(await listed(free.admin.viewer)).toEqual([`NpsCase:${theirs.id}`]);
  expect(await listed(free.one.viewer)).toEqual([]);
  expect(codes(await run(free.admin.viewer, 'noteNpsCase', { caseId: `NpsCase:${theirs.id}`, note: 'Hello' }))).toEqual(
    ['FORBIDDEN'],
  );
  expect(codes(await run(people.one.viewer, 'noteNpsCase', { ...input, note: '  ' }))).toEqual(['invalid']);
});
