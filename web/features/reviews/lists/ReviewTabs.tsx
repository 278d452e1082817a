import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import { boardTab, labelOfTab, type ReviewsTab, tabGroups } from '#common/reviews/lists/tabs.ts';
import { reviewsUrl, sharedReviewsUrl } from '#common/urls.ts';
import type { ReviewTabs_counts$key } from '#web/__generated__/ReviewTabs_counts.graphql.ts';
import { useRenewed } from '#web/app-ui/use-fresh.ts';
import { useTabInView } from '#web/app-ui/use-tab-in-view.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ReviewTabs.module.css';

/** Where counting stops. */
const countedUpTo = 1000;

/**
 * The board and the lists of invitations and reviews in the order of the work, each list with its count, which follows every command; on
 * narrow screens a scrolling strip.
 */
export function ReviewTabs({
  counts,
  current,
}: {
  counts: ReviewTabs_counts$key | null | undefined;
  current: ReviewsTab | 'shared';
}) {
  const data = useFragment(
    graphql`
      fragment ReviewTabs_counts on ReviewCounts {
        requested
        inviteNotSent
        inviteScheduled
        inviteSent
        pending
        missingVerification
        publishedNotReplied
        publishedReplied
        badReviews
        verified
      }
    `,
    counts ?? null,
  );
  useRenewed(countsQuery);
  const strip = useTabInView<HTMLDivElement>(current);
  return (
    <nav aria-label="Reviews">
      <div className={styles.strip} ref={strip}>
        <ul className={styles.group} aria-label="Everything">
          <li>
            <Link
              href={reviewsUrl(boardTab)}
              className={styles.tab}
              aria-current={current === boardTab ? 'page' : undefined}
            >
              {labelOfTab(boardTab)}
            </Link>
          </li>
        </ul>
        {tabGroups.map(({ title, tabs }) => (
          <ul key={title} className={styles.group} aria-label={title}>
            {tabs.map((tab) => (
              <li key={tab}>
                <Link href={reviewsUrl(tab)} className={styles.tab} aria-current={tab === current ? 'page' : undefined}>
                  <span>{`${labelOfTab(tab)} `}</span>
                  {data && <span className={styles.count}>{inWords(data[tab])}</span>}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        <ul className={styles.group} aria-label="Shared">
          <li>
            <Link
              href={sharedReviewsUrl()}
              className={styles.tab}
              aria-current={current === 'shared' ? 'page' : undefined}
            >
              Shared
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

const countsQuery = graphql`
  query ReviewTabsQuery {
    reviewCounts {
      ...ReviewTabs_counts
    }
  }
`;

const inWords = (count: number) => (count > countedUpTo ? `${formatNumber(countedUpTo)}+` : formatNumber(count));
