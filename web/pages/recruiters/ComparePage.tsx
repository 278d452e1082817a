import { graphql } from 'react-relay';
import { comparedIn } from '#common/hiring/recruiter-list.ts';
import { hiringLimits } from '#common/limits.ts';
import { compareUrl, recruitersUrl } from '#common/urls.ts';
import type { ComparePageQuery } from '#web/__generated__/ComparePageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { type Compared, ComparedProfiles } from '#web/features/hiring/ComparedProfiles.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Two to four recruiters or agencies side by side. The address names them, so that it can be shared. */
export default function ComparePage({ data, address }: PageProps<ComparePageQuery>) {
  const profiles = (data.nodes ?? []).flatMap((node): Compared[] => {
    if (node?.__typename === 'Recruiter') return [{ ...node, kind: 'Recruiter', figures: node }];
    return node?.__typename === 'Agency' && node.hasPage ? [{ ...node, kind: 'Agency' }] : [];
  });
  const audience = address.query['audience'] === 'candidate' ? 'candidate' : 'employer';
  return (
    <Screen
      above={<Breadcrumb steps={[{ label: 'Recruiters', href: recruitersUrl() }, { label: 'Compare' }]} />}
      title="Compare recruiters"
      about="What reviews and placements say about each of them."
    >
      {profiles.length < hiringLimits.compared.min ? (
        <EmptyState action={<Button href={recruitersUrl('favourite')}>Go to favourites</Button>}>
          Select two to four profiles in one of your lists, then select Compare.
        </EmptyState>
      ) : (
        <ComparedProfiles
          profiles={profiles}
          audience={audience}
          hrefOf={(ids, shown) => compareUrl(ids, shown === 'candidate' ? shown : undefined)}
        />
      )}
    </Screen>
  );
}

export const page = definePage<ComparePageQuery>({
  query: graphql`
    query ComparePageQuery($ids: [ID!]!) {
      nodes(ids: $ids) {
        __typename
        ... on Recruiter {
          id
          name
          slug
          location
          country
          photoUrl
          specialities
          recentReviewCount
          recentReplyCount
          score
          scoreHalf
          reviewCount
          reviewTallies
          invitedCount
          eligibleCount
          agency {
            name
          }
        }
        ... on Agency {
          id
          name
          slug
          location
          country
          logoUrl
          hasPage
          recentReviewCount
          recentReplyCount
          figures {
            score
            scoreHalf
            reviewCount
            reviewTallies
            invitedCount
            eligibleCount
          }
        }
      }
    }
  `,
  parameters: ['ids', 'audience'],
  variables: ({ query }) => ({ ids: comparedIn(query['ids']) }),
  head: () => ({ title: 'Compare recruiters', canonical: null }),
});
