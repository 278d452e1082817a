import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createTeam } from '#server/features/teams/teams.factories.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createCampaign, createRecipient, createResponse, createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const agency = await createAgency(database, { plan: 'ultimate_team' });
const of = { agency_id: agency.id };
const admin = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
const lead = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER'] });
const member = await createRecruiterWithLogin(database, { ...of, roles: ['ROLE_RECRUITER'] });
const elsewhere = await createRecruiterWithLogin(database, {
  agency_id: (await createAgency(database, { plan: 'ultimate_team' })).id,
  roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
});
const team = await createTeam(database, { ...of, members: [member.recruiter.id], leads: [lead.recruiter.id] });
const leadViewer = await viewerFor(database, lead.user.id);

const { survey, workflows } = await createSurvey(database, of);
const campaign = await createCampaign(database, { ...of, survey_id: survey.id });
const ofEmployers = await createSurvey(database, { ...of, audience: 'employer' });
const employers = await createCampaign(database, { ...of, survey_id: ofEmployers.survey.id });
const workflowFor = (score: number) =>
  workflows.find(({ nps_group }) => nps_group === (score > 8 ? 'promoter' : score > 6 ? 'passive' : 'detractor'))!;

async function answered(recruiter_id: string | null, score: number, comment: string | null, day: string, wishes = {}) {
  const { recipient } = await createRecipient(database, {
    ...{ ...of, campaign_id: campaign.id, recruiter_id, name: `Person ${score}`, ...wishes },
  });
  return createResponse(database, {
    ...{ recipient, workflow: workflowFor(score), score, comment },
    ...{ answered_on: day, answered_at: new Date(`${day}T09:00:00Z`) },
  });
}
const ofMember = await answered(member.recruiter.id, 9, 'Kind people', '2026-11-20');
await answered(admin.recruiter.id, 3, 'Nobody called me back', '2026-11-21');
await answered(null, 7, null, '2026-11-22', { campaign_id: employers.id });
await answered(lead.recruiter.id, 10, 'Quick', '2026-11-23');
const anonymous = crypto.randomUUID();
await kysely
  .insertInto('responses')
  .values({
    ...{ ...of, id: anonymous, campaign_id: campaign.id, answered_on: '2026-11-22', score: 5 },
    workflow_id: workflowFor(5).id,
  })
  .execute();
// Begun without a score: nothing to show yet.
await kysely
  .insertInto('responses')
  .values({ ...of, id: crypto.randomUUID(), campaign_id: campaign.id, answered_on: '2026-11-24' })
  .execute();

interface Row {
  id: string;
  score: number;
  personName: string | null;
  isAnonymous: boolean;
  tags: { edges: { node: { id: string; name: string } }[] };
}
async function responses(viewer: Viewer, filter: object = {}): Promise<Row[]> {
  const text = `query ($filter: SurveyResponseFilter) { surveyResponses(first: 20, filter: $filter) { edges { node {
    id score group audience answeredOn comment personName isAnonymous tags(first: 20) { edges { node { id name } } } } } } }`;
  const { data } = await request(context(viewer), text, { filter });
  return (data.surveyResponses as never as { edges: { node: Row }[] }).edges.map(({ node }) => node);
}
const scores = async (viewer: Viewer, filter: object = {}) =>
  (await responses(viewer, filter)).map(({ score }) => score);

test('an admin sees every response with a score, newest first; a lead their team, a member their own', async () => {
  const all = await scores(admin.viewer);
  expect(all[0]).toBe(10);
  expect(all.slice(1, 3).sort()).toEqual([5, 7]);
  expect(all.slice(3)).toEqual([3, 9]);
  expect(await scores(leadViewer)).toEqual([10, 9]);
  expect(await scores(member.viewer)).toEqual([9]);
  expect(await scores(elsewhere.viewer)).toEqual([]);
  expect(await scores(stranger)).toEqual([]);
});

