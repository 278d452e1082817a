import '#server/features/index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type InvitationState, invitationStates } from '#common/invitations/states.ts';
import { reviewLimits } from '#common/limits.ts';
import type { Level } from '#common/reviews/levels.ts';
import {
  categoriesOfReview,
  categoryOfInvitation,
  type PipelineCategory,
  pipelineCategories,
} from '#common/reviews/lists/pipeline.ts';
import { tabOfCategory } from '#common/reviews/lists/tabs.ts';
import type { ModerationState, PublicationState } from '#common/reviews/states.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createReview } from '../reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** Pseudorandom, with the same results in every run: `of(n)` is below n. */
let dealt = 11;
function of(n: number): number {
  dealt = (dealt * 1664525 + 1013904223) % 2 ** 32;
  return Math.floor((dealt / 2 ** 32) * n);
}
const oneOf = <T>(items: readonly T[]): T => items[of(items.length)]!;

const admins = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
const agency = await createAgency(database);
const people = {
  own: await createRecruiterWithLogin(database, { agency_id: agency.id }),
  colleague: await createRecruiterWithLogin(database, { agency_id: agency.id }),
  admin: await createRecruiterWithLogin(database, { agency_id: agency.id, roles: admins }),
  rival: await createRecruiterWithLogin(database, { roles: admins }),
};
const staff = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');

const ended: readonly InvitationState[] = ['cancelled', 'expired', 'unsubscribed', 'complained', 'bounced'];
const day = (back: number) => new Date(Date.UTC(2026, 9, 20 - back, 12));

/** A placement to which anything has happened that can happen to one. */
async function dealPlacement(recruiter_id: string) {
  const placement = await createPlacement(database, {
    recruiter_id,
    source: oneOf(['manual', 'csv_imported', 'jobadder']),
    start_date: day(of(6)).toISOString().slice(0, 10),
    invites_employer: of(4) > 0,
    candidate_do_not_mail: of(6) === 0,
    is_hidden: of(8) === 0,
    ...(of(8) === 0 && { state: 'cancelled', cancelled_because: 'Fell through' }),
  });
  for (const audience of ['candidate', 'employer'] as const) {
    const about = { placement_id: placement.id, audience, created_at: day(of(6)) };
    for (let earlier = of(3); earlier > 0; earlier--)
      await createInvitation(database, {
        ...about,
        state: oneOf(ended.filter((state) => state !== 'cancelled')),
        created_at: day(10 + of(5)),
      });
    if (of(3) === 0) continue;
    const state = oneOf(invitationStates);
    const { id } = await createInvitation(database, { ...about, state });
    if (state === 'completed') await dealReview(recruiter_id, { placement_id: placement.id, invitation_id: id });
  }
}

async function dealReview(recruiter_id: string, bond: object) {
  const isTied = 'placement_id' in bond;
  const publication = oneOf([
    'published',
    'published',
    'under_review',
    'unpublished',
    'removed',
    isTied ? 'withdrawn' : 'unpublished',
  ]);
  await createReview(database, {
    recruiter_id,
    ...bond,
    level: isTied ? 2 + of(3) : of(2),
    overall: 1 + of(5),
    publication,
    moderation: publication === 'unpublished' ? oneOf(['received', 'queued', 'cleared', 'rejected']) : 'cleared',
    is_hidden: publication === 'under_review' && of(3) === 0,
    has_reply: of(2) === 0,
    submitted_at: day(of(6)),
  });
}

beforeAll(async () => {
  for (let i = 0; i < 40; i++) {
    const { id } = oneOf(Object.values(people)).recruiter;
    await dealPlacement(id);
    if (of(4) > 0) await dealReview(id, { reviewer_type: oneOf(['candidate', 'employer']) });
  }
});

interface Card {
  readonly id: string;
  readonly category: PipelineCategory;
  readonly recruiter_id: string;
  readonly audience: string;
  readonly source: string;
  readonly day: string;
}

