import '#server/features/index.ts';
import { describe, expect, test } from 'vitest';
import { standardJobSettings, standardReviewSettings } from '#common/posts/settings.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createPost } from './posts.factories.ts';

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
const body = 'They were quick, kind and honest. I would work with them again any day.';
const review = () =>
  createReview(database, { recruiter_id: own.recruiter.id, publication: 'published', level: 3, body });

const post = 'post { id kind state quote version settings reviewChange review { id } }';
const ofReview = { kind: 'review', shape: 'wide', state: 'made', settings: standardReviewSettings.default };
const ofJob = {
  kind: 'job',
  shape: 'square',
  state: 'draft',
  settings: standardJobSettings['001'],
  title: 'Site engineer',
};
const make = (viewer: Viewer, input: Readonly<Record<string, unknown>>) =>
  mutate(context(viewer), 'createPost', input, post);
const save = (viewer: Viewer, id: string, input: object) =>
  mutate(context(viewer), 'savePost', { postId: `Post:${id}`, expectedVersion: 1, ...input }, post);
const problems = (answer: object) => (answer as { errors: { code: string; field: string | null }[] }).errors;
const listed = async (viewer: Viewer, args = '') => {
  const { data, errors } = await request(context(viewer), `{ posts${args} { edges { node { id title } } } }`);
  expect(errors).toBeUndefined();
  return (data.posts as unknown as { edges: unknown[] }).edges.length;
};

