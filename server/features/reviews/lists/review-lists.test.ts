import '#server/features/index.ts';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const admins = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];

interface Edge {
  node: Readonly<Record<string, string>>;
}
async function listed(viewer: Viewer, field: string, selection = 'id', more = ''): Promise<Edge['node'][]> {
  const { data, errors } = await request(context(viewer), `{ ${field} { edges { node { ${selection} } } ${more} } }`);
  if (errors) throw new Error(errors[0]!.message);
  const name = field.split('(')[0]!;
  return (data[name] as unknown as { edges: Edge[] }).edges.map(({ node }) => node);
}
const ids = async (...args: Parameters<typeof listed>) => (await listed(...args)).map(({ id }) => id!);
const counts = async (viewer: Viewer) =>
  (
    await request(
      context(viewer),
      `{ reviewCounts { requested inviteNotSent inviteScheduled inviteSent pending missingVerification
          publishedNotReplied publishedReplied badReviews verified } }`,
    )
  ).data.reviewCounts as unknown as Record<string, number> | null;

/** A recruiter, a colleague, their agency's admin, and somebody from another agency. */
async function house() {
  const { id: agency_id } = await createAgency(database);
  const [own, colleague, admin, rival] = [
    await createRecruiterWithLogin(database, { agency_id }),
    await createRecruiterWithLogin(database, { agency_id }),
    await createRecruiterWithLogin(database, { agency_id, roles: admins }),
    await createRecruiterWithLogin(database, { roles: admins }),
  ];
  return { own, colleague, admin, rival };
}

