import '../index.ts';
import { expect, test } from 'vitest';
import { badgeEnd } from '#common/badges/rule.ts';
import { noticeSentence } from '#common/notices/kinds.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { viewerWithRole } from '../accounts/accounts.factories.ts';
import { createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createBadge } from './badges.factories.ts';
import { checkRecommendedBadges } from './badges.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const now = new Date();
const dayAfter = (days: number) => new Date(now.getTime() + days * 86_400_000);
const today = now.toISOString().slice(0, 10);

/** The figures of a recruiter who just meets the rule, counted today. */
const just = {
  ...{ review_count: 10, score: '4.3', eligible_count: 10, invited_count: 8 },
  ...{ score_as_of: today, coverage_as_of: today },
};
const run = () => checkRecommendedBadges.run(context(system, now), {});
const badgesOf = (recruiterId: string) =>
  kysely
    .selectFrom('recommended_badges')
    .select(['since', 'until', 'lapsed_on', 'lapsed_because'])
    .where('recruiter_id', '=', recruiterId)
    .orderBy('since')
    .execute();
const noticesOf = async (userId: string) => {
  const rows = await kysely
    .selectFrom('notices')
    .select(['kind', 'about', 'path'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, about }) => noticeSentence(kind, about));
};
const versionOf = async (id: string) =>
  (await kysely.selectFrom('recruiters').select('page_version').where('id', '=', id).executeTakeFirstOrThrow())
    .page_version;

test('who meets the rule gets the badge for 12 months, once, and is told', async () => {
  const { user, recruiter } = await createRecruiterWithLogin(database, just);
  const before = await versionOf(recruiter.id);
  await run();
  const held = [{ since: today, until: badgeEnd(today), lapsed_on: null, lapsed_because: null }];
  expect(await badgesOf(recruiter.id)).toEqual(held);
  expect(await noticesOf(user.id)).toEqual([expect.stringMatching(/^You're a recommended recruiter now, until /)]);
  const after = await versionOf(recruiter.id);
  expect(BigInt(after)).toBeGreaterThan(BigInt(before));
  await run();
  expect(await badgesOf(recruiter.id)).toEqual(held);
  expect(await noticesOf(user.id)).toHaveLength(1);
  expect(await versionOf(recruiter.id)).toBe(after);
});

test.each([
  ['fewer reviews', { review_count: 9 }],
  ['a lower score', { score: '4.2999' }],
  ['less coverage', { invited_count: 7 }],
  ['too few placements', { eligible_count: 9, invited_count: 9 }],
  ['no claim', { is_claimed: false, source: 'a public list' }],
  ['figures of the day before', { score_as_of: dayAfter(-1).toISOString().slice(0, 10) }],
])('%s: no badge', async (_what, change) => {
  const { id } = await createRecruiter(database, { ...just, ...change });
  await run();
  expect(await badgesOf(id)).toEqual([]);
});

test.each([
  ['reviews', { review_count: 9 }, 'fewer than 10 verified reviews were left'],
  ['score', { score: '4.2999' }, 'the score fell below 4.3'],
  ['coverage', { invited_count: 7 }, 'invitation coverage fell below 80%'],
])(
  'a badge lapses when %s is no longer met, stays in the history, and can be earned again',
  async (because, change, words) => {
    const { user, recruiter } = await createRecruiterWithLogin(database, { ...just, ...change });
    const { since, until } = await createBadge(database, { recruiter_id: recruiter.id });
    await run();
    await run();
    const lapsed = { since, until, lapsed_on: today, lapsed_because: because };
    expect(await badgesOf(recruiter.id)).toEqual([lapsed]);
    expect(await noticesOf(user.id)).toEqual([`Your recommended recruiter badge lapsed: ${words}`]);
    await kysely.updateTable('recruiters').set(just).where('id', '=', recruiter.id).execute();
    await run();
    expect(await badgesOf(recruiter.id)).toEqual([lapsed, expect.objectContaining({ since: today, lapsed_on: null })]);
  },
);

test('at its end a badge is renewed, or lapses', async () => {
  const over = { since: dayAfter(-366).toISOString().slice(0, 10), until: today };
  const { user, recruiter } = await createRecruiterWithLogin(database, just);
  await createBadge(database, { recruiter_id: recruiter.id, ...over });
  const poor = await createRecruiter(database, { ...just, score: '4' });
  await createBadge(database, { recruiter_id: poor.id, ...over });
  await run();
  await run();
  expect(await badgesOf(recruiter.id)).toEqual([
    { since: over.since, until: badgeEnd(today), lapsed_on: null, lapsed_because: null },
  ]);
  expect(await noticesOf(user.id)).toEqual([expect.stringMatching(/^You stay a recommended recruiter until /)]);
  expect(await badgesOf(poor.id)).toEqual([{ ...over, lapsed_on: today, lapsed_because: 'ended' }]);
});

test('a badge that meets the rule is kept', async () => {
  const { id } = await createRecruiter(database, just);
  const { since, until } = await createBadge(database, { recruiter_id: id });
  await run();
  expect(await badgesOf(id)).toEqual([{ since, until, lapsed_on: null, lapsed_because: null }]);
});

test('nothing is left of a person who objects to their profile', async () => {
  const { id, agency_id: agencyId } = await createRecruiter(database, just);
  await createBadge(database, { recruiter_id: id });
  await inWrite(context(system), async (write) => write.emit('profileGone', { recruiterId: id, agencyId }));
  expect(await badgesOf(id)).toEqual([]);
});

test('everyone sees a badge that is held, and for a year that it lapsed', async () => {
  const read = async (slug: string, extra = '') => {
    const text = `query ($slug: String!) { recruiter(slug: $slug) { ${extra}
      recommendedBadge { since until lapsedOn lapsedBecause } } }`;
    const { data } = await request(context(await viewerWithRole(database, 'ROLE_USER')), text, { slug });
    return data.recruiter?.recommendedBadge;
  };
  const { id, slug } = await createRecruiter(database, just);
  expect(await read(slug)).toBeNull();
  const old = { until: dayAfter(-10).toISOString().slice(0, 10), lapsed_because: 'score' };
  await createBadge(database, {
    recruiter_id: id,
    held: 900,
    ...old,
    lapsed_on: dayAfter(-366).toISOString().slice(0, 10),
  });
  expect(await read(slug)).toBeNull();
  const lapsed_on = dayAfter(-20).toISOString().slice(0, 10);
  await createBadge(database, { recruiter_id: id, held: 200, ...old, lapsed_on });
  expect(await read(slug)).toMatchObject({ lapsedOn: lapsed_on, lapsedBecause: 'score' });
  const { since, until } = await createBadge(database, { recruiter_id: id, held: 5 });
  expect(await read(slug)).toEqual({ since, until, lapsedOn: null, lapsedBecause: null });
  const features = env.PLAUDIT_FEATURES;
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, recommendedRecruiter: false } });
  try {
    expect(await read(slug, 'name')).toBeNull();
    await run();
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
});

test('while the feature is off, nobody gets a badge', async () => {
  const { id } = await createRecruiter(database, just);
  const features = env.PLAUDIT_FEATURES;
  Object.assign(env, { PLAUDIT_FEATURES: { ...features, recommendedRecruiter: false } });
  try {
    await run();
  } finally {
    Object.assign(env, { PLAUDIT_FEATURES: features });
  }
  expect(await badgesOf(id)).toEqual([]);
});
