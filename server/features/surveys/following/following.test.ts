import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { stranger, system } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '../surveys.factories.ts';
import { followAnonymousResponses } from './following.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** An agency whose admin and recruiter are told of promoters' answers. */
async function createPeople(notifies: boolean) {
  const agency = await createAgency(database, { plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  await kysely.updateTable('workflows').set({ notifies_owner: notifies }).where('survey_id', '=', survey.id).execute();
  const campaign = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id });
  const login = (...roles: string[]) =>
    createRecruiterWithLogin(database, { agency_id: agency.id, roles: ['ROLE_RECRUITER', ...roles] });
  return {
    agency,
    campaign,
    admin: await login('ROLE_RECRUITER_ADMIN'),
    recruiter: await login(),
    other: await login(),
  };
}
type People = Awaited<ReturnType<typeof createPeople>>;

async function answer({ campaign }: People, who: { token?: string; resume?: string }, score: number) {
  const answers: readonly (readonly [string, unknown, boolean])[] = [
    ['score', score, false],
    ['reason', 'Because', false],
    ['group', null, false],
    ['quote', false, true],
  ];
  for (const [questionId, value, finishes] of answers)
    await mutate(
      context(stranger),
      'answerSurvey',
      { campaignId: `Campaign:${campaign.id}`, ...who, questionId, answer: value, finishes },
      'clientMutationId',
    );
}

const invited = ({ agency, campaign, recruiter }: People) =>
  createRecipient(database, { agency_id: agency.id, campaign_id: campaign.id, recruiter_id: recruiter.recruiter.id });

const told = async ({ user }: { user: { id: string } }) =>
  (await kysely.selectFrom('notices').select(['kind', 'about']).where('user_id', '=', user.id).execute()).map(
    ({ kind, about }) => `${kind}: ${about}`,
  );

test('the recruiter and the admin are told of a complete answer, without a name', async () => {
  const people = await createPeople(true);
  await answer(people, { token: (await invited(people)).token }, 10);
  const sentence = 'surveyAnswered: a candidate gave a score of 10';
  expect(await told(people.recruiter)).toEqual([sentence]);
  expect(await told(people.admin)).toEqual([sentence]);
  expect(await told(people.other)).toEqual([]);
});

test('the owner of a new case is told of the case only', async () => {
  const people = await createPeople(true);
  await answer(people, { token: (await invited(people)).token }, 1);
  expect(await told(people.recruiter)).toEqual(['caseAssigned: a candidate gave a score of 1']);
  expect(await told(people.admin)).toEqual(['surveyAnswered: a candidate gave a score of 1']);
});

test('nobody is told where the workflow says so', async () => {
  const people = await createPeople(false);
  await answer(people, { token: (await invited(people)).token }, 9);
  expect(await told(people.recruiter)).toEqual([]);
});

test('of an anonymous answer the admin hears after midnight, once', async () => {
  const people = await createPeople(true);
  await answer(people, { resume: 'a'.repeat(40) }, 8);
  expect(await told(people.admin)).toEqual([]);
  const today = new Date();
  await followAnonymousResponses.run(context(system, today), {});
  expect(await told(people.admin)).toEqual([]);
  const tomorrow = new Date(`${new Date(today.getTime() + 86_400_000).toISOString().slice(0, 10)}T00:15:00Z`);
  await followAnonymousResponses.run(context(system, tomorrow), {});
  await followAnonymousResponses.run(context(system, tomorrow), {});
  expect(await told(people.admin)).toEqual(['surveyAnswered: an anonymous candidate gave a score of 8']);
});