describe('published reviews', () => {
  test("are listed for their recruiter and the agency's admin, and the counts match", async () => {
    const { own, colleague, admin, rival } = await house();
    const of = (wishes: object) => createReview(database, { recruiter_id: own.recruiter.id, ...wishes });
    const good = await of({ level: 3 });
    const bad = await of({ level: 1, overall: 2 });
    await of({ publication: 'unpublished', moderation: 'queued' });
    await of({ publication: 'removed' });
    const both = [bad, good].map(({ id }) => `Review:${id}`);
    expect(await ids(own.viewer, 'receivedReviews')).toEqual(both);
    expect(await ids(admin.viewer, 'receivedReviews')).toEqual(both);
    for (const other of [colleague.viewer, rival.viewer, stranger])
      expect(await ids(other, 'receivedReviews')).toEqual([]);
    expect(await ids(own.viewer, 'receivedReviews(filter: { minLevel: 2 })')).toEqual([`Review:${good.id}`]);
    expect(await ids(own.viewer, 'receivedReviews(filter: { maxStars: 4 })')).toEqual([`Review:${bad.id}`]);
    expect(await counts(own.viewer)).toMatchObject({ verified: 1, badReviews: 1, publishedNotReplied: 2, pending: 1 });
    expect(await counts(rival.viewer)).toMatchObject({ verified: 0, publishedNotReplied: 0, pending: 0 });
    expect(await counts(stranger)).toBeNull();
  });

  test('are what a completed invitation leads to; before that, it leads to the review that waits', async () => {
    const { own, colleague } = await house();
    const answered = async (wishes: object) => {
      const placement = await createPlacement(database, { recruiter_id: own.recruiter.id });
      const invitation = await createInvitation(database, { placement_id: placement.id, state: 'completed' });
      const { id } = await createReview(database, {
        recruiter_id: own.recruiter.id,
        placement_id: placement.id,
        invitation_id: invitation.id,
        ...wishes,
      });
      return id;
    };
    const shown = await answered({});
    const waiting = await answered({ publication: 'unpublished', moderation: 'queued' });
    await answered({ publication: 'unpublished', moderation: 'rejected' });
    await answered({ publication: 'removed' });
    const led = 'review { id } pendingReview { id }';
    expect(await listed(own.viewer, 'invitations(sort: OLDEST)', led)).toEqual([
      { review: { id: `Review:${shown}` }, pendingReview: null },
      { review: null, pendingReview: { id: `PendingReview:${waiting}` } },
      { review: null, pendingReview: null },
      { review: null, pendingReview: null },
    ]);
    const staff = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
    const ofOwn = `invitations(filter: { recruiter: "${own.recruiter.slug}" }, sort: OLDEST)`;
    expect((await listed(staff, ofOwn, led)).map(({ review }) => review)).toEqual([
      { id: `Review:${shown}` },
      null,
      null,
      null,
    ]);
    expect(await listed(colleague.viewer, 'invitations', led)).toEqual([]);
  });

  test('move from missing reply to complete when replied to, and back when the reply is deleted', async () => {
    const { own } = await house();
    const { id, agency_id } = await createReview(database, { recruiter_id: own.recruiter.id });
    const at = new Date();
    await kysely
      .insertInto('review_replies')
      .values({ review_id: id, agency_id, body: 'Thank you', created_at: at, updated_at: at })
      .execute();
    expect(await ids(own.viewer, 'receivedReviews(filter: { hasReply: true })')).toEqual([`Review:${id}`]);
    expect(await counts(own.viewer)).toMatchObject({ publishedReplied: 1, publishedNotReplied: 0 });
    await kysely.deleteFrom('review_replies').where('review_id', '=', id).execute();
    expect(await ids(own.viewer, 'receivedReviews(filter: { hasReply: false })')).toEqual([`Review:${id}`]);
  });

  test('are found by words in people, titles and jobs, and filtered; a cursor stays valid while others arrive', async () => {
    const { own, admin, colleague } = await house();
    const placement = await createPlacement(database, {
      recruiter_id: own.recruiter.id,
      job_title: 'Keeper of Lamps 100%',
    });
    const days = ['2026-10-01', '2026-10-02', '2026-10-03'];
    const made = [];
    for (const [at, day] of days.entries())
      made.push(
        await createReview(database, {
          recruiter_id: own.recruiter.id,
          title: `Told me all, ${at}`,
          overall: at + 3,
          submitted_at: new Date(`${day}T12:00:00Z`),
          ...(at === 0 && { placement_id: placement.id }),
        }),
      );
    const [first, second, third] = made.map(({ id }) => `Review:${id}`);
    const found = (args: string) => ids(own.viewer, `receivedReviews(${args})`);
    expect(await found('filter: { words: "TOLD me all, 1" }')).toEqual([second]);
    expect(await found('filter: { words: "lamps 100%" }')).toEqual([first]);
    expect(await found('filter: { words: "lamps 1000" }')).toEqual([]);
    await kysely
      .updateTable('placements')
      .set({ job_title: 'Winder of Clocks' })
      .where('id', '=', placement.id)
      .execute();
    expect(await found('filter: { words: "lamps" }')).toEqual([]);
    expect(await found('filter: { words: "winder" }')).toEqual([first]);
    // A company that the reviewer leaves out is not found either, nor is a name that is not shown.
    const hidden = { company_name: 'Quiet Works', reviewer_name: 'Zed Unseen' };
    await kysely.updateTable('reviews').set(hidden).where('id', '=', made[1]!.id).execute();
    expect(await found('filter: { words: "quiet" }')).toEqual([]);
    expect(await found('filter: { words: "unseen" }')).toEqual([]);
    await kysely.updateTable('reviews').set({ shows_company: true }).where('id', '=', made[1]!.id).execute();
    expect(await found('filter: { words: "quiet" }')).toEqual([second]);
    expect(await found('filter: { from: "2026-10-02", to: "2026-10-02" }')).toEqual([second]);
    expect(await found('filter: { from: "nonsense" }')).toEqual([]);
    const daysOf = (timeZone: string, day: string) =>
      ids({ ...own.viewer, timeZone }, `receivedReviews(filter: { from: "${day}", to: "${day}" })`);
    await kysely
      .updateTable('reviews')
      .set({ submitted_at: new Date('2026-10-02T14:00:00Z') })
      .where('id', '=', made[1]!.id)
      .execute();
    expect(await daysOf('Australia/Sydney', '2026-10-02')).toEqual([]);
    expect(await daysOf('Australia/Sydney', '2026-10-03')).toEqual([third, second]);
    expect(await daysOf('Europe/London', '2026-10-02')).toEqual([second]);
    expect(await found('filter: { stars: 5 }')).toEqual([third]);
    expect(await found('sort: LOWEST')).toEqual([first, second, third]);
    expect(await ids(admin.viewer, `receivedReviews(filter: { recruiter: "${own.recruiter.slug}" })`)).toHaveLength(3);
    expect(await ids(admin.viewer, `receivedReviews(filter: { recruiter: "${colleague.recruiter.slug}" })`)).toEqual(
      [],
    );
    const page = await request(context(own.viewer), '{ receivedReviews(first: 1) { pageInfo { endCursor } } }');
    const { endCursor } = (page.data.receivedReviews as unknown as { pageInfo: { endCursor: string } }).pageInfo;
    await createReview(database, { recruiter_id: own.recruiter.id });
    expect(await found(`first: 2, after: "${endCursor}"`)).toEqual([second, first]);
  });
});

