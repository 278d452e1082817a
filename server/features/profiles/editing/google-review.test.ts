import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const url = 'https://g.page/r/CabcDEF/review';
const paid = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_PRO_TEAM'];

const set = (viewer: Viewer, agencyId: string, change: Record<string, unknown> = {}) => {
  const input = { profileId: `AgencyToEdit:${agencyId}`, expectedVersion: 1, url, isOffered: true, ...change };
  return mutate(context(viewer), 'setGoogleReview', input, 'profile { googleReviewUrl offersGoogleReview version }');
};
const fields = (payload: { errors?: unknown }) => (payload.errors as { field: string }[]).map(({ field }) => field);
const offered = async (agencyId: string) => {
  const text = 'query ($id: ID!) { node(id: $id) { ... on Agency { offeredGoogleReviewUrl } } }';
  return (await request(context(), text, { id: `Agency:${agencyId}` })).data.node?.offeredGoogleReviewUrl;
};
async function admin(plan = 'pro_team', roles = paid) {
  const agency = await createAgency(database, { plan });
  return { agencyId: agency.id, ...(await createRecruiterWithLogin(database, { agency_id: agency.id, roles })) };
}

describe('the link to Google', () => {
  test('is shown to everybody who reviews the agency, until it is switched off for all', async () => {
    const { viewer, agencyId } = await admin();
    expect(await offered(agencyId)).toBeNull();
    expect(await set(viewer, agencyId)).toMatchObject({
      profile: { googleReviewUrl: url, offersGoogleReview: true, version: 2 },
      errors: [],
    });
    expect(await offered(agencyId)).toBe(url);
    await set(viewer, agencyId, { isOffered: false, expectedVersion: 2 });
    expect(await offered(agencyId)).toBeNull();
  });

  test('is hidden while the plan does not cover it, but not deleted', async () => {
    const { viewer, agencyId } = await admin();
    await set(viewer, agencyId);
    await kysely.updateTable('agencies').set({ plan: 'free' }).where('id', '=', agencyId).execute();
    expect(await offered(agencyId)).toBeNull();
    await kysely.updateTable('agencies').set({ plan: 'pro_team' }).where('id', '=', agencyId).execute();
    expect(await offered(agencyId)).toBe(url);
  });

  test('is set only by an agency admin, with a plan that covers it, over the version that was read', async () => {
    const { viewer, agencyId } = await admin();
    const rival = await admin();
    const colleague = await createRecruiterWithLogin(database, { agency_id: agencyId, roles: ['ROLE_RECRUITER'] });
    for (const other of [rival.viewer, colleague.viewer])
      expect(codes(await set(other, agencyId))).toEqual(['NOT_FOUND']);
    const free = await admin('free', ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN']);
    expect(codes(await set(free.viewer, free.agencyId))).toEqual(['PLAN']);
    expect(codes(await set(free.viewer, free.agencyId, { isOffered: false }))).toEqual([]);
    expect(codes(await set(viewer, agencyId, { expectedVersion: 7 }))).toEqual(['CLASH']);
  });

  test.each([
    'http://g.page/r/x/review',
    'https://google.com.evil.example/review',
    'https://evil.example/google.com',
    'https://google.com@evil.example/',
    'javascript:alert(1)',
    'https://notgoogle.com/maps',
  ])('does not lead to %s', async (strange) => {
    const { viewer, agencyId } = await admin();
    expect(fields(await set(viewer, agencyId, { url: strange }))).toEqual(['url']);
  });

  test.each([
    'https://search.google.com/local/writereview?placeid=abc',
    'https://maps.app.goo.gl/x',
    'https://www.google.com.au/maps/place/x',
    'https://www.google.co.uk/maps/x',
  ])('may lead to %s', async (good) => {
    const { viewer, agencyId } = await admin();
    expect(codes(await set(viewer, agencyId, { url: good }))).toEqual([]);
  });

  test('needs an address before it can be switched on', async () => {
    const { viewer, agencyId } = await admin();
    expect(fields(await set(viewer, agencyId, { url: ' ' }))).toEqual(['url']);
  });
});
