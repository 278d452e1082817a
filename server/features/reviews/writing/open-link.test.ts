import { describe, expect, test } from 'vitest';
import { openReviewLimits } from '#common/limits.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createRecruiter, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { sweepExpired } from '#server/features/retention/retention.tasks.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createReview } from '../reviews.factories.ts';
import { createOpenReview, freshBody, typedOpenReview } from './open-reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const send = (input: Record<string, unknown>, { network, now }: { network?: string; now?: Date } = {}) =>
  mutate({ ...context(undefined, now), ...(network && { network }) }, 'sendOpenReview', input);
const confirm = (token: string, said: Record<string, unknown> = {}, now?: Date) =>
  mutate(context(undefined, now), 'confirmOpenReview', { token, ...said }, 'recruiter { id }');
const fields = (payload: { errors?: unknown }) => (payload.errors as { field: string }[]).map(({ field }) => field);
const sentTo = (email: string) =>
  kysely.selectFrom('mails').selectAll().where('to_email', '=', email).orderBy('queued_at').execute();
const reviewsBy = (email: string) =>
  kysely.selectFrom('reviews').selectAll().where('reviewer_email', '=', email).execute();
const submissionsBy = (email: string) =>
  kysely.selectFrom('review_submissions').selectAll().where('email', '=', email).execute();
const tokenIn = (text: string) => /\/review-confirm\/([\w-]+)/.exec(text)![1]!;
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
let people = 0;
const somebody = () => `writer-${people++}@mail.example`;

