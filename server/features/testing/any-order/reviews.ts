import { matchReview } from '#server/features/reviews/lists/matching.commands.ts';
import { setReviewCompanyShown } from '#server/features/reviews/lists/shown-company.commands.ts';
import { deleteReply, replyToReview } from '#server/features/reviews/replies/replies.commands.ts';
import { editReview, withdrawReview } from '#server/features/reviews/versions/versions.commands.ts';
import { confirmOpenReview } from '#server/features/reviews/writing/confirm-open-review.commands.ts';
import { sendOpenReview } from '#server/features/reviews/writing/open-link.commands.tsx';
import { createReviewLink } from '../../reviews/after-publication.factories.ts';
import { type Action, pick } from './actions.ts';
import type { Story } from './story.ts';
import { aReview, words } from './texts.ts';

interface Row {
  id: string;
  version: number;
  audience: string;
}

/** One of the reviews, starting with those that match a condition: steps that are always refused test little. */
export const reviewOf = async (story: Story, which: number, condition = '(id is not null)'): Promise<Row | undefined> =>
  pick(
    await story.rows<Row>(
      `select id, version, reviewer_type as audience from reviews order by ${condition} desc, submitted_at desc, id`,
    ),
    which,
  );

/** A condition for reviews that the public can see. */
export const isPublic = `(publication in ('published', 'under_review') and not is_hidden)`;

const edited =
  (change: (stars: number) => object): Action =>
  async (story, { which, stars }) => {
    const review = await reviewOf(
      story,
      which,
      `(publication not in ('removed', 'withdrawn') and moderation <> 'rejected')`,
    );
    if (!review) return;
    const [newest] = await story.rows<{ number: number }>(
      `select greatest(content_version, (select max(number) from review_versions where review_id = id)) as number
        from reviews where id = $1`,
      [review.id],
    );
    const token = await createReviewLink(story.database, review);
    const input = { ...aReview(stars, review.audience), ...change(stars) };
    await story.act(editReview, { ...input, reviewId: review.id, token, expectedNumber: newest!.number });
  };

/** Somebody writes without an invitation; `writer` gives their name and address. */
const openlyBy =
  (writer: (story: Story, which: number) => Promise<{ name: string; email: string } | undefined>): Action =>
  async (story, { which, stars }) => {
    const by = await writer(story, which);
    if (!by) return;
    await story.act(sendOpenReview, {
      ...aReview(stars, 'candidate'),
      recruiterId: pick(story.recruiterIds, Math.floor(which / 3))!,
      audience: 'candidate',
      reviewerName: by.name,
      reviewerEmail: by.email,
      jobTitle: 'Site Engineer',
      jobType: 'permanent',
      startDate: '2026-09-01',
    });
  };

const placed = async (story: Story, which: number) =>
  pick(
    await story.rows<{ name: string; email: string }>(
      `select candidate_name as name, candidate_email as email from placements p
        order by exists (select from reviews v where v.placement_id = p.id), created_at desc, id`,
    ),
    which,
  );

/** A condition for public reviews of the signed-in recruiter. */
const ofRecruiter = ({ recruiter }: Story, more = 'true') =>
  `(${isPublic} and recruiter_id = '${recruiter.recruiterId}' and ${more})`;

const replied =
  (body: () => string): Action =>
  async (story, { which }) => {
    const review = await reviewOf(story, which, ofRecruiter(story));
    if (!review) return;
    const [reply] = await story.rows<{ version: number }>('select version from review_replies where review_id = $1', [
      review.id,
    ]);
    const input = { reviewId: review.id, body: body(), expectedVersion: reply?.version ?? null };
    await story.act(replyToReview, input, { viewer: story.recruiter });
  };

/** Everything that writers and recruiters do to reviews, except answering an invitation. */
export const reviewActions = {
  sendOpenly: openlyBy(async (story) => ({
    name: 'Quinn Umber',
    email: `quinn-${story.next()}@mail.example`,
  })),
  /** From the address of somebody who was placed. */
  sendOpenlyAsPlaced: openlyBy(placed),
  /** With the name of somebody who was placed, but another address, so that the recruiter has to match it. */
  sendOpenlyAsNamesake: openlyBy(async (story, which) => {
    const one = await placed(story, which);
    return one && { name: one.name, email: `namesake-${story.next()}@mail.example` };
  }),
  async confirmOpen(story, { which, stars }) {
    const mails = await story.rows<{ text: string }>(
      `select text from mails where kind = 'security-confirm-review' and text <> '' order by queued_at desc, id desc`,
    );
    const token = /\/review-confirm\/([\w-]+)/.exec(pick(mails, which)?.text ?? '')?.[1];
    const answer = stars > 2 ? 'yes' : 'never';
    if (token) await story.act(confirmOpenReview, { token, placementConfirmed: answer });
  },
  async match(story, { which }) {
    const waiting = await story.rows<{ review: string; placement: string }>(
      `select v.id as review, p.id as placement from reviews v join placements p on p.recruiter_id = v.recruiter_id
        where v.placement_id is null and (p.candidate_name = v.reviewer_name or $1)
        order by v.publication = 'unpublished' and v.denied_placement_id is null desc, v.id, p.id`,
      [which === 4],
    );
    const pair = pick(waiting, which);
    if (pair)
      await story.act(matchReview, { reviewId: pair.review, placementId: pair.placement }, { viewer: story.recruiter });
  },
  editFairly: edited(() => ({})),
  editUnfairly: edited(() => ({ title: 'They are frauds and thieves' })),
  editForReward: edited((stars) => ({ offeredAnything: stars > 1 })),
  async withdraw(story, { which }) {
    const review = await reviewOf(story, which);
    if (review)
      await story.act(withdrawReview, { reviewId: review.id, token: await createReviewLink(story.database, review) });
  },
  reply: replied(() => `Thank you. ${words()}`),
  replyWithAccusation: replied(() => `This is the word of a thief. ${words()}`),
  async deleteReply(story, { which }) {
    const review = await reviewOf(story, which, ofRecruiter(story, 'has_reply'));
    if (review) await story.act(deleteReply, { reviewId: review.id }, { viewer: story.recruiter });
  },
  async showCompany(story, { which, stars }) {
    const review = await reviewOf(story, which, ofRecruiter(story, 'shows_company'));
    if (review)
      await story.act(setReviewCompanyShown, { reviewId: review.id, shown: stars > 2 }, { viewer: story.recruiter });
  },
} satisfies Record<string, Action>;
