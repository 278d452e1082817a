import { graphql } from 'react-relay';
import { profileUrl } from '#common/urls.ts';
import type { ReviewCompletedPageAgencyQuery } from '#web/__generated__/ReviewCompletedPageAgencyQuery.graphql.ts';
import type { ReviewCompletedPageQuery } from '#web/__generated__/ReviewCompletedPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { movedTo } from '../profiles/moved-to.ts';
import { ReviewThanks } from './ReviewThanks.tsx';

type Queries = ReviewCompletedPageQuery | ReviewCompletedPageAgencyQuery;

/** Thanks the reviewer of a recruiter, or one who used an agency's open link. The page does not know what they wrote. */
export default function ReviewCompletedPage({ data, address }: PageProps<Queries>) {
  const of = reviewed(data);
  return of && <ReviewThanks address={address} whose={of.name} href={profileUrl(of)} agency={of.agency} />;
}

function reviewed(data: Queries['response']) {
  if ('agency' in data) {
    const { agency } = data;
    return agency && { kind: 'agency' as const, name: agency.name, slug: agency.slug, agency };
  }
  return data.recruiter && { kind: 'recruiter' as const, ...data.recruiter };
}

const ofRecruiter = graphql`
  query ReviewCompletedPageQuery($slug: String!) {
    recruiter(slug: $slug) {
      name
      slug
      agency {
        ...ReviewThanks_agency
      }
    }
  }
`;

const ofAgency = graphql`
  query ReviewCompletedPageAgencyQuery($slug: String!) {
    agency(slug: $slug) {
      name
      slug
      ...ReviewThanks_agency
    }
  }
`;

export const page = definePage<Queries>({
  queryAt: ({ path }) => (path.startsWith('/agency/') ? ofAgency : ofRecruiter),
  parameters: ['next'],
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  moved: (data, address) => movedTo(address, reviewed(data)?.slug),
  notFound: (data) => !reviewed(data),
  head: () => ({ title: 'Thank you for your review', canonical: null, isHidden: true }),
});
