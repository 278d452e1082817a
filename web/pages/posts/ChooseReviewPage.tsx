import { graphql, useFragment } from 'react-relay';
import { newPostUrl, postsUrl } from '#common/urls.ts';
import type { ChooseReviewPage_query$key } from '#web/__generated__/ChooseReviewPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { reviewsToPost } from '#web/features/posts/ReviewsToPost.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';

/** Where people choose the review of a post. */
export default function ChooseReviewPage({ data: found, address }: PageProps) {
  const data = useFragment(
    graphql`
      fragment ChooseReviewPage_query on Query {
        viewer {
          ...lookedAfter_viewer
        }
      }
    `,
    found as ChooseReviewPage_query$key,
  );
  const { looksOnly, namesRecruiter, offers } = useLookedAfter(data.viewer);
  return (
    <Screen
      title="Choose a review"
      about="Open the review that you want to post."
      above={
        <Breadcrumb
          steps={[
            { label: 'Posts', href: postsUrl() },
            { label: 'New post', href: newPostUrl() },
            { label: 'Choose a review' },
          ]}
        />
      }
    >
      <List
        of={reviewsToPost}
        data={found as never}
        address={address}
        offers={offers}
        given={{ namesRecruiter, looksOnly }}
      />
    </Screen>
  );
}

export const page = definePage({ ...reviewsToPost.page, head: () => ({ title: 'Choose a review', canonical: null }) });
