import { graphql, useFragment } from 'react-relay';
import type { SharedReviewsPage_query$key } from '#web/__generated__/SharedReviewsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { ReviewTabs } from '#web/features/reviews/lists/ReviewTabs.tsx';
import { sharedList } from '#web/features/reviews/shares/SharedList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** What was shared of the user's or agency's reviews, and how often it was viewed. */
export default function SharedReviewsPage({ data: found, address }: PageProps) {
  const data = useFragment(
    graphql`
      fragment SharedReviewsPage_query on Query {
        viewer {
          ...lookedAfter_viewer
        }
        reviewCounts {
          ...ReviewTabs_counts
        }
      }
    `,
    found as SharedReviewsPage_query$key,
  );
  const { looksOnly, namesRecruiter, offers } = useLookedAfter(data.viewer);
  return (
    <Screen
      title="Reviews"
      about={
        looksOnly
          ? 'Reviews shared by all agencies.'
          : 'Reviews you shared by link or text, and how often the link was opened.'
      }
    >
      <ReviewTabs counts={data.reviewCounts} current="shared" />
      <List
        of={sharedList}
        data={found as never}
        address={address}
        offers={offers}
        given={{ namesRecruiter, looksOnly }}
      />
    </Screen>
  );
}

export const page = definePage({ ...sharedList.page, head: () => ({ title: 'Shared – Reviews', canonical: null }) });
