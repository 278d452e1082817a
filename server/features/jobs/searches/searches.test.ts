import '../../index.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobLimits } from '#common/jobs/limits.ts';
import { everyTopic } from '#common/notices/kinds.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createSupplier } from '#server/features/hiring/hiring.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { system } from '#server/session/viewer.ts';
import { createEngagement, createJob, createSavedSearch } from '../jobs.factories.ts';
import { mailSavedJobSearches } from './searches.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
// Nine in the morning in Sydney.
const saved = new Date('2027-02-01T22:00:00Z');
const hoursLater = (hours: number) => new Date(saved.getTime() + hours * 3_600_000);

type Person = Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let person: Person;
let company_id: string;

beforeAll(async () => {
  company_id = (await createCompany(database, { name: 'Harbour Works' })).id;
});
beforeEach(async () => {
  await kysely.deleteFrom('jobs').execute();
  await kysely.deleteFrom('saved_job_searches').execute();
  person = await createRecruiterWithLogin(database);
  await kysely.updateTable('users').set({ time_zone: 'Australia/Sydney' }).where('id', '=', person.user.id).execute();
});

const inSydney = (): Viewer => ({ ...person.viewer, timeZone: 'Australia/Sydney' });
const save = (input: Record<string, unknown>, viewer = inSydney()) =>
  mutate(context(viewer, saved), 'saveJobSearch', input);
const job = (wishes: object = {}, opened = hoursLater(2)) =>
  createJob(database, { company_id, state: 'open', opened_at: opened, ...wishes });
const run = (at: Date) => mailSavedJobSearches.run(context(system, at), {});
const mails = () =>
  kysely
    .selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('to_email', '=', person.user.email)
    .orderBy('id')
    .execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);
const list = async (viewer: Viewer) => {
  const { data } = await request(
    context(viewer),
    '{ viewer { savedJobSearches { edges { node { id name rhythm version words jobType country } } } } }',
  );
  const found = data['viewer'] as unknown as { savedJobSearches: { edges: { node: Record<string, unknown> }[] } };
  return found.savedJobSearches.edges.map(({ node }) => node);
};

describe('a saved search', () => {
  test('keeps its filters, is renamed, and is deleted; only its person sees it', async () => {
    expect(codes(await save({ name: ' In  Sydney ', rhythm: 'daily', words: 'Sydney', jobType: 'temp' }))).toEqual([]);
    const [row] = await list(person.viewer);
    expect(row).toMatchObject({ name: 'In Sydney', rhythm: 'daily', words: 'Sydney', jobType: 'temp', country: null });
    const other = await createRecruiterWithLogin(database);
    expect(await list(other.viewer)).toEqual([]);
    const change = (viewer: Viewer, expectedVersion: number) =>
      mutate(context(viewer), 'changeJobSearch', {
        ...{ searchId: row!['id'], expectedVersion, name: 'Contracts', rhythm: 'never' },
      });
    expect(codes(await change(other.viewer, 1))).toEqual(['NOT_FOUND']);
    await createSavedSearch(database, { user_id: person.user.id, name: 'CONTRACTS', filters: '{"words":"x"}' });
    expect(codes(await change(person.viewer, 1))).toEqual(['TAKEN']);
    await kysely.deleteFrom('saved_job_searches').where('name', '=', 'CONTRACTS').execute();
    expect(codes(await change(person.viewer, 1))).toEqual([]);
    expect(codes(await change(person.viewer, 1))).toEqual(['CLASH']);
    expect(await list(person.viewer)).toMatchObject([{ name: 'Contracts', rhythm: 'never', version: 2 }]);
    const drop = (viewer: Viewer) => mutate(context(viewer), 'deleteJobSearch', { searchId: row!['id'] });
    expect(codes(await drop(other.viewer))).toEqual(['NOT_FOUND']);
    expect(codes(await drop(person.viewer))).toEqual([]);
    expect(await list(person.viewer)).toEqual([]);
  });

  test('is refused without a name, with an unknown filter, to companies, and above the limit', async () => {
    expect(await save({ name: ' ', rhythm: 'daily' })).toMatchObject({ errors: [{ field: 'name' }] });
    expect(await save({ name: 'A', rhythm: 'hourly' })).toMatchObject({ errors: [{ field: 'rhythm' }] });
    await createSavedSearch(database, { user_id: person.user.id, name: 'Twice' });
    expect(await save({ name: 'twice', rhythm: 'daily' })).toMatchObject({
      errors: [{ code: 'TAKEN', field: 'name' }],
    });
    expect(await save({ name: 'A', rhythm: 'daily', country: 'Australia' })).toMatchObject({
      errors: [{ field: 'country' }],
    });
    const employer = await createEmployer(database, { company_id });
    expect(codes(await save({ name: 'A', rhythm: 'daily' }, employer.viewer))).toEqual(['FORBIDDEN']);
    for (let count = 1; count < jobLimits.savedSearches; count++)
      await createSavedSearch(database, { user_id: person.user.id });
    expect(codes(await save({ name: 'A', rhythm: 'daily' }))).toEqual(['LIMIT']);
  });
});

