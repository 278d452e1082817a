import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const recruiter = await createRecruiter(database);
const inLegal = await createPlacement(database, { recruiter_id: recruiter.id, speciality: 'legal' });
const of = { recruiter_id: recruiter.id };
const day = (text: string) => ({ submitted_at: new Date(`2026-${text}T09:00:00Z`) });
await createReview(database, { ...of, ...day('05-01'), overall: 3, title: 'Middling', level: 4 });
await createReview(database, { ...of, ...day('05-02'), overall: 5, title: 'Praise', placement_id: inLegal.id });
await createReview(database, {
  ...of,
  ...day('05-03'),
  overall: 1,
  title: 'Blame',
  body: `${'Nothing was punctual. '.repeat(3)}`,
});
await createReview(database, { ...of, ...day('05-04'), overall: 5, title: 'More praise', reviewer_type: 'employer' });
await createReview(database, { ...of, ...day('05-05'), overall: 1, title: 'Imported', level: 0 });

type Listed = { edges: { node: { title: string }; cursor: string }[]; pageInfo: { hasNextPage: boolean } };
const list = async (args: string, field = 'recruiter', slug = recruiter.slug) => {
  const { data, errors } = await request(
    context(),
    `{ ${field}(slug: "${slug}") { reviews${args} { edges { cursor node { title } } pageInfo { hasNextPage } } } }`,
  );
  expect(errors).toBeUndefined();
  return data[field]!.reviews as unknown as Listed;
};
const titles = async (args: string) => (await list(args)).edges.map(({ node }) => node.title);

test.each([
  ['', ['Imported', 'More praise', 'Blame', 'Praise', 'Middling']],
  ['(sort: OLDEST)', ['Middling', 'Praise', 'Blame', 'More praise', 'Imported']],
  ['(sort: HIGHEST)', ['More praise', 'Praise', 'Middling', 'Blame', 'Imported']],
  ['(sort: LOWEST)', ['Blame', 'Middling', 'More praise', 'Praise', 'Imported']],
])('in the order %s imported reviews are never between those with stars', async (args, expected) => {
  expect(await titles(args)).toEqual(expected);
});

test.each([
  ['(filter: { level: 0 })', ['Imported']],
  ['(filter: { level: 4 })', ['Middling']],
  ['(filter: { speciality: "legal" })', ['Praise']],
  ['(filter: { speciality: "nonsense" })', []],
  ['(filter: { words: "praising" })', ['More praise', 'Praise']],
  ['(filter: { words: "PUNCTUALITY" })', ['Blame']],
  ['(filter: { words: "nothing -praise" })', ['Blame']],
  ['(filter: { words: "praise\' & | ! :* <->" })', ['More praise', 'Praise']],
  ['(filter: { words: "the of" })', ['Imported', 'More praise', 'Blame', 'Praise', 'Middling']],
  ['(filter: { audience: "employer", stars: 5 })', ['More praise']],
  ['(filter: { stars: 1 })', ['Blame']],
])('%s leaves what matches', async (args, expected) => {
  expect(await titles(args)).toEqual(expected);
});

test.each(['HIGHEST', 'LOWEST', 'OLDEST', 'NEWEST'])('page by page, %s shows each once', async (sort) => {
  const seen: string[] = [];
  for (let after = '', isMore = true; isMore; ) {
    const page = await list(`(first: 2, sort: ${sort}${after && `, after: "${after}"`})`);
    seen.push(...page.edges.map(({ node }) => node.title));
    after = page.edges.at(-1)!.cursor;
    isMore = page.pageInfo.hasNextPage;
  }
  expect(seen).toEqual(await titles(`(sort: ${sort})`));
});

test('their counts are by audience, level, field and criterion', async () => {
  await createReview(database, {
    ...of,
    ...day('05-06'),
    criteria: JSON.stringify({ communication: 4, aftercare: null }),
  });
  await createReview(database, { ...of, ...day('05-07'), criteria: JSON.stringify({ communication: 1 }), level: 1 });
  const { data } = await request(context(), `{ recruiter(slug: "${recruiter.slug}") { reviewTallies } }`);
  expect(data.recruiter!.reviewTallies).toEqual({
    'audience candidate': 6,
    'audience employer': 1,
    'level 0': 1,
    'level 1': 1,
    'level 3': 4,
    'level 4': 1,
    'speciality legal': 1,
    'rated candidate communication': 1,
    'stars candidate communication': 4,
  });
});
