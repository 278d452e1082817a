import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, type Json, mutate, request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createEmployer } from '../accounts/accounts.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '../profiles/profiles.factories.ts';

const { database, context } = await testDatabase();
const employer = async () =>
  (await createEmployer(database, { company_id: (await createCompany(database)).id, isAdmin: false })).viewer;
const fields = 'recruiter { viewerHasFavourite } agency { viewerHasFavourite }';
const set = (viewer: Viewer | undefined, input: Record<string, unknown>) =>
  mutate(context(viewer), 'setFavourite', { isFavourite: true, ...input }, fields);
const found = async (viewer: Viewer | undefined, said: string): Promise<string[]> => {
  const { data } = await request(
    context(viewer),
    `{ search(${said}) { total results { recruiter { name } agency { name } } } }`,
  );
  return (data['search']!['results'] as unknown as Json[]).map((one) =>
    String((one['recruiter'] ?? one['agency'])!['name']),
  );
};

test('somebody who hires adds recruiters and agencies, sees only their own, first or alone, and removes them', async () => {
  const [ours, other] = [await employer(), await employer()];
  const agency = await createAgency(database, { name: 'Larkspur Agency' });
  const low = await createRecruiter(database, { name: 'Lena Larkspur', score_rank: '2.9' });
  await createRecruiter(database, { name: 'Lars Larkspur', score_rank: '4.5' });
  expect(await found(ours, 'words: "larkspur", favourites: "first", sort: "score"')).toEqual([
    'Lars Larkspur',
    'Larkspur Agency',
    'Lena Larkspur',
  ]);
  const kept = { recruiter: { viewerHasFavourite: true }, agency: null, errors: [] };
  expect(await set(ours, { recruiterId: `Recruiter:${low.id}` })).toEqual(kept);
  expect(await set(ours, { recruiterId: `Recruiter:${low.id}` })).toEqual(kept);
  expect(await set(ours, { agencyId: `Agency:${agency.id}` })).toMatchObject({ agency: { viewerHasFavourite: true } });
  expect(await found(ours, 'favourites: "only", sort: "score"')).toEqual(['Larkspur Agency', 'Lena Larkspur']);
  expect((await found(ours, 'favourites: "first"'))[2]).toBe('Lars Larkspur');
  expect(await found(other, 'favourites: "only"')).toEqual([]);
  expect(await found(undefined, 'words: "larkspur", favourites: "only"')).toHaveLength(3);
  await set(ours, { agencyId: `Agency:${agency.id}`, isFavourite: false });
  expect(await set(ours, { agencyId: `Agency:${agency.id}`, isFavourite: false })).toMatchObject({
    agency: { viewerHasFavourite: false },
  });
  expect(await found(ours, 'favourites: "only"')).toEqual(['Lena Larkspur']);
  // Changes are audited once each, under the company.
  const entries = await database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'agency_id', 'company_id'])
    .where('user_id', '=', ours.userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const company = { agency_id: null, company_id: ours.companyId };
  expect(entries).toEqual([
    { action: 'keepFavourite', subject_id: low.id, ...company },
    { action: 'keepFavourite', subject_id: agency.id, ...company },
    { action: 'dropFavourite', subject_id: agency.id, ...company },
  ]);
});

test('others have no favourites; a request that names nobody, or nobody who can be found, says so', async () => {
  const { id } = await createRecruiter(database);
  const recruiterId = `Recruiter:${id}`;
  const { viewer } = await createRecruiterWithLogin(database);
  const codeOf = async (who: Viewer | undefined, input: Record<string, unknown>) =>
    ((await set(who, input))['errors'] as unknown as { code: string }[])[0]?.code;
  expect(await codeOf(undefined, { recruiterId })).toBe('FORBIDDEN');
  expect(await codeOf(viewer, { recruiterId })).toBe('FORBIDDEN');
  const ours = await employer();
  const hidden = await createAgency(database, { is_approved: false });
  expect(await codeOf(ours, {})).toBe('ONE_OF');
  expect(await codeOf(ours, { recruiterId, agencyId: `Agency:${hidden.id}` })).toBe('ONE_OF');
  expect(await codeOf(ours, { agencyId: `Agency:${hidden.id}` })).toBe('NOT_FOUND');
  expect(await codeOf(ours, { recruiterId: `Recruiter:${hidden.id}` })).toBe('NOT_FOUND');
});

test('colleagues see favourites once they are shared, and no longer after that; nobody else does', async () => {
  const company = await createCompany(database);
  const member = async (name: string) => (await createEmployer(database, { company_id: company.id, name })).viewer;
  const [ana, ben, other] = [await member('Ana Prior'), await member('Ben Quill'), await employer()];
  const { id } = await createRecruiter(database, { name: 'Tansy Holloway' });
  const own = await createRecruiter(database, { name: 'Yarrow Finch' });
  await set(ana, { recruiterId: `Recruiter:${id}` });
  await set(ben, { recruiterId: `Recruiter:${own.id}` });
  const seen = async (viewer: Viewer, whose: string) => {
    const { data } = await request(
      context(viewer),
      `{ favourites(filter: { whose: "${whose}" }) { edges { node { savedBy isOwn recruiter { name } } } } }`,
    );
    return (data['favourites']!['edges'] as unknown as { node: Json }[]).map(({ node }) => node);
  };
  const share = (viewer: Viewer, isShared: boolean) =>
    mutate(context(viewer), 'shareFavourites', { isShared }, 'user { sharesFavourites }');
  expect(await seen(ben, 'colleagues')).toEqual([]);
  expect(await share(ana, true)).toEqual({ user: { sharesFavourites: true }, errors: [] });
  const shared = { savedBy: 'Ana Prior', isOwn: false, recruiter: { name: 'Tansy Holloway' } };
  expect(await seen(ben, 'colleagues')).toEqual([shared]);
  expect(await seen(ben, 'mine')).toMatchObject([{ isOwn: true, recruiter: { name: 'Yarrow Finch' } }]);
  expect(await seen(ana, 'colleagues')).toEqual([]);
  expect(await seen(other, 'colleagues')).toEqual([]);
  await share(ana, false);
  expect(await seen(ben, 'colleagues')).toEqual([]);
  const { viewer: alone } = await createEmployer(database, { company_id: null });
  expect(codes(await share(alone, true))).toEqual(['NO_COMPANY']);
});

test('there can be a thousand, and one more is refused', async () => {
  const viewer = await employer();
  await database.pool.query(
    `with made as (
      insert into agencies (id, slug, name, legal_name, country, contact_email, time_zone)
      select gen_random_uuid(), 'many-' || n, 'Many', 'Many', 'AU', 'desk@many.example', 'Australia/Perth'
      from generate_series(1, 1000) n returning id)
    insert into favourites (id, user_id, agency_id, created_at) select gen_random_uuid(), $1, id, now() from made`,
    [viewer.userId],
  );
  const { id } = await createRecruiter(database);
  expect(codes(await set(viewer, { recruiterId: `Recruiter:${id}` }))).toEqual(['LIMIT']);
});