describe('a review by the open link', () => {
  test('becomes one once its mailed link is confirmed; then it waits at level 1 and counts nowhere', async () => {
    const recruiter = await createRecruiter(database);
    const email = somebody();
    expect(codes(await send(typedOpenReview(recruiter, { reviewerEmail: email })))).toEqual([]);
    expect(await reviewsBy(email)).toEqual([]);
    const [mail] = await sentTo(email);
    expect(mail).toMatchObject({ kind: 'security-confirm-review', to_name: '' });
    // Anybody can type any address, so nothing typed is emailed to it.
    for (const typed of ['Dana', 'Bridge', 'Clear from start']) expect(mail!.text).not.toContain(typed);
    expect(await confirm(tokenIn(mail!.text))).toEqual({ recruiter: { id: `Recruiter:${recruiter.id}` }, errors: [] });
    await doTasks(context());
    const [review] = await reviewsBy(email);
    expect(review).toMatchObject({
      level: 1,
      weight: '0.00',
      moderation: 'cleared',
      publication: 'unpublished',
      placement_id: null,
      shown_name: 'Dana P.',
      reviewer_role: 'Site Engineer',
      company_name: 'Bridge & Sons',
    });
    const kept = await kysely
      .selectFrom('recruiters')
      .selectAll()
      .where('id', '=', recruiter.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ review_count: 0, published_count: 0, score: '3.5000' });
    expect((await submissionsBy(email))[0]).toMatchObject({ written: null, review_id: review!.id });
    expect((await sentTo(email)).map(({ kind }) => kind)).toEqual(['security-confirm-review', 'review-received']);
  });

  test('confirmed twice, even at once, is one review', async () => {
    const sent = await createOpenReview(database);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(sent.token)));
    for (const answer of [...answers, await confirm(sent.token)]) expect(codes(answer)).toEqual([]);
    expect(await reviewsBy(sent.email)).toHaveLength(1);
  });

  test('sent twice with the same words causes one email, with other words another, up to a few a day', async () => {
    const recruiter = await createRecruiter(database);
    const email = somebody();
    const input = typedOpenReview(recruiter, { reviewerEmail: email });
    await Promise.all([send(input), send(input)]);
    expect([await sentTo(email), await submissionsBy(email)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    for (let more = 1; more < openReviewLimits.mailsADay; more++)
      expect(codes(await send({ ...input, body: freshBody() }))).toEqual([]);
    expect(codes(await send({ ...input, body: freshBody() }))).toEqual(['TOO_MANY']);
    expect(await sentTo(email)).toHaveLength(openReviewLimits.mailsADay);
  });

  test('lists every invalid field', async () => {
    const recruiter = await createRecruiter(database);
    const wrong = {
      reviewerEmail: 'nowhere',
      reviewerName: ' ',
      startDate: '2026-02-30',
      jobType: 'slave',
      overall: 9,
    };
    expect(fields(await send(typedOpenReview(recruiter, wrong))).sort()).toEqual(Object.keys(wrong).sort());
    expect(fields(await send(typedOpenReview(recruiter, { audience: 'neighbour' })))).toEqual(['audience']);
    expect(codes(await send(typedOpenReview({ id: crypto.randomUUID() })))).toEqual(['NOT_FOUND']);
  });

  test("is refused from the agency's own address, both when sent and when confirmed", async () => {
    const { recruiter, user } = await createRecruiterWithLogin(database);
    const own = typedOpenReview(recruiter, { reviewerEmail: user.email.replace('@', '+me@') });
    expect(codes(await send(own))).toEqual(['OWN_ADDRESS']);
    const sent = await createOpenReview(database, { recruiter_id: recruiter.id, email: user.email });
    expect(codes(await confirm(sent.token))).toEqual(['OWN_ADDRESS']);
    expect(await reviewsBy(user.email)).toEqual([]);
  });

  test('from a network that has sent several requires a check, and is refused after many', async () => {
    const recruiter = await createRecruiter(database);
    const fromThere = (network: string) => send(typedOpenReview(recruiter, { reviewerEmail: somebody() }), { network });
    for (let sent = 0; sent < openReviewLimits.captchaFrom; sent++)
      expect(codes(await fromThere('203.0.113.7'))).toEqual([]);
    expect(codes(await fromThere('203.0.113.7'))).toEqual(['CAPTCHA']);
    expect(codes(await fromThere('203.0.113.8'))).toEqual([]);
    const [first] = await kysely
      .selectFrom('review_submissions')
      .select('network_hash')
      .where('network_hash', 'is not', null)
      .execute();
    for (let more = 0; more < openReviewLimits.anHour; more++)
      await createOpenReview(database, { network_hash: first!.network_hash });
    expect(codes(await fromThere('203.0.113.7'))).toEqual(['TOO_MANY']);
  });

  test('is dropped a week after it was sent; until then its expired link says so', async () => {
    const sent = await createOpenReview(database, { created_at: days(-7) });
    expect(codes(await confirm(sent.token))).toEqual(['LINK_ENDED']);
    const text = 'query ($token: String!) { reviewSubmission(token: $token) { state } }';
    expect((await request(context(), text, { token: sent.token })).data.reviewSubmission).toEqual({ state: 'expired' });
    const young = await createOpenReview(database, { created_at: days(-6) });
    await sweepExpired.run(context(), {});
    expect([await submissionsBy(sent.email), await submissionsBy(young.email)]).toMatchObject([[], { length: 1 }]);
    expect(codes(await confirm(sent.token))).toEqual(['LINK_UNKNOWN']);
    expect(codes(await confirm('guessed'))).toEqual(['LINK_UNKNOWN']);
  });

  test('stores what is typed as text', async () => {
    const recruiter = await createRecruiter(database);
    const email = somebody();
    const nasty = `<script>alert(1)</script>'; drop table reviews; -- =HYPERLINK("x") \u202Egnp.exe 👩🏽‍💻 ${freshBody()}`;
    const input = {
      reviewerEmail: email,
      body: nasty,
      title: '<b>Fine</b> & "good"\r\nBcc: a@b.example',
      jobTitle: '=1+1',
    };
    expect(codes(await send(typedOpenReview(recruiter, input)))).toEqual([]);
    const [mail] = await sentTo(email);
    expect(codes(await confirm(tokenIn(mail!.text)))).toEqual([]);
    const [review] = await reviewsBy(email);
    expect(review!.body).toBe(nasty.replace('\u202E', ''));
    expect(review!.title).toBe('<b>Fine</b> & "good" Bcc: a@b.example');
  });
});

