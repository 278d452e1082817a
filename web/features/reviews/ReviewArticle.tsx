import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewAnchor } from '#common/urls.ts';
import type { ReviewArticle_review$key } from '#web/__generated__/ReviewArticle_review.graphql.ts';
import { ReviewCard, type ReviewCardProps } from '#web/ui/ReviewCard.tsx';
import { localId } from '../local-id.ts';
import { reviewCard } from './review-card.tsx';

type ReviewArticleProps = {
  review: ReviewArticle_review$key;
  /** What the viewer may do with it. */
  actions?: ReactNode;
} & Pick<ReviewCardProps, 'headingLevel'>;

/** A published review with its reply; its anchor is `reviewAnchor(…)`. */
export function ReviewArticle({ review, actions, headingLevel }: ReviewArticleProps) {
  const { id, reply, recruiter, ...shown } = useFragment(
    graphql`
      fragment ReviewArticle_review on Review {
        id
        reviewerType
        shownName
        reviewerRole
        shownCompany
        submittedAt
        level
        overall
        title
        body
        criteria
        wasOfferedAnything
        source
        publication
        recruiter {
          name
        }
        reply {
          body
          createdAt
        }
      }
    `,
    review,
  );
  const card = reviewCard(shown, reply && { ...reply, who: recruiter?.name ?? 'the recruiter' });
  return <ReviewCard {...card} id={reviewAnchor(localId(id))} actions={actions} headingLevel={headingLevel} />;
}