describe('a post about a review', () => {
  test('is made by the recruiter, the admin, and nobody else', async () => {
    const { id } = await review();
    for (const { viewer } of [own, admin])
      expect(await make(viewer, { ...ofReview, reviewId: `Review:${id}` })).toMatchObject({
        errors: [],
        post: { kind: 'review', quote: null, settings: standardReviewSettings.default, reviewChange: null },
      });
    for (const viewer of [colleague.viewer, rival.viewer, staff])
      expect(codes(await make(viewer, { ...ofReview, reviewId: `Review:${id}` }))).toEqual(['NOT_FOUND']);
    expect(problems(await make(own.viewer, ofReview))).toMatchObject([{ code: 'CHOOSE', field: 'reviewId' }]);
    expect(codes(await make(stranger, { ...ofReview, reviewId: `Review:${id}` }))).not.toEqual([]);
  });

  test('quotes whole words in their order, or is refused at the quotation', async () => {
    const { id } = await review();
    const quoting = (quote: string) => make(own.viewer, { ...ofReview, reviewId: `Review:${id}`, quote });
    expect(await quoting('They were quick, kind…')).toMatchObject({
      errors: [],
      post: { quote: 'They were quick, kind…' },
    });
    for (const quote of [
      'They were slow…',
      'kind and honest',
      'They were honest. I would work with them again any day.',
    ])
      expect(problems(await quoting(quote))).toMatchObject([{ code: 'UNFAIR', field: 'quote' }]);
  });

  test('says when the review was edited or is gone, and cannot be saved once it is gone', async () => {
    const { id } = await review();
    const made = await createPost(database, { agency_id: agency.id, recruiter_id: own.recruiter.id, review_id: id });
    const change = async () => {
      const { data } = await request(
        context(own.viewer),
        `{ node(id: "Post:${made.id}") { ... on Post { reviewChange review { id } } } }`,
      );
      return data.node;
    };
    expect(await change()).toMatchObject({ reviewChange: null });
    await kysely.updateTable('reviews').set({ content_version: 2 }).where('id', '=', id).execute();
    expect(await change()).toMatchObject({ reviewChange: 'edited' });
    await kysely
      .updateTable('reviews')
      .set({ publication: 'withdrawn', gone_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await change()).toEqual({ reviewChange: 'gone', review: null });
    expect(problems(await save(own.viewer, made.id, { text: 'Look' }))).toMatchObject([
      { code: 'GONE', field: 'postId' },
    ]);
  });
});

describe('a post about a job', () => {
  test('needs a title, and settings of its kind', async () => {
    expect(problems(await make(own.viewer, { ...ofJob, title: ' ' }))).toMatchObject([{ field: 'title' }]);
    expect(problems(await make(own.viewer, { ...ofJob, settings: standardReviewSettings.default }))[0]!.field).toMatch(
      /^settings/,
    );
    const settings = { ...standardJobSettings['001'], titleFontSize: 19, boxColor: 'red' };
    expect(problems(await make(own.viewer, { ...ofJob, settings })).map(({ field }) => field)).toEqual([
      'settings.titleFontSize',
      'settings.boxColor',
    ]);
    expect(problems(await make(own.viewer, { ...ofJob, link: 'agency.example' }))).toMatchObject([{ field: 'link' }]);
  });

  test('keeps what a save leaves out, refuses an older version, and stays made', async () => {
    const { id } = await createPost(database, {
      ...{ agency_id: agency.id, recruiter_id: own.recruiter.id, location: 'Sydney', link: 'https://jobs.example/' },
    });
    expect(await save(own.viewer, id, { text: 'We hire.', state: 'draft' })).toMatchObject({
      errors: [],
      post: { state: 'made', version: 2, settings: standardJobSettings['001'] },
    });
    const texts = async () => {
      const row = await kysely.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return [row.title, row.text, row.location, row.link];
    };
    expect(await texts()).toEqual(['Site engineer', 'We hire.', 'Sydney', 'https://jobs.example/']);
    await mutate(context(own.viewer), 'savePost', {
      postId: `Post:${id}`,
      expectedVersion: 2,
      location: ' ',
      state: 'made',
    });
    expect(await texts()).toEqual(['Site engineer', 'We hire.', null, 'https://jobs.example/']);
    expect(codes(await save(own.viewer, id, { text: 'Again' }))).toEqual(['CLASH']);
  });

  test('has a page for everyone once it is made; of a draft only for who has a link that still works', async () => {
    const { id, key } = await createPost(database, {
      agency_id: agency.id,
      recruiter_id: own.recruiter.id,
      state: 'draft',
    });
    const seen = async (token?: string) => {
      const args = token === undefined ? '' : `, token: "${token}"`;
      return (await request(context(stranger), `{ jobPost(key: "${key}"${args}) { title state } }`)).data.jobPost;
    };
    expect(await seen()).toBeNull();
    const link = () => mutate(context(own.viewer), 'linkPostDraft', { postId: `Post:${id}` }, 'token');
    const { token: first } = await link();
    expect(await seen(String(first))).toEqual({ title: 'Site engineer', state: 'draft' });
    const { token } = await link();
    expect(await seen(String(first))).toBeNull();
    expect(await seen(`${String(token).slice(0, -1)}-`)).toBeNull();
    await kysely
      .updateTable('posts')
      .set({ draft_token_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect(await seen(String(token))).toBeNull();
    expect(codes(await mutate(context(rival.viewer), 'linkPostDraft', { postId: `Post:${id}` }))).toEqual([
      'NOT_FOUND',
    ]);
    await kysely.updateTable('posts').set({ state: 'made' }).where('id', '=', id).execute();
    expect(await seen()).toMatchObject({ state: 'made' });
  });
});

test('posts are listed for their recruiter, the agency and staff, and found by words and kind', async () => {
  const home = await createAgency(database);
  const [mine, boss] = [
    await of({ agency_id: home.id }),
    await of({ agency_id: home.id, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] }),
  ];
  const ids = { agency_id: home.id, recruiter_id: mine.recruiter.id };
  await createPost(database, { ...ids, title: 'Crane driver' });
  await createPost(database, { ...ids, state: 'draft' });
  for (const { viewer } of [mine, boss]) expect(await listed(viewer)).toBe(2);
  for (const viewer of [rival.viewer, colleague.viewer, stranger]) expect(await listed(viewer)).toBe(0);
  expect(await listed(mine.viewer, '(filter: { words: "crane" })')).toBe(1);
  expect(await listed(mine.viewer, '(filter: { state: "draft" })')).toBe(1);
  expect(await listed(mine.viewer, '(filter: { kind: "review" })')).toBe(0);
});

test('the posts of a person who does not want a profile are deleted', async () => {
  const { recruiter } = await of({});
  const { id } = await createPost(database, { agency_id: recruiter.agency_id, recruiter_id: recruiter.id });
  await inWrite(context(), async (write) =>
    write.emit('profileGone', { recruiterId: recruiter.id, agencyId: recruiter.agency_id }),
  );
  expect(await kysely.selectFrom('posts').select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined();
});

test('a deleted post is gone, and only its people can delete it', async () => {
  const { id } = await createPost(database, { agency_id: agency.id, recruiter_id: own.recruiter.id });
  const drop = (viewer: Viewer) => mutate(context(viewer), 'deletePost', { postId: `Post:${id}` }, 'deletedPostId');
  for (const viewer of [rival.viewer, colleague.viewer, staff])
    expect(codes(await drop(viewer))).toEqual(['NOT_FOUND']);
  expect(await drop(admin.viewer)).toMatchObject({ errors: [], deletedPostId: `Post:${id}` });
  expect(codes(await drop(admin.viewer))).toEqual(['NOT_FOUND']);
});