describe('a review that is not public yet', () => {
  test('shows its side who wrote and about which job; it has no stars or text, and nobody else sees it', async () => {
    const { own, colleague, admin, rival } = await house();
    const { id } = await createReview(database, {
      recruiter_id: own.recruiter.id,
      publication: 'unpublished',
      moderation: 'queued',
    });
    const seen = async (viewer: Viewer) =>
      (
        await request(
          context(viewer),
          `{ node(id: "PendingReview:${id}") { ... on PendingReview { reviewerName placement { jobTitle } } } }`,
        )
      ).data.node;
    expect(await seen(own.viewer)).toEqual({
      reviewerName: 'Casey Wintergreen',
      placement: { jobTitle: 'Site Engineer' },
    });
    expect(await seen(admin.viewer)).not.toBeNull();
    for (const other of [colleague.viewer, rival.viewer, stranger]) expect(await seen(other)).toBeNull();
    for (const secret of ['overall', 'title', 'body', 'criteria', 'privateNote', 'moderation', 'signals'])
      await expect(listed(own.viewer, 'pendingReviews', secret)).rejects.toThrow('Cannot query field');
    expect(await ids(own.viewer, 'receivedReviews')).toEqual([]);
  });

  test('is in no list once it was rejected', async () => {
    const { own } = await house();
    await createReview(database, {
      recruiter_id: own.recruiter.id,
      publication: 'unpublished',
      moderation: 'rejected',
    });
    expect(await ids(own.viewer, 'pendingReviews')).toEqual([]);
    expect(await counts(own.viewer)).toMatchObject({ pending: 0, missingVerification: 0 });
  });
});