describe('an address of a declared placement', () => {
  const placed = async (wishes: Parameters<typeof createPlacement>[1] = {}) => {
    const email = somebody();
    return { email, placement: await createPlacement(database, { candidate_email: email, ...wishes }) };
  };
  const sentBy = async (email: string, recruiter_id: string) => {
    await send(typedOpenReview({ id: recruiter_id }, { reviewerEmail: email }));
    return tokenIn((await sentTo(email)).find(({ kind }) => kind === 'security-confirm-review')!.text);
  };

  test('gives it level 2, with confirmed facts level 3, and completes an open invitation', async () => {
    for (const [said, level] of [
      ['no', 2],
      ['yes', 3],
    ] as const) {
      const { email, placement } = await placed();
      const invitation = await createInvitation(database, { placement_id: placement.id });
      const token = await sentBy(email, placement.recruiter_id);
      expect(fields(await confirm(token))).toEqual(['placementConfirmed']);
      expect(codes(await confirm(token, { placementConfirmed: said }))).toEqual([]);
      expect(await reviewsBy(email)).toMatchObject([
        { level, placement_id: placement.id, invitation_id: invitation.id, reviewer_role: 'Site Engineer' },
      ]);
      const after = await kysely
        .selectFrom('invitations')
        .select('state')
        .where('id', '=', invitation.id)
        .executeTakeFirst();
      expect(after).toEqual({ state: 'completed' });
    }
  });

  test('stops an invitation that has not been sent', async () => {
    const { email, placement } = await placed();
    const invitation = await createInvitation(database, { placement_id: placement.id, state: 'scheduled' });
    await confirm(await sentBy(email, placement.recruiter_id), { placementConfirmed: 'yes' });
    const after = await kysely
      .selectFrom('invitations')
      .select('state')
      .where('id', '=', invitation.id)
      .executeTakeFirst();
    expect(after).toEqual({ state: 'cancelled' });
  });

  test('counts its side as invited: somebody who wrote is not invited any more', async () => {
    const { email, placement } = await placed({ invites_employer: false });
    await createInvitation(database, { placement_id: placement.id, state: 'scheduled' });
    const coverage = () =>
      kysely
        .selectFrom('recruiters')
        .select(['invited_count', 'eligible_count'])
        .where('id', '=', placement.recruiter_id)
        .executeTakeFirst();
    await confirm(await sentBy(email, placement.recruiter_id), { placementConfirmed: 'yes' });
    expect(await coverage()).toEqual({ invited_count: 1, eligible_count: 1 });
  });

  test('reveals nothing about the placement before the link is opened, and then its facts only to its writer', async () => {
    const { email, placement } = await placed({ job_title: 'Rigger', company_name: 'Umber Cranes' });
    const token = await sentBy(email, placement.recruiter_id);
    const read = async (of: string) => {
      const text =
        'query ($token: String!) { reviewSubmission(token: $token) { state placement { jobTitle companyName } } }';
      return (await request(context(), text, { token: of })).data.reviewSubmission;
    };
    expect(await read(token)).toEqual({
      state: 'waiting',
      placement: { jobTitle: 'Rigger', companyName: 'Umber Cranes' },
    });
    expect(await read('guessed')).toBeNull();
  });

  test('ties it to a placement once: a second review needs a second placement', async () => {
    const { email, placement } = await placed();
    const { recruiter_id } = placement;
    await confirm(await sentBy(email, recruiter_id), { placementConfirmed: 'yes' });
    const again = await createOpenReview(database, { recruiter_id, email });
    expect(codes(await confirm(again.token))).toEqual(['ANSWERED']);
    const other = await createPlacement(database, { recruiter_id, candidate_email: email, job_title: 'Foreman' });
    expect(codes(await confirm(again.token))).toEqual([]);
    expect((await reviewsBy(email)).map(({ placement_id }) => placement_id).sort()).toEqual(
      [placement.id, other.id].sort(),
    );
  });

  test("of somebody else's side, another recruiter or a cancelled placement ties nothing", async () => {
    const { email, placement } = await placed();
    const elsewhere = await createRecruiter(database);
    const cancelled = await placed({ state: 'cancelled', cancelled_because: 'Fell through' });
    for (const sent of [
      await createOpenReview(database, { recruiter_id: elsewhere.id, email }),
      await createOpenReview(database, { recruiter_id: placement.recruiter_id, email: placement.contact_email! }),
      await createOpenReview(database, { recruiter_id: cancelled.placement.recruiter_id, email: cancelled.email }),
    ])
      expect(codes(await confirm(sent.token))).toEqual([]);
    const made = [
      ...(await reviewsBy(email)),
      ...(await reviewsBy(placement.contact_email!)),
      ...(await reviewsBy(cancelled.email)),
    ];
    expect(made.map(({ level, placement_id }) => [level, placement_id])).toEqual([
      [1, null],
      [1, null],
      [1, null],
    ]);
  });

  test('of somebody who already wrote through their personal link is refused there, too', async () => {
    const { email, placement } = await placed();
    await createReview(database, { placement_id: placement.id, recruiter_id: placement.recruiter_id });
    const sent = await createOpenReview(database, { recruiter_id: placement.recruiter_id, email });
    expect(codes(await confirm(sent.token))).toEqual(['ANSWERED']);
  });
});