test('responses are found by group, audience, recruiter, team, campaign, words and days', async () => {
  expect(await scores(admin.viewer, { group: 'promoter' })).toEqual([10, 9]);
  expect(await scores(admin.viewer, { group: 'passive' })).toEqual([7]);
  expect(await scores(admin.viewer, { audience: 'employer' })).toEqual([7]);
  expect(await scores(admin.viewer, { recruiter: admin.recruiter.slug })).toEqual([3]);
  expect(await scores(admin.viewer, { team: `Team:${team.id}` })).toEqual([10, 9]);
  expect(await scores(admin.viewer, { campaign: `Campaign:${employers.id}` })).toEqual([7]);
  expect(await scores(admin.viewer, { words: 'called me' })).toEqual([3]);
  expect(await scores(admin.viewer, { from: '2026-11-21', to: '2026-11-21' })).toEqual([3]);
});

test('an anonymous response names nobody, and has no time', async () => {
  const row = (await responses(admin.viewer)).find(({ id }) => id === `SurveyResponse:${anonymous}`);
  expect(row).toMatchObject({ personName: null, isAnonymous: true, answeredOn: '2026-11-22' });
  await expect(request(context(admin.viewer), '{ surveyResponses { edges { node { answeredAt } } } }')).rejects.toThrow(
    'answeredAt',
  );
});

const member9 = `SurveyResponse:${ofMember.id}`;
const errorsOf = ({ errors }: { errors?: unknown }) => errors as { code: string; field: string | null }[];
const tag = async (viewer: Viewer, name: string, responseId = member9) =>
  errorsOf(await mutate(context(viewer), 'tagResponse', { responseId, name }));
const untag = async (viewer: Viewer, tagId: string, responseId = member9) =>
  errorsOf(await mutate(context(viewer), 'untagResponse', { responseId, tagId }));
async function tagNames(viewer: Viewer) {
  const { data } = await request(context(viewer), '{ surveyTags { edges { node { id name } } } }');
  return (data.surveyTags as never as { edges: { node: { id: string; name: string } }[] }).edges.map(
    ({ node }) => node,
  );
}

test('a tag is added once, found, and gone with its last response', async () => {
  expect(await tag(member.viewer, 'Great story')).toEqual([]);
  expect(await tag(admin.viewer, 'great STORY')).toEqual([]);
  const { id } = (await tagNames(member.viewer))[0]!;
  expect((await tagNames(admin.viewer)).map(({ name }) => name)).toEqual(['Great story']);
  expect(await scores(admin.viewer, { tag: id })).toEqual([9]);
  const other = (await responses(admin.viewer, { group: 'detractor' }))[0]!;
  expect(await tag(admin.viewer, 'Great story', other.id)).toEqual([]);
  expect(await untag(member.viewer, id)).toEqual([]);
  expect(await untag(member.viewer, id)).toEqual([]);
  expect(await tagNames(admin.viewer)).toHaveLength(1);
  expect(await untag(admin.viewer, id, other.id)).toEqual([]);
  expect(await tagNames(admin.viewer)).toEqual([]);
});

test('a response takes ten tags, and a tag needs a name; other people may not tag', async () => {
  for (let number = 1; number <= 10; number++) expect(await tag(member.viewer, `Tag ${number}`)).toEqual([]);
  expect(await tag(member.viewer, 'Tag 11')).toMatchObject([{ code: 'LIMIT', field: 'name' }]);
  expect(await tag(member.viewer, ' ')).toMatchObject([{ field: 'name' }]);
  expect(await tag(elsewhere.viewer, 'Ours')).toMatchObject([{ code: 'NOT_FOUND' }]);
  await kysely.updateTable('agencies').set({ plan: 'pro_team' }).where('id', '=', agency.id).execute();
  const downgraded = await viewerFor(database, admin.user.id);
  expect(await scores(downgraded, { group: 'promoter' })).toEqual([10, 9]);
  expect(await tag(downgraded, 'Later')).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect(await scores(await viewerFor(database, member.user.id))).toEqual([]);
});
