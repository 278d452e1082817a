import '#server/features/index.ts';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const agency = await createAgency(database);
const of = (wishes: object) => createRecruiterWithLogin(database, wishes);
const [own, colleague, admin, rival] = [
  await of({ agency_id: agency.id }),
  await of({ agency_id: agency.id }),
  await of({ agency_id: agency.id, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] }),
  await of({ roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] }),
];
const staff = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');

const share = (viewer: Viewer, { id }: { id: string }, channel = 'link') =>
  mutate(context(viewer), 'shareReview', { reviewId: `Review:${id}`, channel }, 'key');
const see = (key: unknown, change: object = {}) => mutate({ ...context(), ...change }, 'noteShareSeen', { key });
const shared = async (viewer: Viewer, args = '') => {
  const { data, errors } = await request(
    context(viewer),
    `{ reviewShares${args} { edges { node { channel times seen sharedByName review { id } } } } }`,
  );
  expect(errors).toBeUndefined();
  const { edges } = data.reviewShares as unknown as { edges: { node: Record<string, unknown> }[] };
  return edges.map(({ node }) => node);
};

describe('sharing a review', () => {
  test('is recorded by channel and person, with the same link when it is shared again', async () => {
    const review = await createReview(database, { recruiter_id: own.recruiter.id });
    const { key } = await share(own.viewer, review);
    expect(key).toMatch(/^[\w-]{12}$/);
    expect(await share(own.viewer, review)).toMatchObject({ key, errors: [] });
    expect((await share(own.viewer, review, 'text')).key).not.toBe(key);
    expect((await share(admin.viewer, review)).key).not.toBe(key);
    const listed = await shared(own.viewer);
    expect(listed.map(({ channel, times }) => [channel, times])).toEqual([
      ['link', 1],
      ['text', 1],
      ['link', 2],
    ]);
    expect(listed.every(({ sharedByName }) => typeof sharedByName === 'string')).toBe(true);
    expect(await shared(admin.viewer)).toHaveLength(3);
    expect(await shared(staff)).toHaveLength(3);
    for (const viewer of [colleague.viewer, rival.viewer, stranger]) expect(await shared(viewer)).toEqual([]);
    expect(await shared(own.viewer, '(filter: { channel: "text" })')).toHaveLength(1);
    expect(await shared(own.viewer, '(filter: { words: "clear and honest" })')).toHaveLength(3);
    expect(await shared(own.viewer, '(filter: { words: "nonsense" })')).toEqual([]);
    const { rows } = await database.pool.query(
      `select count(*)::int as count from audit_entries where action = 'shareReview' and subject_id = $1`,
      [review.id],
    );
    expect(rows[0].count).toBe(4);
  });

  test('is for its side and for published reviews', async () => {
    const review = await createReview(database, { recruiter_id: own.recruiter.id });
    expect(codes(await share(colleague.viewer, review))).toEqual(['FORBIDDEN']);
    expect(codes(await share(rival.viewer, review))).toEqual(['NOT_FOUND']);
    expect(codes(await share(stranger, review))).toEqual(['NOT_FOUND']);
    for (const change of [{ publication: 'unpublished' }, { publication: 'under_review', is_hidden: true }]) {
      const hidden = await createReview(database, { recruiter_id: own.recruiter.id, ...change });
      expect(codes(await share(own.viewer, hidden))).toEqual(['NOT_FOUND']);
    }
  });

  test('counts visits by the link, but no programs and nobody of the agency', async () => {
    const review = await createReview(database, { recruiter_id: own.recruiter.id });
    const { key } = await share(own.viewer, review);
    await see(key);
    await see(key, { viewer: rival.viewer });
    await see(key, { viewer: colleague.viewer });
    await see(key, { isRobot: true });
    await see('unknown-key_');
    const seen = async () =>
      (await kysely.selectFrom('review_shares').select('seen').where('key', '=', String(key)).executeTakeFirstOrThrow())
        .seen;
    expect(await seen()).toBe(2);
    const [first] = await shared(own.viewer, '(sort: SEEN)');
    expect(first).toMatchObject({ seen: 2, review: { id: `Review:${review.id}` } });
    await kysely.updateTable('reviews').set({ publication: 'withdrawn' }).where('id', '=', review.id).execute();
    expect((await shared(own.viewer, '(sort: SEEN)'))[0]).toMatchObject({ seen: 2, review: null });
  });
});
