import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import type { PendingReview_review$key } from '#web/__generated__/PendingReview_review.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { MatchReview, type MatchReviewProps } from './MatchReview.tsx';
import styles from './ReceivedReview.module.css';

type PendingReviewProps = { review: PendingReview_review$key } & Pick<MatchReviewProps, 'listId' | 'onInvite'>;

/** A review that is not public yet: the reviewer, the job, what it waits for, and placements to match. */
export function PendingReview({ review, ...matching }: PendingReviewProps) {
  const data = useFragment(
    graphql`
      fragment PendingReview_review on PendingReview {
        reviewerName
        reviewerType
        reviewerRole
        companyName
        level
        submittedAt
        publishesAt
        placement {
          jobTitle
          companyName
          startDate
        }
        recruiter {
          name
        }
        ...MatchReview_review
      }
    `,
    review,
  );
  const { placement, recruiter, level, publishesAt, submittedAt } = data;
  return (
    <div className={styles.received}>
      <Notice title={level === 1 ? 'No matching placement' : 'Being checked'}>
        {level === 1
          ? `Match it to its placement to publish it at level 2 once it's checked. Otherwise it publishes automatically ${reviewLimits.levelOnePublishesAfterDays} days after it was sent, and doesn't count in the score.`
          : 'We publish it once it passes our checks. Most take a minute; some need a moderator.'}{' '}
        You can read it once it's public, so that no one can pressure the reviewer.
      </Notice>
      <Facts
        facts={[
          ['Reviewer', data.reviewerName],
          ['Reviewer type', voiceOf(data.reviewerType)],
          ['Job', placement?.jobTitle ?? data.reviewerRole],
          ['Company', placement?.companyName ?? data.companyName],
          ['Start', placement && formatDay(placement.startDate)],
          ['Recruiter', recruiter?.name],
        ]}
      />
      {level === 1 && <MatchReview review={data} {...matching} />}
      <section className={styles.part} aria-label="History">
        <h3 className={styles.title}>History</h3>
        <Timeline
          events={[
            ...(publishesAt
              ? [{ key: 'next', what: 'Next: publishes automatically', when: { at: publishesAt } }]
              : [{ key: 'next', what: 'Next: checks', when: { at: submittedAt, words: 'right away' } }]),
            { key: 'received', what: 'Received', when: { at: submittedAt, isExact: true } },
          ]}
        />
      </section>
    </div>
  );
}
