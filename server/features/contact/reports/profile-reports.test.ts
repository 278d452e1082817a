import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createReport } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { dismissReport, settleReport } from './profile-reports.commands.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const words = 'They left this firm two years ago.';
const reportsOf = (agencyId: string) =>
  kysely.selectFrom('profile_reports').selectAll().where('agency_id', '=', agencyId).execute();

test("a visitor reports a recruiter's or an agency's profile; the report waits for staff and changes nothing", async () => {
  const { id, agency_id } = await createRecruiter(database);
  const profile = () => kysely.selectFrom('recruiters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const agency = () => kysely.selectFrom('agencies').selectAll().where('id', '=', agency_id).executeTakeFirstOrThrow();
  const before = [await profile(), await agency()];
  const said = { reason: 'wrong_facts', words, email: 'reporter@mail.example' };
  expect(await mutate(context(), 'reportProfile', { profileId: `Recruiter:${id}`, ...said })).toEqual({
    errors: [],
  });
  expect(await mutate(context(), 'reportProfile', { profileId: `Agency:${agency_id}`, ...said })).toEqual({
    errors: [],
  });
  expect(await reportsOf(agency_id)).toMatchObject([
    { recruiter_id: id, reason: 'wrong_facts', words, state: 'open' },
    { recruiter_id: null, state: 'open' },
  ]);
  expect([await profile(), await agency()]).toEqual(before);
  const list = '{ profileReports(first: 9) { edges { node { words recruiter { slug } agency { slug } } } } }';
  expect(JSON.stringify((await request(context(superAdmin), list)).data)).toContain(words);
  expect(JSON.stringify((await request(context(stranger), list)).data)).not.toContain(words);
});

test('a report needs a known reason and an existing profile', async () => {
  const { id } = await createRecruiter(database);
  const report = (change: object) =>
    mutate(context(), 'reportProfile', { profileId: `Recruiter:${id}`, reason: 'spam', words, ...change });
  expect(codes(await report({ reason: 'dislike' }))).toEqual(['invalid']);
  expect(codes(await report({ words: 'No' }))).toEqual(['invalid']);
  expect(codes(await report({ profileId: `Recruiter:${crypto.randomUUID()}` }))).toEqual(['NOT_FOUND']);
  const waiting = await createAgency(database, { is_approved: false });
  const ofAgency = { profileId: `Agency:${waiting.id}`, reason: 'spam', words };
  expect(codes(await mutate(context(), 'reportProfile', ofAgency))).toEqual(['NOT_FOUND']);
});

test('the sixth report from one network within an hour is refused', async () => {
  const { id, agency_id } = await createRecruiter(database);
  const network = { ...context(), network: '198.51.100.77' };
  const report = () => mutate(network, 'reportProfile', { profileId: `Recruiter:${id}`, reason: 'spam', words });
  for (let time = 0; time < 5; time++) expect(codes(await report())).toEqual([]);
  expect(codes(await report())).toEqual(['TOO_MANY']);
  expect(await reportsOf(agency_id)).toHaveLength(5);
});

test('staff decide, and a reporter who left an address is told the outcome', async () => {
  const { id: recruiter_id, agency_id } = await createRecruiter(database);
  const email = `r-${crypto.randomUUID()}@mail.example`;
  const report = await createReport(database, { agency_id, recruiter_id, email });
  const said = { words: 'The firm is corrected.' };
  const settled = await decide(context(superAdmin), settleReport, report.id, 'report { state decidedWords }', said);
  expect(settled).toEqual({ errors: [], report: { state: 'settled', decidedWords: said.words } });
  const mails = await kysely.selectFrom('mails').select(['kind', 'text']).where('to_email', '=', email).execute();
  expect(mails).toMatchObject([{ kind: 'report-decided', text: expect.stringContaining(said.words) }]);
  const silent = await createReport(database, { agency_id });
  const dismissed = await decide(context(superAdmin), dismissReport, silent.id, 'report { state }');
  expect(dismissed).toEqual({ errors: [], report: { state: 'dismissed' } });
});
