import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { recruiterUrl, reviewAnchor, reviewUrl } from '#common/urls.ts';
import type { ReviewArticle_review$key } from '#web/__generated__/ReviewArticle_review.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { Link } from '#web/ui/Link.tsx';
import { ReviewCard, type ReviewCardProps } from '#web/ui/ReviewCard.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { FlagReview, ReportReply } from '../flags/FlagLink.tsx';
import styles from './ReviewList.module.css';
import { reviewCard } from './review-card.tsx';

type ReviewArticleProps = {
  review: ReviewArticle_review$key;
  /** The viewer's actions. */
  actions?: ReactNode;
  /** Names the recruiter, for lists with reviews of several recruiters. */
  namesRecruiter?: boolean | undefined;
  /** The second copy on a page has no anchor. */
  isCopy?: boolean;
  /** Where the title leads: its own page by default; null if this is the full review. */
  href?: string | null;
} & Pick<ReviewCardProps, 'headingLevel'>;

/** A published review with its reply; its anchor is `reviewAnchor(…)`. */
export function ReviewArticle({ review, actions, namesRecruiter, href, isCopy, headingLevel }: ReviewArticleProps) {
  const { id, reply, recruiter, agency, ...shown } = useFragment(
    graphql`
      fragment ReviewArticle_review on Review {
        id
        reviewerType
        shownName
        reviewerRole
        shownCompany
        submittedAt
        editedAt
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
          slug
          agency {
            id
          }
        }
        agency {
          id
          name
        }
        reply {
          body
          createdAt
          updatedAt
          editedAt
        }
      }
    `,
    review,
  );
  const card = reviewCard(shown, reply && { ...reply, who: recruiter?.name ?? 'the recruiter' });
  const hasLeft = agency && recruiter && agency.id !== recruiter.agency.id;
  return (
    <ReviewCard
      {...card}
      reply={
        card.reply && {
          ...card.reply,
          actions: <ReportReply reviewId={localId(id)} shownName={shown.shownName} />,
        }
      }
      {...(!isCopy && { id: reviewAnchor(localId(id)) })}
      href={href === null ? undefined : (href ?? reviewUrl(localId(id)))}
      isWhole={href === null}
      labels={
        <>
          {namesRecruiter && recruiter && (
            <span className={styles.of}>
              About <Link href={recruiterUrl(recruiter.slug)}>{recruiter.name}</Link>
            </span>
          )}
          {hasLeft && <Tag>{`While at ${agency.name}`}</Tag>}
          {card.labels}
        </>
      }
      actions={
        <>
          {actions}
          <FlagReview reviewId={localId(id)} shownName={shown.shownName} />
        </>
      }
      headingLevel={headingLevel}
    />
  );
}