/** Every card there should be, counted from the rows alone. */
async function recounted(): Promise<Card[]> {
  const [placements, invitations, reviews] = await Promise.all([
    kysely.selectFrom('placements').selectAll().execute(),
    kysely.selectFrom('invitations').selectAll().orderBy('created_at').orderBy('id').execute(),
    kysely.selectFrom('reviews').selectAll().execute(),
  ]);
  const sourceOf = (id: string | null) => placements.find((placement) => placement.id === id)?.source;
  const { rows: sides } = await database.pool.query<{ id: string; placement_id: string; audience: string }>(
    `select md5(p.id::text || a)::uuid as id, p.id as placement_id, a as audience
     from placements p, unnest(array['candidate', 'employer']) a`,
  );
  const cards: Card[] = [];
  for (const { id, placement_id, audience } of sides) {
    const placement = placements.find((one) => one.id === placement_id)!;
    const isAsked =
      audience === 'candidate'
        ? placement.invites_candidate && !placement.candidate_do_not_mail
        : placement.invites_employer && !placement.employer_do_not_mail;
    const last = invitations.findLast((one) => one.placement_id === placement_id && one.audience === audience);
    const isWritten = reviews.some(
      (review) =>
        review.placement_id === placement_id &&
        review.reviewer_type === audience &&
        review.publication !== 'withdrawn' &&
        review.moderation !== 'rejected',
    );
    const category = categoryOfInvitation((last?.state as InvitationState) ?? null);
    if (!isAsked || placement.is_hidden || placement.state === 'cancelled' || isWritten) continue;
    if (category !== 'invite_not_sent') continue;
    const { recruiter_id, source, start_date } = placement;
    cards.push({ id: `SideToInvite:${id}`, category, recruiter_id, audience, source, day: String(start_date) });
  }
  for (const { id, state, placement_id, recruiter_id, audience, created_at } of invitations) {
    const category = categoryOfInvitation(state as InvitationState);
    if (category !== 'invite_scheduled' && category !== 'invite_sent') continue;
    const source = sourceOf(placement_id)!;
    cards.push({ id: `Invitation:${id}`, category, recruiter_id, audience, source, day: dayOf(created_at) });
  }
  for (const { id, reviewer_type: audience, recruiter_id, placement_id, submitted_at, source, ...review } of reviews) {
    const categories = categoriesOfReview({
      overall: review.overall,
      level: review.level as Level,
      isConfirmed: true,
      moderation: review.moderation as ModerationState,
      publication: review.publication as PublicationState,
      isHidden: review.is_hidden,
      hasReply: review.has_reply,
    });
    for (const category of categories) {
      const type = category === 'missing_verification' ? 'PendingReview' : 'Review';
      cards.push({
        id: `${type}:${id}`,
        category,
        recruiter_id,
        audience,
        source: sourceOf(placement_id) ?? source,
        day: dayOf(submitted_at),
      });
    }
  }
  return cards;
}
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const boardQuery = `query ($sides: SideToInviteFilter, $scheduled: InvitationFilter, $sent: InvitationFilter,
    $waiting: PendingReviewFilter, $unanswered: ReceivedReviewFilter, $answered: ReceivedReviewFilter,
    $bad: ReceivedReviewFilter, $narrowing: ReviewCountsFilter) {
  missing_verification: pendingReviews(filter: $waiting, first: 100) { edges { node { id } } }
  invite_not_sent: sidesToInvite(filter: $sides, first: 100) { edges { node { id } } }
  invite_scheduled: invitations(filter: $scheduled, first: 100) { edges { node { id } } }
  invite_sent: invitations(filter: $sent, first: 100) { edges { node { id } } }
  published_missing_reply: receivedReviews(filter: $unanswered, first: 100) { edges { node { id } } }
  published_complete: receivedReviews(filter: $answered, first: 100) { edges { node { id } } }
  bad_review: receivedReviews(filter: $bad, first: 100) { edges { node { id } } }
  counts: reviewCounts(filter: $narrowing) { missingVerification inviteNotSent inviteScheduled inviteSent
    publishedNotReplied publishedReplied badReviews }
}`;

