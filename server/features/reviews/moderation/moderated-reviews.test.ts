import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createAgency, createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely, pool } = database;
const admin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);

const agency = await createAgency(database, { name: 'Zébra Crossing 100%' });
const recruiter = await createRecruiter(database, { name: 'Quilla Featherstone', agency_id: agency.id });
const subject = { recruiter_id: recruiter.id };
const review = (title: string, change = {}) =>
  createReview(database, {
    publication: 'unpublished',
    moderation: 'queued',
    title,
    reviewer_name: 'Somebody Else',
    reviewer_type: 'candidate',
    level: 2,
    signals: ['alleges_crime'],
    ...change,
  });
const decided = { moderation: 'rejected', rejected_because: 'spam' };

await review('Wombats came first', { ...subject, submitted_at: new Date('2026-01-01') });
await review('Slow answers', { reviewer_name: 'Una Okafor', submitted_at: new Date('2026-01-02') });
await review('No answers', { level: 3, submitted_at: new Date('2026-01-03') });
await review('From an employer', {
  reviewer_type: 'employer',
  signals: ['contains_link', 'names_person'],
  submitted_at: new Date('2026-01-04'),
});
await review('Earlier decided', { ...decided, decided_at: new Date('2026-02-01'), ...subject });
await review('Later decided', { ...decided, decided_at: new Date('2026-02-02'), level: 3, signals: ['contains_link'] });

type Found = { edges: { node: { title?: string; body?: string } }[]; pageInfo: { endCursor: string } };
const list = async (root: string, args: string, field = 'title') => {
  const text = `{ ${root}(first: 50${args}) { edges { node { ${field} } } pageInfo { endCursor } } }`;
  const { data, errors } = await request(context(admin), text);
  expect(errors).toBeUndefined();
  return data[root] as unknown as Found;
};
const titles = async (root: string, args: string) => (await list(root, args)).edges.map(({ node }) => node.title);
const waiting = (args: string) => titles('reviewsToCheck', args);
const done = (args: string) => titles('reviewsDecided', args);
const oldestFirst = ['Wombats came first', 'Slow answers', 'No answers', 'From an employer'];

describe('reviews to check', () => {
  test.each([
    ['the title', 'wombats', ['Wombats came first']],
    ['the reviewer, without case', 'una oka', ['Slow answers']],
    ['the recruiter', 'featherst', ['Wombats came first']],
    ['the agency, without accents', 'zebra cross', ['Wombats came first']],
    ['a literal special character', '100%', ['Wombats came first']],
    ['words that match nothing', 'nobody at all', []],
  ])('are found by %s', async (_, words, found) => {
    expect(await waiting(`, filter: { words: "${words}" }`)).toEqual(found);
  });

  test.each([
    ['signal: "alleges_crime"', oldestFirst.slice(0, 3)],
    ['signal: "names_person"', ['From an employer']],
    ['signal: "made_up"', []],
    ['audience: "employer"', ['From an employer']],
    ['level: 3', ['No answers']],
    ['audience: "candidate", level: 2, words: "answers"', ['Slow answers']],
  ])('are filtered by %s', async (filter, found) => {
    expect(await waiting(`, filter: { ${filter} }`)).toEqual(found);
  });

  test('start with the longest waiting or the newest, and a page continues where the last one ended', async () => {
    expect(await waiting('')).toEqual(oldestFirst);
    expect(await waiting(', sort: NEWEST')).toEqual(oldestFirst.toReversed());
    const text = '{ reviewsToCheck(first: 3, sort: NEWEST) { edges { node { title } } pageInfo { endCursor } } }';
    const { endCursor } = ((await request(context(admin), text)).data.reviewsToCheck as unknown as Found).pageInfo;
    expect(await waiting(`, sort: NEWEST, after: "${endCursor}"`)).toEqual(['Wombats came first']);
  });

  test("with a waiting edit are found by the edit's signals, not their own", async () => {
    const edited = await review('Edited', {
      publication: 'published',
      moderation: 'cleared',
      signals: ['contains_email'],
      has_queued_edit: true,
    });
    await pool.query(
      `insert into review_versions (id, review_id, agency_id, submitted_at, number, shown_name, name_display, overall, criteria, title, body, shows_company,
        was_offered_anything, moderation, signals)
      select gen_random_uuid(), id, agency_id, now(), 2, shown_name, name_display, overall, criteria, title, body, shows_company, was_offered_anything, 'queued', '{names_person}'
      from reviews where id = $1`,
      [edited.id],
    );
    expect(await waiting(', filter: { signal: "names_person", words: "edited" }')).toEqual(['Edited']);
    expect(await waiting(', filter: { signal: "contains_email" }')).toEqual([]);
    await kysely.updateTable('reviews').set({ has_queued_edit: false }).where('id', '=', edited.id).execute();
  });
});

describe('decided reviews', () => {
  test('start with the latest decision, or the first', async () => {
    expect(await done('')).toEqual(['Later decided', 'Earlier decided']);
    expect(await done(', sort: OLDEST')).toEqual(['Earlier decided', 'Later decided']);
  });

  test.each([
    ['words: "featherstone"', ['Earlier decided']],
    ['words: "wombats"', []],
    ['signal: "contains_link"', ['Later decided']],
    ['level: 3, moderation: "rejected"', ['Later decided']],
    ['level: 3, moderation: "approved"', []],
  ])('are filtered by %s', async (filter, found) => {
    expect(await done(`, filter: { ${filter} }`)).toEqual(found);
  });
});

describe('replies to check', async () => {
  const writer = await createUser(database, { name: 'Petra Pennywhistle' });
  const reply = async (title: string, body: string, signal: string, change = {}) => {
    const { id, agency_id } = await createReview(database, { title, publication: 'published', level: 2, ...change });
    await pool.query(
      `insert into review_reply_versions (id, review_id, agency_id, number, body, state, signals, written_by, created_at)
      values (gen_random_uuid(), $1, $5, 1, $2, 'queued', $3, $4, now() - interval '1 day' * (select 9 - count(*)::int from review_reply_versions))`,
      [id, body, [signal], writer.id, agency_id],
    );
  };
  await reply('Of Quilla', 'You lied', 'alleges_crime', subject);
  await reply('Of somebody', 'Call me', 'contains_phone', { level: 4, reviewer_type: 'employer' });
  const bodies = async (args: string) =>
    (await list('repliesToCheck', args, 'body')).edges.map(({ node }) => node.body);

  test.each([
    ['filter: { words: "lied" }', ['You lied']],
    ['filter: { words: "pennywhistle" }', ['You lied', 'Call me']],
    ['filter: { words: "of somebody" }', ['Call me']],
    ['filter: { words: "quilla feather" }', ['You lied']],
    ['filter: { words: "zebra" }', ['You lied']],
    ['filter: { signal: "contains_phone" }', ['Call me']],
    ['filter: { audience: "employer" }', ['Call me']],
    ['filter: { level: 2 }', ['You lied']],
    ['sort: NEWEST', ['Call me', 'You lied']],
  ])('by %s', async (args, found) => {
    expect(await bodies(`, ${args}`)).toEqual(found);
  });
});
