import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { ReviewCompletedPageQuery } from '#web/__generated__/ReviewCompletedPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { movedTo } from '../profiles/moved-to.ts';
import { ReviewThanks } from './ReviewThanks.tsx';

/** Thanks a recruiter's reviewer. The page does not know what they wrote. */
export default function ReviewCompletedPage({ data, address }: PageProps<ReviewCompletedPageQuery>) {
  const { recruiter } = data;
  if (!recruiter) return null;
  const { name, slug, agency } = recruiter;
  return <ReviewThanks address={address} whose={name} href={recruiterUrl(slug)} agency={agency} />;
}

export const page = definePage<ReviewCompletedPageQuery>({
  query: graphql`
    query ReviewCompletedPageQuery($slug: String!) {
      recruiter(slug: $slug) {
        name
        slug
        agency {
          ...ReviewThanks_agency
        }
      }
    }
  `,
  parameters: ['next'],
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  moved: ({ recruiter }, address) => movedTo(address, recruiter?.slug),
  notFound: ({ recruiter }) => !recruiter,
  head: () => ({ title: 'Thank you for your review', canonical: null, isHidden: true }),
});