async function board(viewer: Viewer, shared: object = {}) {
  const { data, errors } = await request(context(viewer), boardQuery, {
    sides: shared,
    scheduled: { ...shared, step: 'scheduled' },
    sent: { ...shared, step: 'sent' },
    waiting: { ...shared, level: 1 },
    unanswered: { ...shared, hasReply: false },
    answered: { ...shared, hasReply: true },
    bad: { ...shared, maxStars: reviewLimits.badUpTo },
    narrowing: shared,
  });
  expect(errors).toBeUndefined();
  const columns = Object.fromEntries(
    pipelineCategories.map((category) => {
      const { edges } = data[category] as unknown as { edges: { node: { id: string } }[] };
      return [category, edges.map(({ node }) => node.id).sort()];
    }),
  ) as Record<PipelineCategory, string[]>;
  return { columns, counts: data.counts as unknown as Record<string, number> | null };
}

const sorted = (cards: readonly Card[]) =>
  Object.fromEntries(
    pipelineCategories.map((category) => [
      category,
      cards
        .filter((card) => card.category === category)
        .map(({ id }) => id)
        .sort(),
    ]),
  );

const { own, colleague, admin, rival } = people;
const ofAgency = new Set([own, colleague, admin].map(({ recruiter }) => recruiter.id));
const viewers: Readonly<Record<string, readonly [Viewer, (card: Card) => boolean]>> = {
  'a recruiter': [own.viewer, ({ recruiter_id }) => recruiter_id === own.recruiter.id],
  'the admin of the agency': [admin.viewer, ({ recruiter_id }) => ofAgency.has(recruiter_id)],
  'the admin of another agency': [rival.viewer, ({ recruiter_id }) => recruiter_id === rival.recruiter.id],
  staff: [staff, () => true],
};

/** What the address of the board can say, and which cards it leaves. */
const filters: readonly (readonly [object, (card: Card) => boolean])[] = [
  [{}, () => true],
  [{ audience: 'employer' }, ({ audience }) => audience === 'employer'],
  [{ recruiter: own.recruiter.slug }, ({ recruiter_id }) => recruiter_id === own.recruiter.id],
  [{ source: 'csv_imported' }, ({ source }) => source === 'csv_imported'],
  [{ source: 'link' }, ({ source }) => source === 'link'],
  [{ from: '2026-10-16', to: '2026-10-18' }, ({ day: at }) => at >= '2026-10-16' && at <= '2026-10-18'],
  [{ audience: 'candidate', source: 'manual' }, (card) => card.audience === 'candidate' && card.source === 'manual'],
];

describe.each(Object.keys(viewers))('the columns of %s', (name) => {
  const [viewer, isSeen] = viewers[name]!;

  test.each(filters)('equal a recount with the filters %j, and so do their counts', async (shared, isLeft) => {
    const cards = (await recounted()).filter((card) => isSeen(card) && isLeft(card));
    const { columns, counts } = await board(viewer, shared);
    expect(columns).toEqual(sorted(cards));
    for (const category of pipelineCategories)
      expect(counts![tabOfCategory(category)], category).toBe(columns[category].length);
  });
});

test('each column has cards, each card is in the flow once, and only low ratings are there twice', async () => {
  const cards = await recounted();
  expect(new Set(cards.map(({ category }) => category))).toEqual(new Set(pipelineCategories));
  const flow = cards.filter(({ category }) => category !== 'bad_review').map(({ id }) => id);
  expect(new Set(flow).size).toBe(flow.length);
  const low = cards.filter(({ category }) => category === 'bad_review').map(({ id }) => id);
  expect(flow).toEqual(expect.arrayContaining(low));
});

test('a stranger has no board', async () => {
  const { columns, counts } = await board(stranger);
  expect(Object.values(columns).flat()).toEqual([]);
  expect(counts).toBeNull();
});
