import { describe, expect, test } from 'vitest';
import { mandatoryCriteria } from '#common/reviews/criteria.ts';
import { scoreOf } from '#common/reviews/score.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import type { stranger } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createInvitation, type InvitationWithToken } from '../invitations/invitations.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from './reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const body = () => Array.from({ length: 12 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' then ');
const writing = ({ id: invitationId, token }: InvitationWithToken, change: Record<string, unknown> = {}) => ({
  invitationId,
  token,
  overall: 4,
  criteria: ['communication', 'understood_what_i_wanted', 'honesty_about_the_role'].map((key) => ({ key, stars: 4 })),
  title: 'Clear from start to finish',
  body: body(),
  nameDisplay: 'first_initial',
  showCompany: false,
  offeredAnything: false,
  placementConfirmed: 'yes',
  ...change,
});
const submit = (input: Record<string, unknown>) => mutate(context(), 'submitReview', input, 'recruiter { id }');
const fields = (payload: { errors?: unknown }) => (payload.errors as { field: string }[]).map(({ field }) => field);
const reviewOf = (invitation: { id: string }) =>
  kysely.selectFrom('reviews').selectAll().where('invitation_id', '=', invitation.id).execute();
const recruiterOf = ({ recruiter_id }: { recruiter_id: string }) =>
  kysely.selectFrom('recruiters').selectAll().where('id', '=', recruiter_id).executeTakeFirstOrThrow();
const mailsOfAgency = ({ agency_id }: { agency_id: string }) =>
  kysely.selectFrom('mails').select('kind').where('agency_id', '=', agency_id).orderBy('kind').execute();

