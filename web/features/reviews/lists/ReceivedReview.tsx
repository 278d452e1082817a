import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import type { ReceivedReview_review$key } from '#web/__generated__/ReceivedReview_review.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';
import { ReviewArticle } from '../public/ReviewArticle.tsx';
import { ReplyVersions } from '../replies/ReplyVersions.tsx';
import { ReplyWaits } from '../replies/ReplyWaits.tsx';
import { CompanyShown } from './CompanyShown.tsx';
import styles from './ReceivedReview.module.css';

/** A published review as its recruiter sees it: text, criteria, private note, placement, reply and history. */
export function ReceivedReview({ review }: { review: ReceivedReview_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReceivedReview_review on Review {
        privateNote
        submittedAt
        publishedAt
        publication
        queuedReply
        placement {
          jobTitle
          jobType
          startDate
          companyName
        }
        recruiter {
          name
        }
        reply {
          createdAt
          updatedAt
        }
        ...ReviewArticle_review
        ...CompanyShown_review
        ...ReplyVersions_review
      }
    `,
    review,
  );
  const { placement, recruiter, privateNote } = data;
  return (
    <div className={styles.received}>
      <ReviewArticle review={data} href={null} headingLevel={3} />
      {data.queuedReply && <ReplyWaits />}
      {privateNote && (
        <Notice title="Private note to you">
          <p className={styles.note}>{privateNote}</p>
        </Notice>
      )}
      <CompanyShown review={data} />
      <ReplyVersions review={data} />
      <section className={styles.part} aria-label="Placement">
        <h3 className={styles.title}>Placement</h3>
        {placement ? (
          <Facts
            facts={[
              ['Job', placement.jobTitle],
              ['Type', jobTypeLabels[placement.jobType as JobType]],
              ['Start', formatDay(placement.startDate)],
              ['Company', placement.companyName],
              ['Recruiter', recruiter?.name],
            ]}
          />
        ) : (
          <p className={styles.none}>No matching placement</p>
        )}
      </section>
      <section className={styles.part} aria-label="History">
        <h3 className={styles.title}>History</h3>
        <Timeline events={historyOf(data)} />
      </section>
    </div>
  );
}

interface Happened {
  readonly submittedAt: string;
  readonly publishedAt: string | null | undefined;
  readonly reply: { readonly createdAt: string; readonly updatedAt: string } | null | undefined;
}

/** Newest first. */
function historyOf({ submittedAt, publishedAt, reply }: Happened): TimelineEvent[] {
  const changed = reply && reply.updatedAt !== reply.createdAt ? reply.updatedAt : null;
  const happened = [
    ['changed', 'Reply edited', changed, 'neutral'],
    ['replied', 'Replied', reply?.createdAt, 'good'],
    ['published', 'Published', publishedAt, 'good'],
    ['received', 'Received', submittedAt, 'neutral'],
  ] as const;
  return happened
    .flatMap(([key, what, at, tone]) => (at ? [{ key, what, at, tone }] : []))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .map(({ at, ...event }) => ({ ...event, when: { at, isExact: true } }));
}
