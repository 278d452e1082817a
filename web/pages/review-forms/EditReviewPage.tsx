import { graphql } from 'react-relay';
import { recruiterUrl, reviewEditUrl, reviewUrl } from '#common/urls.ts';
import type { EditReviewPageQuery } from '#web/__generated__/EditReviewPageQuery.graphql.ts';
import { reviewCard } from '#web/features/reviews/public/review-card.tsx';
import styles from '#web/features/reviews/versions/OwnReview.module.css';
import { OwnReviewState } from '#web/features/reviews/versions/OwnReviewState.tsx';
import { asPublic, requestOf, valuesOf } from '#web/features/reviews/versions/own-review.ts';
import { WithdrawReview } from '#web/features/reviews/versions/WithdrawReview.tsx';
import { ReviewForm } from '#web/features/reviews/writing/ReviewForm.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { EndedLink } from './EndedLink.tsx';
import type { OwnReviewAnswer } from './edit-review-action.ts';
import forms from './ReviewForms.module.css';

export { editReviewAction as action } from './edit-review-action.ts';

/**
 * The reviewer's own review, opened by an emailed link: shown as the public sees it, with ways to edit and withdraw it.
 */
export default function EditReviewPage({ data, address, answer }: PageProps<EditReviewPageQuery, OwnReviewAnswer>) {
  const review = data.ownReview;
  if (!review?.recruiter) return <EndedLink why="unknownOwn" />;
  const { recruiter } = review;
  const { reviewId = '', hash = '' } = address.params;
  const gone = whyGone(review);
  if (gone)
    return (
      <div className={forms.page}>
        <h1>{gone.title}</h1>
        <p>{gone.words}</p>
        <p>
          <Button href={recruiterUrl(recruiter.slug)}>{`See ${recruiter.name}'s profile`}</Button>
        </p>
      </div>
    );
  const written = answer && 'step' in answer ? answer : undefined;
  const step = written ? 'edit' : address.query.step;
  if (step === 'edit')
    return (
      <div className={forms.page}>
        <h1>{`Edit your review of ${recruiter.name}`}</h1>
        <OwnReviewState review={review} edit={review.edit ?? null} />
        <ReviewForm
          request={requestOf(review, reviewId, recruiter.name)}
          isShortForm
          initial={valuesOf(review, review.edit ?? review)}
          hidden={toldBefore(review)}
          answer={written}
          // An edited review keeps its original date.
          today={review.submittedAt}
        />
        <p className={styles.small}>
          We'll check your changes just as we checked the original.{' '}
          {review.publication === 'unpublished'
            ? "They'll replace what you sent."
            : 'Until then, everyone sees the earlier version. Afterwards, your review shows when it was edited.'}
        </p>
      </div>
    );
  if (step === 'withdraw' || answer)
    return (
      <div className={forms.page}>
        <h1>{`Withdraw your review of ${recruiter.name}?`}</h1>
        <ReviewCard {...reviewCard(asPublic(review, review))} headingLevel={2} />
        <WithdrawReview
          backHref={reviewEditUrl(reviewId, hash)}
          isPublic={review.publication !== 'unpublished'}
          problems={answer && 'problems' in answer ? answer.problems : []}
        />
      </div>
    );
  const isPublic = review.publication !== 'unpublished' && !review.isHidden;
  return (
    <div className={forms.page}>
      <h1>{`Your review of ${recruiter.name}`}</h1>
      {address.query.said === 'edited' && (
        <Notice tone="good" role="status" title="We've received your changes">
          You'll find the state of your review below.
        </Notice>
      )}
      <OwnReviewState review={review} edit={review.edit ?? null} />
      <section className={styles.version}>
        {review.edit && <h2>Published version</h2>}
        <ReviewCard {...reviewCard(asPublic(review, review))} headingLevel={review.edit ? 3 : 2} />
      </section>
      {review.edit && (
        <section className={styles.version}>
          <h2>Your changes</h2>
          <ReviewCard {...reviewCard(asPublic(review, review.edit))} headingLevel={3} />
        </section>
      )}
      <p className={styles.ways}>
        <Button variant="primary" href={reviewEditUrl(reviewId, hash, { step: 'edit' })}>
          Edit
        </Button>
        <Button href={reviewEditUrl(reviewId, hash, { step: 'withdraw' })}>Withdraw</Button>
        {isPublic && (
          <Button variant="quiet" href={reviewUrl(reviewId)}>
            See public review
          </Button>
        )}
      </p>
      <p className={styles.small}>
        Keep the link to this page private. Anyone who has it can edit or withdraw your review.
      </p>
    </div>
  );
}

/** Values that the form does not ask for but its preview shows, and the version it started from. */
function toldBefore(review: NonNullable<EditReviewPageQuery['response']['ownReview']>) {
  const { placementConfirmed, jobTitle, companyName } = valuesOf(review, review);
  return { number: String(review.number), placementConfirmed, jobTitle, companyName };
}

/** Why a review can no longer be changed; null if it can. */
function whyGone({ publication, moderation }: { publication: string; moderation: string }) {
  if (publication === 'withdrawn')
    return {
      title: 'You withdrew this review',
      words: "It's no longer shown and doesn't count in any score.",
    };
  if (publication === 'removed')
    return {
      title: 'This review was removed',
      words: 'It broke our review policy. Our email about it explains why, and how to object.',
    };
  if (moderation === 'rejected')
    return {
      title: "This review wasn't published",
      words: "Our email about it explains why, and how to object. You can't edit it anymore.",
    };
  return null;
}

export const page = definePage<EditReviewPageQuery>({
  query: graphql`
    query EditReviewPageQuery($id: String!, $token: String!) {
      ownReview(id: $id, token: $token) {
        number
        reviewerType
        reviewerName
        reviewerRole
        companyName
        shownName
        nameDisplay
        showsCompany
        overall
        criteria
        title
        body
        privateNote
        wasOfferedAnything
        level
        source
        moderation
        publication
        isHidden
        changesWords
        changesRequestedAt
        submittedAt
        editedAt
        edit {
          shownName
          nameDisplay
          showsCompany
          overall
          criteria
          title
          body
          privateNote
          wasOfferedAnything
          moderation
          changesWords
          changesRequestedAt
        }
        recruiter {
          name
          slug
        }
      }
    }
  `,
  parameters: ['step', 'said'],
  variables: ({ params }) => ({ id: params.reviewId ?? '', token: params.hash ?? '' }),
  status: ({ ownReview }) => {
    if (!ownReview?.recruiter) return 404;
    return whyGone(ownReview) ? 410 : 200;
  },
  head: ({ ownReview }) => ({
    title: ownReview?.recruiter ? `Your review of ${ownReview.recruiter.name}` : 'Your review',
    canonical: null,
    isHidden: true,
  }),
});
