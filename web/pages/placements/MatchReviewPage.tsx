import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { reviewsUrl } from '#common/urls.ts';
import type { MatchReviewPageQuery } from '#web/__generated__/MatchReviewPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SuggestedPlacements } from '#web/features/reviews/lists/SuggestedPlacements.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';

/** Where a received review is matched to the placement it is about. */
export default function MatchReviewPage({ data }: PageProps<MatchReviewPageQuery>) {
  const navigate = useNavigate();
  const list = reviewsUrl('missingVerification');
  return (
    <Screen
      above={<Breadcrumb steps={[{ label: 'Missing Verification', href: list }, { label: 'Match a placement' }]} />}
      title="Match a placement"
      about="Which placement is this review about? Matched to it, the review counts in the score."
    >
      <SuggestedPlacements found={data} onMatched={() => void navigate(list)} />
    </Screen>
  );
}

export const page = definePage<MatchReviewPageQuery>({
  variables: ({ params }) => ({ id: `PendingReview:${params.reviewId ?? ''}` }),
  notFound: ({ node }) => !node?.pending,
  query: graphql`
    query MatchReviewPageQuery($id: ID!) {
      node(id: $id) {
        ... on PendingReview @alias(as: "pending") {
          id
        }
      }
      ...SuggestedPlacements_query
    }
  `,
});