describe('the email', () => {
  test('has the new jobs that match, at eight in the morning where the person is, and once', async () => {
    await job({ title: 'Foreman of old' }, hoursLater(-1));
    await save({ name: 'Sydney temps', rhythm: 'daily', words: 'SYDNEY', jobType: 'temp', country: 'AU' });
    await save({ name: 'Melbourne', rhythm: 'daily', words: 'melbourne' });
    await job({ title: 'Rigger', job_type: 'temp', salary_from: 4800, salary_period: 'hour' });
    await job({ title: 'Engineer for good' });
    await job({ title: 'Nurse', job_type: 'temp', location: 'Perth' });
    await run(hoursLater(22.9));
    expect(await subjects()).toEqual([]);
    await run(hoursLater(23));
    const [mail, ...others] = await mails();
    expect([mail!.kind, mail!.subject, others]).toEqual(['new-jobs', 'New job: Rigger', []]);
    expect(mail!.text).toContain('Harbour Works · Sydney');
    expect(mail!.text).toMatch(/marketplace\?open=MarketplaceJob/);
    expect(mail!.text).toMatch(/marketplace\?q=SYDNEY&jobType=temp&country=AU/);
    for (const word of ['Foreman', 'Engineer', 'Nurse']) expect(mail!.text).not.toContain(word);
    await run(hoursLater(23));
    await run(hoursLater(47));
    expect(await subjects()).toHaveLength(1);
    await job({ title: 'Scaffolder', job_type: 'temp' }, hoursLater(50));
    await run(hoursLater(71));
    expect(await subjects()).toEqual(['New job: Rigger', 'New job: Scaffolder']);
  });

  test('leaves out jobs that the person has a part in or may not find, and has those of companies that prefer them', async () => {
    await save({ name: 'Everything', rhythm: 'daily' });
    const own = await job({ title: 'Mine' });
    await createEngagement(database, {
      ...{ job_id: own.id, company_id, agency_id: person.recruiter.agency_id, recruiter_id: person.recruiter.id },
    });
    await job({ title: 'Invited only', search_type: 'invited' });
    await job({ title: 'Closed', state: 'closed' });
    await job({ title: 'Not for you', search_type: 'psa' });
    await run(hoursLater(23));
    expect(await subjects()).toEqual([]);
    const { id: preferring } = await createCompany(database);
    await createSupplier(database, { company_id: preferring, recruiter_id: person.recruiter.id });
    await createJob(database, {
      ...{ company_id: preferring, state: 'open', search_type: 'psa', title: 'For you', opened_at: hoursLater(30) },
    });
    await run(hoursLater(47));
    expect(await subjects()).toEqual(['New job: For you']);
  });

  test('is one for all searches of a person', async () => {
    await save({ name: 'Everything', rhythm: 'daily' });
    await save({ name: 'Temps', rhythm: 'daily', jobType: 'temp' });
    for (let count = 0; count < 11; count++) await job({ title: `Job ${count}` });
    await job({ title: 'Rigger', job_type: 'temp' });
    await run(hoursLater(23));
    const [mail, ...others] = await mails();
    expect([mail!.subject, others]).toEqual(['New jobs in 2 saved searches', []]);
    expect(mail!.text).toContain('And 2 more jobs.');
  });

  test('is not sent once the person wants none: by choice, by unsubscribing, or without an account', async () => {
    await save({ name: 'Never', rhythm: 'never' });
    await job();
    await run(hoursLater(23));
    await save({ name: 'Daily', rhythm: 'daily' });
    await kysely
      .insertInto('notice_choices')
      .values({ user_id: person.user.id, topic: everyTopic, rhythm: 'never' })
      .execute();
    await run(hoursLater(23));
    await kysely.deleteFrom('notice_choices').execute();
    await kysely.updateTable('users').set({ status: 'deactivated' }).where('id', '=', person.user.id).execute();
    await job({}, hoursLater(30));
    await run(hoursLater(47));
    expect(await subjects()).toEqual([]);
  });

  test('turned on again, it tells only what opened since', async () => {
    await save({ name: 'Everything', rhythm: 'never' });
    await job({ title: 'Before' });
    const [search] = await list(person.viewer);
    await mutate(context(inSydney(), hoursLater(3)), 'changeJobSearch', {
      ...{ searchId: search!['id'], expectedVersion: 1, name: 'Everything', rhythm: 'daily' },
    });
    await job({ title: 'After' }, hoursLater(4));
    await run(hoursLater(23));
    expect(await subjects()).toEqual(['New job: After']);
  });
});
