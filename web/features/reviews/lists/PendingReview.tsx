import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDateTime } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { voiceOf } from '#common/reviews/display.ts';
import type { PendingReview_review$key } from '#web/__generated__/PendingReview_review.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { MatchReview } from './MatchReview.tsx';
import styles from './ReceivedReview.module.css';

/** A review that is not public yet: the reviewer, the job, what it waits for, and placements to match. */
export function PendingReview({ review, listId }: { review: PendingReview_review$key; listId: string | undefined }) {
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
      <Notice title={level === 1 ? 'No placement is known of it' : 'It is being checked'}>
        {level === 1
          ? `Tie it to the placement it is about, and it goes up with level 2, once it is checked. Otherwise it goes up by itself ${reviewLimits.levelOnePublishesAfterDays} days after it was sent, and does not count in the score.`
          : 'It goes up as soon as the checks are through; most take a minute, some need somebody to look.'}{' '}
        What it says is yours to read once it is public, so that nobody can press its writer.
      </Notice>
      <Facts
        facts={[
          ['Who', data.reviewerName],
          ['Voice', voiceOf(data.reviewerType)],
          ['Job', placement?.jobTitle ?? data.reviewerRole],
          ['Company', placement?.companyName ?? data.companyName],
          ['Start', placement && formatDate(placement.startDate)],
          ['Recruiter', recruiter?.name],
        ]}
      />
      {level === 1 && <MatchReview review={data} listId={listId} />}
      <section className={styles.part} aria-label="History">
        <h3 className={styles.title}>History</h3>
        <Timeline
          events={[
            ...(publishesAt
              ? [{ key: 'next', what: 'Next: goes up by itself', when: { at: publishesAt } }]
              : [{ key: 'next', what: 'Next: checks', when: { at: submittedAt, words: 'at once' } }]),
            { key: 'received', what: 'Received', when: { at: submittedAt, words: formatDateTime(submittedAt) } },
          ]}
        />
      </section>
    </div>
  );
}