describe('a review sent through a mailed link', () => {
  test('is checked, published with its level, changes the score, and is announced', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const invitation = await createInvitation(database, { recruiter_id: recruiter.id });
    expect(await submit(writing(invitation))).toEqual({ recruiter: { id: `Recruiter:${recruiter.id}` }, errors: [] });
    const [sent] = await reviewOf(invitation);
    expect(sent).toMatchObject({
      moderation: 'received',
      publication: 'unpublished',
      level: 3,
      shown_name: 'Casey W.',
    });
    await doTasks(context());
    const [review] = await reviewOf(invitation);
    expect(review).toMatchObject({ moderation: 'cleared', publication: 'published' });
    const { score } = scoreOf([{ overall: 4, level: 3, submittedAt: new Date() }], new Date());
    const kept = await recruiterOf(invitation);
    expect(kept).toMatchObject({ review_count: 1, stars_4: 1, published_count: 1, score: score.toFixed(4) });
    expect(Number(kept.page_version)).toBe(Number(recruiter.page_version) + 1);
    expect((await mailsOfAgency(invitation)).map(({ kind }) => kind)).toEqual(['review-published', 'review-received']);
  });

  test('has level 2 if the facts of the placement were not confirmed, and counts nothing if rewarded', async () => {
    const doubted = await createInvitation(database);
    await submit(writing(doubted, { placementConfirmed: 'no', corrections: 'It began in May.' }));
    const rewarded = await createInvitation(database);
    await submit(writing(rewarded, { offeredAnything: true }));
    await doTasks(context());
    expect((await reviewOf(doubted))[0]).toMatchObject({ level: 2, publication: 'published' });
    expect((await reviewOf(rewarded))[0]).toMatchObject({ weight: '0.00', publication: 'published' });
    expect(await recruiterOf(rewarded)).toMatchObject({ review_count: 0, published_count: 1, score: '3.5000' });
  });

  test('by an employer does not show the job of the candidate who was placed', async () => {
    const invitation = await createInvitation(database, { audience: 'employer' });
    const keys = mandatoryCriteria('employer', false).map(({ key }) => ({ key, stars: 4 }));
    expect(codes(await submit(writing(invitation, { criteria: keys, nameDisplay: 'role_only' })))).toEqual([]);
    expect((await reviewOf(invitation))[0]).toMatchObject({ shown_name: 'Employer', reviewer_role: '' });
  });

  test('waits for a moderator if anything about it is a risk', async () => {
    const texts = { title: 'They are a scam', body: 'They took money and that is fraud, plain and simple as that.' };
    const alleging = await createInvitation(database);
    await submit(writing(alleging, texts));
    const [first, second] = [await createInvitation(database), await createInvitation(database)];
    const same = body();
    await submit(writing(first, { body: same }));
    await submit(writing(second, { body: same }));
    await doTasks(context());
    expect((await reviewOf(alleging))[0]).toMatchObject({ moderation: 'queued', signals: ['alleges_crime'] });
    expect((await reviewOf(second))[0]).toMatchObject({ publication: 'unpublished', signals: ['alike_text'] });
    expect(await recruiterOf(alleging)).toMatchObject({ review_count: 0, published_count: 0 });
  });

  test('waits for a moderator if it names people of the placement, but not if it names the recruiter', async () => {
    const recruiter = await createRecruiter(database, { name: 'Robin Marblethorpe' });
    const invited = () => createInvitation(database, { recruiter_id: recruiter.id });
    const [named, praised] = [await invited(), await invited()];
    await submit(writing(named, { body: `Morgan Sandpiper was late. ${body()}` }));
    await submit(writing(praised, { body: `Robin Marblethorpe was on time. ${body()}` }));
    await doTasks(context());
    expect((await reviewOf(named))[0]).toMatchObject({ moderation: 'queued', signals: ['names_person'] });
    expect((await reviewOf(praised))[0]).toMatchObject({ moderation: 'cleared', signals: [] });
  });

  test("waits for a moderator if it is dated before the first day, in the agency's time zone", async () => {
    const startingOn = async (start_date: string) => {
      const placement = await createPlacement(database, { start_date });
      const invitation = await createInvitation(database, { placement_id: placement.id });
      const input = writing(invitation);
      // Eight in the morning on the 22nd in Sydney.
      const at = new Date('2026-11-21T21:00:00Z');
      await mutate(context(undefined, at), 'submitReview', input);
      await doTasks(context());
      return (await reviewOf(invitation))[0]!.signals;
    };
    expect(await startingOn('2026-11-22')).toEqual([]);
    expect(await startingOn('2026-11-23')).toEqual(['dated_before_placement']);
  });

  test('is accepted once: a repeated request gets the same answer, a second one is told that it was sent', async () => {
    const invitation = await createInvitation(database);
    const input = writing(invitation, { clientMutationId: 'sent-once-only' });
    const payloads = await Promise.all([1, 2, 3].map(() => submit(input)));
    expect(new Set(payloads.map((payload) => JSON.stringify(payload))).size).toBe(1);
    expect(codes(payloads[0]!)).toEqual([]);
    expect(codes(await submit(writing(invitation)))).toEqual(['ANSWERED']);
    expect(await reviewOf(invitation)).toHaveLength(1);
  });

  test('is refused without the right token, and after the link has expired', async () => {
    const [one, other] = [await createInvitation(database), await createInvitation(database)];
    expect(codes(await submit(writing({ ...one, token: other.token })))).toEqual(['LINK_UNKNOWN']);
    const ended = await createInvitation(database, { state: 'expired' });
    expect(codes(await submit(writing(ended)))).toEqual(['LINK_ENDED']);
    expect([...(await reviewOf(one)), ...(await reviewOf(ended))]).toEqual([]);
  });

  test('lists every invalid field, and leaves the invitation open', async () => {
    const invitation = await createInvitation(database);
    const payload = await submit(
      writing(invitation, { overall: 6, title: 'Hi', body: 'Too short', nameDisplay: null }),
    );
    expect(fields(payload).sort()).toEqual(['body', 'nameDisplay', 'overall', 'title']);
    const unknown = writing(invitation, { criteria: [{ key: 'charm', stars: 5 }] });
    expect(fields(await submit(unknown))).toEqual(['criteria.0.key']);
    const { state } = await kysely
      .selectFrom('invitations')
      .select('state')
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('sent');
  });
});

describe('the reviews of a profile', () => {
  const listed = async (recruiter: { id: string }, args = '') => {
    const text = `query ($id: ID!) { node(id: $id) { ... on Recruiter {
      publishedCount distribution reviews${args} { edges { node { id } } } } } }`;
    const { data } = await request(context(), text, { id: `Recruiter:${recruiter.id}` });
    const { reviews, ...counts } = data.node as unknown as Listed;
    return { ...counts, ids: reviews.edges.map(({ node }) => node.id).sort() };
  };
  interface Listed {
    publishedCount: number;
    distribution: number[];
    reviews: { edges: { node: { id: string } }[] };
  }

  test('filtered by stars are as many as their bar says: those that count', async () => {
    const recruiter = await createRecruiter(database);
    const of = (wishes: Parameters<typeof createReview>[1]) =>
      createReview(database, { recruiter_id: recruiter.id, overall: 5, ...wishes });
    const counted = [await of({ level: 2 }), await of({ level: 4 })].map(({ id }) => `Review:${id}`).sort();
    for (const wishes of [{ level: 0 }, { level: 1 }, { was_offered_anything: true }, { overall: 4 }]) await of(wishes);
    const fives = await listed(recruiter, '(filter: { stars: 5 })');
    expect(fives).toMatchObject({ ids: counted, distribution: [0, 0, 0, 1, 2] });
  });

  test('are counted as they are listed, whole and filtered', async () => {
    const recruiter = await createRecruiter(database);
    const of = (wishes: Parameters<typeof createReview>[1]) =>
      createReview(database, { recruiter_id: recruiter.id, ...wishes });
    for (const level of [0, 1, 2, 3]) await of({ level });
    await of({ reviewer_type: 'employer' });
    await of({ publication: 'unpublished' });
    const [whole, employers] = [await listed(recruiter), await listed(recruiter, '(filter: { audience: "employer" })')];
    expect(whole).toMatchObject({ publishedCount: 5, ids: { length: 5 } });
    expect(employers).toMatchObject({ publishedCount: 5, ids: { length: 1 } });
  });
});

