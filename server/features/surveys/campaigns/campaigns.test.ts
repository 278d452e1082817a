import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();

/** An agency with a survey, its admin and a recruiter. */
async function createPeople() {
  const agency = await createAgency(database, { plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  const login = async (...roles: string[]) => {
    const person = await createRecruiterWithLogin(database, {
      agency_id: agency.id,
      roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM', ...roles],
    });
    return viewerOf(database, person.viewer.userId!);
  };
  return { agency, survey, admin: await login('ROLE_RECRUITER_ADMIN'), recruiter: await login() };
}

const run = (viewer: Viewer, name: string, input: Readonly<Record<string, unknown>>) =>
  mutate(context(viewer), name, input, 'campaign { id name isActive hasOpenLink isUsed version survey { audience } }');

test('a campaign is created, turned on with an open link, and listed', async () => {
  const { admin, survey, recruiter } = await createPeople();
  const created = await run(admin, 'createCampaign', { surveyId: `Survey:${survey.id}`, name: '  After the start ' });
  expect(created).toMatchObject({
    campaign: {
      name: 'After the start',
      isActive: false,
      hasOpenLink: false,
      isUsed: false,
      survey: { audience: 'candidate' },
    },
  });
  const { id } = created.campaign as unknown as { id: string };
  const saved = await run(admin, 'saveCampaign', {
    campaignId: id,
    expectedVersion: 1,
    isActive: true,
    hasOpenLink: true,
  });
  expect(saved).toMatchObject({ campaign: { name: 'After the start', isActive: true, hasOpenLink: true, version: 2 } });
  expect(codes(await run(admin, 'saveCampaign', { campaignId: id, expectedVersion: 1, name: 'Late' }))).toEqual([
    'CLASH',
  ]);
  const listed = async (filter: object) =>
    (
      await request(
        context(recruiter),
        'query ($f: CampaignFilter) { campaigns(filter: $f) { edges { node { id } } } }',
        { f: filter },
      )
    ).data.campaigns!.edges as unknown as unknown[];
  expect(await listed({})).toEqual([{ node: { id } }]);
  expect(await listed({ isActive: true })).toHaveLength(1);
  expect(await listed({ isActive: false })).toEqual([]);
});

test('a campaign is deleted only if nobody was asked', async () => {
  const { admin, agency, survey } = await createPeople();
  const of = { agency_id: agency.id };
  const unused = await createCampaign(database, { ...of, survey_id: survey.id });
  const used = await createCampaign(database, { ...of, survey_id: survey.id });
  await createRecipient(database, { ...of, campaign_id: used.id });
  const remove = (id: string) =>
    mutate(context(admin), 'deleteCampaign', { campaignId: `Campaign:${id}` }, 'deletedCampaignId');
  expect(await remove(unused.id)).toEqual({ deletedCampaignId: `Campaign:${unused.id}`, errors: [] });
  expect(codes(await remove(used.id))).toEqual(['USED']);
  expect(codes(await remove(unused.id))).toEqual(['NOT_FOUND']);
});

test('only the admin of its agency changes a campaign', async () => {
  const { agency, survey, recruiter } = await createPeople();
  const stranger = await createPeople();
  const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  const tries = [
    ['createCampaign', { surveyId: `Survey:${survey.id}`, name: 'Ours' }],
    ['saveCampaign', { campaignId: `Campaign:${id}`, expectedVersion: 1, name: 'Ours' }],
  ] as const;
  for (const [name, input] of tries) {
    expect(codes(await run(recruiter, name, input))).toEqual(['FORBIDDEN']);
    expect(codes(await run(stranger.admin, name, input))).toEqual(['NOT_FOUND']);
  }
  expect(
    codes(await run(stranger.admin, 'createCampaign', { surveyId: `Survey:${stranger.survey.id}`, name: ' ' })),
  ).toEqual(['invalid']);
});

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const change = (viewer: Viewer, campaignId: string, expectedVersion: number, input: object) =>
  mutate(
    context(viewer),
    'saveCampaign',
    { campaignId: `Campaign:${campaignId}`, expectedVersion, ...input },
    'campaign { trigger delayDays since message senderName throttle isActive version }',
  );

test('its trigger, email and limit are saved, and it needs a first day to ask people of placements', async () => {
  const { admin, agency, survey } = await createPeople();
  const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id, is_active: false });
  const given = { trigger: 'placement_start', delayDays: 45, message: 'How is it going?', throttle: 50 };
  expect(await change(admin, id, 1, { ...given, isActive: true })).toMatchObject({
    campaign: null,
    errors: [{ code: 'MISSING', field: 'since' }],
  });
  const since = dayFromNow(-30);
  expect(await change(admin, id, 1, { ...given, since, senderName: 'Harbour', isActive: true })).toMatchObject({
    errors: [],
    campaign: { ...given, since, senderName: 'Harbour', isActive: true, version: 2 },
  });
  expect(await change(admin, id, 2, { message: ' ', senderName: null })).toMatchObject({
    campaign: { message: null, senderName: null, trigger: 'placement_start', throttle: 50 },
  });
});

test.each([
  [{ delayDays: 366 }, 'delayDays'],
  [{ throttle: 0 }, 'throttle'],
  [{ since: dayFromNow(-370) }, 'since'],
  [{ since: dayFromNow(370) }, 'since'],
  [{ trigger: 'ats_status', since: dayFromNow(-1), isActive: true }, 'atsStatus'],
  [{ trigger: 'ats_status', atsStatus: 'Placed', isActive: true }, 'since'],
  [{ trigger: 'phone' }, 'trigger'],
  [{ message: 'Give us a 10.' }, 'message'],
  [{ senderName: 'Plaudit support' }, 'senderName'],
])('a campaign with %j is refused at that field', async (input, field) => {
  const { admin, agency, survey } = await createPeople();
  const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  expect(await change(admin, id, 1, input)).toMatchObject({ campaign: null, errors: [{ field }] });
});

test('its trigger stays once it has people', async () => {
  const { admin, agency, survey } = await createPeople();
  const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  await createRecipient(database, { agency_id: agency.id, campaign_id: id });
  expect(await change(admin, id, 1, { trigger: 'placement_start', since: dayFromNow(0) })).toMatchObject({
    errors: [{ code: 'USED', field: 'trigger' }],
  });
});
