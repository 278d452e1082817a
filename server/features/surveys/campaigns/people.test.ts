import { describe, expect, test } from 'vitest';
import { readPeople } from '#common/surveys/people.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** An agency with a campaign of a list, its admin and a recruiter. */
async function createPeople() {
  const agency = await createAgency(database, { plan: 'ultimate_team', contact_email: 'desk@harbour.example' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  const login = async (wishes: object, ...roles: string[]) => {
    const person = await createRecruiterWithLogin(database, {
      ...{ agency_id: agency.id, roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM', ...roles], ...wishes },
    });
    return { ...person, viewer: await viewerOf(database, person.viewer.userId!) };
  };
  const { viewer: admin } = await login({}, 'ROLE_RECRUITER_ADMIN');
  return { agency, survey, campaign, admin, alex: await login({ name: 'Alex Morgan' }) };
}

const add = (viewer: Viewer, campaignId: string, lines: string) =>
  mutate(
    context(viewer),
    'addSurveyPeople',
    { campaignId: `Campaign:${campaignId}`, lines },
    'answers { name email recruiter answer } campaign { hasPeople }',
  );
const answersOf = (given: Awaited<ReturnType<typeof add>>) =>
  (given['answers'] as unknown as { email: string; answer: string }[]).map(({ email, answer }) => [email, answer]);
const recipients = (campaignId: string) =>
  kysely
    .selectFrom('survey_recipients')
    .select(['name', 'email', 'recruiter_id', 'state'])
    .where('campaign_id', '=', campaignId)
    .orderBy('email')
    .execute();

describe('rows are read', () => {
  test.each([
    ['Dana Price, dana@quay.example', [['Dana Price', 'dana@quay.example', '']]],
    ['dana@quay.example\tDana Price\tAlex Morgan', [['Dana Price', 'dana@quay.example', 'Alex Morgan']]],
    ['Dana, dana@quay.example, alex@desk.example', [['Dana', 'dana@quay.example', 'alex@desk.example']]],
    [
      'Dana Price <dana@quay.example>; sam@quay.example',
      [
        ['Dana Price', 'dana@quay.example', ''],
        ['', 'sam@quay.example', ''],
      ],
    ],
    [
      'First name;Surname;E-mail address;Consultant\nDana;Price;dana@quay.example;Alex\n;;oops;',
      [
        ['Dana Price', 'dana@quay.example', 'Alex'],
        ['', 'oops', ''],
      ],
    ],
    ['dana at quay', [['', 'dana at quay', '']]],
  ])('%j', (text, people) => {
    expect(readPeople(text)).toEqual(people.map(([name, email, recruiter]) => ({ name, email, recruiter })));
  });
});

test('each row is answered, and those added wait for their email, with their recruiter', async () => {
  const { admin, campaign, alex, agency } = await createPeople();
  const other = await createCampaign(database, { agency_id: agency.id, survey_id: campaign.survey_id });
  await createRecipient(database, { agency_id: agency.id, campaign_id: other.id, email: 'lately@quay.example' });
  await createRecipient(database, {
    ...{ agency_id: agency.id, campaign_id: other.id, email: 'bounced@quay.example', state: 'bounced' },
  });
  await kysely
    .insertInto('suppressions')
    .values({
      ...{ id: context().nature.newId(), email: 'no@quay.example', agency_id: agency.id },
      ...{ reason: 'unsubscribed', created_at: new Date() },
    })
    .execute();
  const lines = [
    'Dana Price, Dana@Quay.example, alex morgan',
    `Sam Reed, sam@quay.example, ${alex.user.email}`,
    'Dana again, dana@quay.example',
    'Nobody, nobody at quay',
    'Lee, lately@quay.example',
    'Bo, bounced@quay.example',
    'Noa, no@quay.example',
    'Desk, desk@harbour.example',
    'Kim, kim@quay.example, Robin Nobody',
    `${'n'.repeat(121)}, long@quay.example`,
    'A $50 voucher for you, gift@quay.example',
    'Lou lou@quay.example "x, max@quay.example',
  ].join('\n');
  const answered = await add(admin, campaign.id, lines);
  expect(answered).toMatchObject({ errors: [], campaign: { hasPeople: true } });
  expect(answersOf(answered).map(([, answer]) => answer)).toEqual([
    ...[
      'added',
      'added',
      'double',
      'invalid',
      'recent',
      'added',
      'stopped',
      'own',
      'recruiter',
      'name',
      'wording',
      'wording',
    ],
  ]);
  expect(await recipients(campaign.id)).toEqual([
    { name: 'Bo', email: 'bounced@quay.example', recruiter_id: null, state: 'queued' },
    { name: 'Dana Price', email: 'dana@quay.example', recruiter_id: alex.recruiter.id, state: 'queued' },
    { name: 'Sam Reed', email: 'sam@quay.example', recruiter_id: alex.recruiter.id, state: 'queued' },
  ]);
  expect(answersOf(await add(admin, campaign.id, lines)).map(([, answer]) => answer)).toEqual([
    ...[
      'known',
      'known',
      'double',
      'invalid',
      'recent',
      'known',
      'stopped',
      'own',
      'recruiter',
      'name',
      'wording',
      'wording',
    ],
  ]);
  expect(await recipients(campaign.id)).toHaveLength(3);
  const audited = await kysely
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'addSurveyPeople')
    .where('agency_id', '=', agency.id)
    .execute();
  expect(audited).toEqual([{ details: { added: 3 } }]);
});

test('a name of two recruiters says nothing', async () => {
  const { admin, campaign, agency } = await createPeople();
  await createRecruiterWithLogin(database, { agency_id: agency.id, name: 'Alex Morgan' });
  expect(answersOf(await add(admin, campaign.id, 'Dana, dana@quay.example, Alex Morgan'))).toEqual([
    ['dana@quay.example', 'namesakes'],
  ]);
});

test('more people than fit at once are told so', async () => {
  const { admin, campaign } = await createPeople();
  const many = Array.from({ length: 2001 }, (_, index) => `p${index}@quay.example`).join('\n');
  const answers = answersOf(await add(admin, campaign.id, many));
  expect(answers.filter(([, answer]) => answer === 'added')).toHaveLength(2000);
  expect(answers.at(-1)).toEqual(['p2000@quay.example', 'full']);
});

test('nobody is added to a campaign of placements, by others than the admin, or without a row', async () => {
  const { admin, campaign, alex, agency } = await createPeople();
  const stranger = await createPeople();
  const lines = 'dana@quay.example';
  expect(codes(await add(alex.viewer, campaign.id, lines))).toEqual(['FORBIDDEN']);
  expect(codes(await add(stranger.admin, campaign.id, lines))).toEqual(['NOT_FOUND']);
  expect(codes(await add(admin, campaign.id, ' \n '))).toEqual(['MISSING']);
  const ofPlacements = await createCampaign(database, {
    ...{ agency_id: agency.id, survey_id: campaign.survey_id, trigger: 'placement_start', since: '2026-01-01' },
  });
  expect(codes(await add(admin, ofPlacements.id, lines))).toEqual(['TRIGGER']);
});
