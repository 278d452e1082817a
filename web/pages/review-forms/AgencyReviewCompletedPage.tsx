import { graphql } from 'react-relay';
import { agencyUrl } from '#common/urls.ts';
import type { AgencyReviewCompletedPageQuery } from '#web/__generated__/AgencyReviewCompletedPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { movedTo } from '../profiles/moved-to.ts';
import { ReviewThanks } from './ReviewThanks.tsx';

/** Thanks a reviewer who used the agency's open link. */
export default function AgencyReviewCompletedPage({ data, address }: PageProps<AgencyReviewCompletedPageQuery>) {
  const { agency } = data;
  if (!agency) return null;
  return <ReviewThanks address={address} whose={agency.name} href={agencyUrl(agency.slug)} agency={agency} />;
}

export const page = definePage<AgencyReviewCompletedPageQuery>({
  query: graphql`
    query AgencyReviewCompletedPageQuery($slug: String!) {
      agency(slug: $slug) {
        name
        slug
        ...ReviewThanks_agency
      }
    }
  `,
  parameters: ['next'],
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  moved: ({ agency }, address) => movedTo(address, agency?.slug),
  notFound: ({ agency }) => !agency,
  head: () => ({ title: 'Thank you for your review', canonical: null, isHidden: true }),
});