describe('matching a review to a placement', () => {
  async function waiting(wishes: object = {}) {
    const people = await house();
    const { own } = people;
    const placement = await createPlacement(database, { recruiter_id: own.recruiter.id });
    const review = await createReview(database, {
      recruiter_id: own.recruiter.id,
      level: 1,
      publication: 'unpublished',
      moderation: 'cleared',
      reviewer_name: 'Somebody Else',
      body: Array.from({ length: 12 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' then '),
      reviewer_email: placement.candidate_email,
      ...wishes,
    });
    return { ...people, placement, review };
  }
  const match = (viewer: Viewer, review: { id: string }, placement: { id: string }) =>
    mutate(context(viewer), 'matchReview', {
      reviewId: `PendingReview:${review.id}`,
      placementId: `Placement:${placement.id}`,
    });
  const kept = (review: { id: string }) =>
    kysely.selectFrom('reviews').selectAll().where('id', '=', review.id).executeTakeFirstOrThrow();

  test('gives it level 2; it is checked again and published', async () => {
    const { own, placement, review } = await waiting();
    expect(
      await listed(own.viewer, 'pendingReviews(filter: { level: 1 })', 'fittingPlacements { edges { node { id } } }'),
    ).toEqual([{ fittingPlacements: { edges: [{ node: { id: `Placement:${placement.id}` } }] } }]);
    expect(codes(await match(own.viewer, review, placement))).toEqual([]);
    expect(await kept(review)).toMatchObject({
      level: 2,
      weight: '0.70',
      moderation: 'received',
      placement_id: placement.id,
    });
    await doTasks(context());
    expect(await kept(review)).toMatchObject({ publication: 'published', moderation: 'cleared' });
    const { review_count } = await kysely
      .selectFrom('recruiters')
      .select('review_count')
      .where('id', '=', own.recruiter.id)
      .executeTakeFirstOrThrow();
    expect(review_count).toBe(1);
    expect(codes(await match(own.viewer, review, placement))).toEqual(['STATE']);
  });

  test('publishes one that a moderator has approved at once; it is matched by name if the address differs', async () => {
    const { admin, placement, review } = await waiting({
      moderation: 'approved',
      reviewer_name: 'casey WINTERGREEN',
      reviewer_email: 'casey@elsewhere.example',
    });
    expect(codes(await match(admin.viewer, review, placement))).toEqual([]);
    expect(await kept(review)).toMatchObject({ publication: 'published', level: 2 });
  });

  test('is refused if the person does not match, the side was reviewed, or the placement starts later', async () => {
    const { own, placement, review } = await waiting({ reviewer_email: 'stranger@mail.example' });
    expect(codes(await match(own.viewer, review, placement))).toEqual(['NO_FIT']);
    const reviewed = await waiting();
    await createReview(database, { recruiter_id: reviewed.own.recruiter.id, placement_id: reviewed.placement.id });
    expect(codes(await match(reviewed.own.viewer, reviewed.review, reviewed.placement))).toEqual(['NO_FIT']);
    const early = await waiting({ submitted_at: new Date('2020-01-01') });
    expect(codes(await match(early.own.viewer, early.review, early.placement))).toEqual(['NO_FIT']);
    expect(await kept(review)).toMatchObject({ level: 1, placement_id: null });
  });

  test("is refused to colleagues and other agencies as if the review did not exist, and with somebody else's placement", async () => {
    const { own, colleague, rival, placement, review } = await waiting();
    expect(codes(await match(colleague.viewer, review, placement))).toEqual(['NOT_FOUND']);
    expect(codes(await match(rival.viewer, review, placement))).toEqual(['NOT_FOUND']);
    const theirs = await createPlacement(database, {
      recruiter_id: rival.recruiter.id,
      candidate_email: placement.candidate_email,
    });
    expect(codes(await match(own.viewer, review, theirs))).toEqual(['NO_FIT']);
  });
});

describe('the company next to a review', () => {
  const set = (viewer: Viewer, review: { id: string }, shown: boolean) =>
    mutate(
      context(viewer),
      'setReviewCompanyShown',
      { reviewId: `Review:${review.id}`, shown },
      'review { shownCompany companyVisibility }',
    );
  const named = (recruiter_id: string, shows_company: boolean) =>
    createReview(database, {
      recruiter_id,
      reviewer_type: 'employer',
      company_name: 'Pinwheel Logistics',
      shows_company,
    });

  const paying = () => createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'] });

  test('is hidden and shown again by the recruiter, for everybody', async () => {
    const own = await paying();
    const review = await named(own.recruiter.id, true);
    const publicly = async () =>
      (await request(context(), `{ review(key: "${review.id}") { shownCompany } }`)).data.review!.shownCompany;
    expect(await set(own.viewer, review, false)).toMatchObject({
      errors: [],
      review: { shownCompany: null, companyVisibility: 'hidden' },
    });
    expect(await publicly()).toBeNull();
    await set(own.viewer, review, true);
    expect(await publicly()).toBe('Pinwheel Logistics');
  });

  test('stays hidden if the reviewer left it out, and others may not decide', async () => {
    const { own, colleague, rival } = await house();
    const payer = await paying();
    const anonymous = await named(payer.recruiter.id, false);
    const payload = await set(payer.viewer, anonymous, true);
    expect(codes(payload)).toEqual(['ANONYMOUS']);
    const open = await named(own.recruiter.id, true);
    expect(codes(await set(colleague.viewer, open, false))).toEqual(['FORBIDDEN']);
    expect(codes(await set(rival.viewer, open, false))).toEqual(['NOT_FOUND']);
  });

  test('is not for plans without `company_share`', async () => {
    const { own, admin } = await house();
    const review = await named(own.recruiter.id, true);
    for (const { viewer } of [own, admin]) expect(codes(await set(viewer, review, false))).toEqual(['FORBIDDEN']);
  });
});

describe('sides to invite', () => {
  const sides = (viewer: Viewer) => listed(viewer, 'sidesToInvite', 'audience recipientName isSuppressed');

  test('are those of placements that have not been invited, found by any of their words', async () => {
    const { own, colleague, admin, rival } = await house();
    const placement = await createPlacement(database, { recruiter_id: own.recruiter.id });
    expect((await sides(own.viewer)).map(({ audience }) => audience).sort()).toEqual(['candidate', 'employer']);
    expect(await sides(admin.viewer)).toHaveLength(2);
    for (const other of [colleague.viewer, rival.viewer, stranger]) expect(await sides(other)).toEqual([]);
    const { id } = await createInvitation(database, { placement_id: placement.id, state: 'scheduled' });
    expect((await sides(own.viewer)).map(({ audience }) => audience)).toEqual(['employer']);
    const move = (state: string, because: string | null = null) =>
      kysely.updateTable('invitations').set({ state, cancelled_because: because }).where('id', '=', id).execute();
    await move('cancelled', 'Not now');
    expect(await sides(own.viewer)).toHaveLength(2);
    await move('expired');
    expect((await sides(own.viewer)).map(({ audience }) => audience)).toEqual(['employer']);
    await move('bounced');
    expect(await counts(own.viewer)).toMatchObject({ inviteNotSent: 2, inviteScheduled: 0 });
    await kysely.updateTable('placements').set({ employer_do_not_mail: true }).where('id', '=', placement.id).execute();
    expect((await sides(own.viewer)).map(({ audience }) => audience)).toEqual(['candidate']);
    await kysely
      .updateTable('placements')
      .set({ state: 'cancelled', cancelled_because: 'fell_through' })
      .where('id', '=', placement.id)
      .execute();
    expect(await sides(own.viewer)).toEqual([]);
  });
});

describe('invitations', () => {
  test('are listed by step, words, audience and order', async () => {
    const { own } = await house();
    const made = async (wishes: object) =>
      `Invitation:${(await createInvitation(database, { recruiter_id: own.recruiter.id, ...wishes })).id}`;
    const zoe = await made({ recipient_name: 'Zoë Quill', state: 'scheduled' });
    const ann = await made({ recipient_name: 'Ann Reed', state: 'opened', audience: 'employer' });
    const gone = await made({ recipient_name: 'Bo Gone', state: 'expired' });
    const found = (args: string) => ids(own.viewer, `invitations${args && `(${args})`}`);
    expect(await found('filter: { step: "scheduled" }')).toEqual([zoe]);
    expect(await found('filter: { step: "sent" }')).toEqual([ann]);
    expect(await found('sort: NAME')).toEqual([ann, gone, zoe]);
    expect(await found('filter: { words: "ZOE" }')).toEqual([zoe]);
    expect(await found('filter: { words: "pinwheel" }')).toHaveLength(3);
    await kysely
      .updateTable('placements')
      .set({ company_name: 'Lantern Works' })
      .where(
        'id',
        'in',
        kysely.selectFrom('invitations').select('placement_id').where('recipient_name', '=', 'Ann Reed'),
      )
      .execute();
    expect(await found('filter: { words: "lantern" }')).toEqual([ann]);
    expect(await found('filter: { audience: "employer" }')).toEqual([ann]);
    expect(await counts(own.viewer)).toMatchObject({ requested: 3, inviteScheduled: 1, inviteSent: 1 });
  });
});