describe('a reply', () => {
  const roles = ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'];
  const reply = (viewer: typeof stranger, reviewId: string, change: Record<string, unknown> = {}) =>
    mutate(
      context(viewer),
      'replyToReview',
      { reviewId: `Review:${reviewId}`, body: 'Thank you.', ...change },
      'review { id reply { body version } }',
    );

  test('is written by the reviewed recruiter and shown, and the reviewer is told', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database, { roles });
    const review = await createReview(database, { recruiter_id: recruiter.id });
    expect(await reply(viewer, review.id)).toEqual({
      review: { id: `Review:${review.id}`, reply: { body: 'Thank you.', version: 1 } },
      errors: [],
    });
    expect((await mailsOfAgency(review)).map(({ kind }) => kind)).toEqual(['review-replied']);
  });

  test('is changed with the version that was read, and a clash returns the newer one', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database, { roles });
    const review = await createReview(database, { recruiter_id: recruiter.id });
    await reply(viewer, review.id);
    expect(codes(await reply(viewer, review.id, { body: 'Second.', expectedVersion: 1 }))).toEqual([]);
    const clash = await reply(viewer, review.id, { body: 'Late.', expectedVersion: 1 });
    expect(codes(clash)).toEqual(['CLASH']);
    expect(clash.review).toMatchObject({ reply: { body: 'Second.', version: 2 } });
  });

  test("is refused to colleagues and to plans without it; the agency's admin may", async () => {
    const { id: agency_id } = await createAgency(database);
    const { recruiter, viewer: owner } = await createRecruiterWithLogin(database, { agency_id });
    const colleague = await createRecruiterWithLogin(database, { agency_id, roles });
    const admin = await createRecruiterWithLogin(database, {
      agency_id,
      roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_PRO_TEAM'],
    });
    const review = await createReview(database, { recruiter_id: recruiter.id });
    expect(codes(await reply(owner, review.id))).toEqual(['FORBIDDEN']);
    expect(codes(await reply(colleague.viewer, review.id))).toEqual(['FORBIDDEN']);
    expect(codes(await reply(admin.viewer, review.id))).toEqual([]);
  });

  test('is refused if it has links or is empty, and for a review that nobody sees', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database, { roles });
    const review = await createReview(database, { recruiter_id: recruiter.id });
    expect(codes(await reply(viewer, review.id, { body: 'See https://x.example' }))).toEqual(['UNFAIR_REPLY']);
    expect(fields(await reply(viewer, review.id, { body: ' ' }))).toEqual(['body']);
    const hidden = await createReview(database, { recruiter_id: recruiter.id, publication: 'unpublished' });
    expect(codes(await reply(viewer, hidden.id))).toEqual(['NOT_FOUND']);
    const { id } = await createRecruiter(database);
    expect(codes(await reply(viewer, id))).toEqual(['NOT_FOUND']);
  });

  test('may not name people of the placement whom the review does not show', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database, { roles });
    const of = (wishes: Parameters<typeof createReview>[1]) =>
      createReview(database, { recruiter_id: recruiter.id, ...wishes });
    const hidden = await of({ name_display: 'first_initial' });
    const shown = await of({ name_display: 'full', body: 'Morgan Sandpiper told me all that I had to know, in time.' });
    for (const body of ['Thank you, Casey Wintergreen.', 'Morgan Sandpiper says so too.']) {
      expect(codes(await reply(viewer, hidden.id, { body }))).toEqual(['UNFAIR_REPLY']);
      expect(codes(await reply(viewer, shown.id, { body, expectedVersion: 1 }))).toEqual([]);
    }
    expect(codes(await reply(viewer, hidden.id, { body: 'Thank you, Casey.' }))).toEqual([]);
  });
});
