import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createSurvey } from '../surveys.factories.ts';
import { campaignSettings } from './campaign-settings.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** An agency with surveys, its admin and a recruiter. */
async function createPeople() {
  const agency = await createAgency(database, { plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id, audience: 'employer' });
  const login = async (...roles: string[]) => {
    const { viewer } = await createRecruiterWithLogin(database, {
      ...{ agency_id: agency.id, roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM', ...roles] },
    });
    return viewerOf(database, viewer.userId!);
  };
  return { agency, survey, admin: await login('ROLE_RECRUITER_ADMIN'), recruiter: await login() };
}

const fields = `version candidateDelayDays employerDelayDays sendsReminders firstReminderDay secondReminderDay dailyLimit
  sendFromHour sendUntilHour sendWeekdays senderName candidateMessage employerMessage`;
const settingsOf = (agencyId: string) => kysely.transaction().execute((tx) => campaignSettings(tx, agencyId));
const read = async (viewer: Viewer) =>
  (await request(context(viewer), `{ campaignSettings { ${fields} replyTo viewerCanSave } }`)).data['campaignSettings'];
const save = (viewer: Viewer, agencyId: string, expectedVersion: number, input: object) =>
  mutate(
    context(viewer),
    'saveCampaignSettings',
    { settingsId: `CampaignSettings:${agencyId}`, expectedVersion, ...input },
    `settings { ${fields} }`,
  );

test('the defaults apply until settings are saved, and are those that sending reads', async () => {
  const { agency, admin, recruiter } = await createPeople();
  const usual = await settingsOf(agency.id);
  const { timing, dailyLimit } = usual;
  expect(await read(recruiter)).toEqual({
    version: 0,
    candidateDelayDays: timing.delayDays.candidate,
    employerDelayDays: timing.delayDays.employer,
    sendsReminders: true,
    firstReminderDay: timing.reminderDays[0],
    secondReminderDay: timing.reminderDays[1],
    dailyLimit,
    sendFromHour: timing.hours.from,
    sendUntilHour: timing.hours.until,
    sendWeekdays: timing.hours.weekdays,
    ...{ senderName: null, candidateMessage: null, employerMessage: null, replyTo: null, viewerCanSave: false },
  });
  expect(await read(admin)).toMatchObject({ viewerCanSave: true });
});

test('what is given is saved, the rest stays, and it is in the audit log', async () => {
  const { agency, admin } = await createPeople();
  const given = { dailyLimit: 300, secondReminderDay: null, sendWeekdays: [5, 1], senderName: 'Harbour Talent' };
  expect(await save(admin, agency.id, 0, { ...given, candidateMessage: ' ' })).toMatchObject({
    errors: [],
    settings: { ...given, sendWeekdays: [1, 5], version: 1, candidateMessage: null, firstReminderDay: 4 },
  });
  expect(await save(admin, agency.id, 1, { candidateMessage: 'How did it go?' })).toMatchObject({
    settings: { dailyLimit: 300, secondReminderDay: null, candidateMessage: 'How did it go?', version: 2 },
  });
  expect(await settingsOf(agency.id)).toMatchObject({
    ...{ dailyLimit: 300, senderName: 'Harbour Talent', messages: { candidate: 'How did it go?', employer: null } },
    timing: { reminderDays: [4], hours: { weekdays: [1, 5] } },
  });
  const entries = await kysely
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'saveCampaignSettings')
    .where('agency_id', '=', agency.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ details }) => details)).toEqual([
    { fields: expect.arrayContaining([...Object.keys(given), 'candidateMessage']) },
    { fields: ['candidateMessage'] },
  ]);
});

test('an older version is refused with the newer settings, also the first of two', async () => {
  const { agency, admin } = await createPeople();
  await save(admin, agency.id, 0, { dailyLimit: 300 });
  const clash = await save(admin, agency.id, 0, { dailyLimit: 400 });
  expect(codes(clash)).toEqual(['CLASH']);
  expect(clash).toMatchObject({ settings: { dailyLimit: 300, version: 1 } });
});

test.each([
  [{ candidateDelayDays: 366 }, 'candidateDelayDays'],
  [{ dailyLimit: 0 }, 'dailyLimit'],
  [{ firstReminderDay: 9 }, 'secondReminderDay'],
  [{ sendFromHour: 18 }, 'sendUntilHour'],
  [{ sendWeekdays: [] }, 'sendWeekdays'],
  [{ senderName: 'Plaudit support' }, 'senderName'],
  [{ candidateMessage: 'Give us a 10.' }, 'candidateMessage'],
])('%j is refused at its field, and nothing is saved', async (given, field) => {
  const { agency, admin } = await createPeople();
  expect(await save(admin, agency.id, 0, given)).toMatchObject({ settings: null, errors: [{ field }] });
  expect(await read(admin)).toMatchObject({ version: 0 });
});

test('only the admin of the agency saves them, and those of another agency look missing', async () => {
  const { agency, recruiter } = await createPeople();
  const stranger = await createPeople();
  expect(codes(await save(recruiter, agency.id, 0, { dailyLimit: 5 }))).toEqual(['FORBIDDEN']);
  expect(codes(await save(stranger.admin, agency.id, 0, { dailyLimit: 5 }))).toEqual(['NOT_FOUND']);
});

test('a new campaign starts with the delay of its audience', async () => {
  const { agency, admin, survey } = await createPeople();
  await save(admin, agency.id, 0, { employerDelayDays: 45 });
  await mutate(context(admin), 'createCampaign', { surveyId: `Survey:${survey.id}`, name: 'Later' }, 'campaign { id }');
  const rows = await kysely.selectFrom('campaigns').select('delay_days').where('agency_id', '=', agency.id).execute();
  expect(rows).toEqual([{ delay_days: 45 }]);
});

test('a row with the defaults of its columns says the same as no row', async () => {
  const { id } = await createAgency(database, { plan: 'ultimate_team' });
  const before = await settingsOf(id);
  await kysely.insertInto('campaign_settings').values({ agency_id: id }).execute();
  expect(await settingsOf(id)).toEqual({ ...before, version: 1 });
});
