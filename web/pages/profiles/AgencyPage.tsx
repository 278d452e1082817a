import { graphql } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { AgencyHead } from '#web/features/agencies/AgencyHead.tsx';
import { AgencyRecruiters } from '#web/features/agencies/AgencyRecruiters.tsx';
import { AgencyReviews } from '#web/features/agencies/AgencyReviews.tsx';
import { AgencyScore } from '#web/features/agencies/AgencyScore.tsx';
import { LevelsExplained } from '#web/features/reviews/LevelsExplained.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/ReviewPolicyLink.tsx';
import { definePage, type PageProps, type PageSubject } from '#web/kit/page.ts';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import { agencyHead } from './agency-head.ts';
import { profileFilters } from './profile-filters.ts';
import styles from './RecruiterPage.module.css';

/** An agency's public profile: its score pooled, its recruiters, and every published review that they earned there. */
export default function AgencyPage({ data: { agency }, address }: PageProps<AgencyPageQuery>) {
  if (!agency) return null;
  const filters = profileFilters(address);
  return (
    <PageColumns lead={<AgencyHead agency={agency} />} aside={<AgencyScore agency={agency} filters={filters} />}>
      <section className={styles.part} aria-labelledby="recruiters">
        <h2 id="recruiters">Recruiters</h2>
        <AgencyRecruiters agency={agency} filters={filters} isFurtherOn={Boolean(address.query.recruiters)} />
      </section>
      <section className={styles.part} aria-labelledby="reviews">
        <h2 id="reviews">Reviews</h2>
        <AgencyReviews agency={agency} filters={filters} />
      </section>
      <section className={styles.part} aria-labelledby="levels">
        <h2 id="levels">How reviews are verified</h2>
        <LevelsExplained />
        <p className={styles.small}>
          {`The score pools the reviews of all its recruiters, also of those who have left. Newer reviews weigh more: half after a year. It is computed each night, last as of ${formatDate(agency.figures.scoreAsOf)}. `}
          <ReviewPolicyLink />
        </p>
      </section>
    </PageColumns>
  );
}

export const page = definePage<AgencyPageQuery>({
  // The same rows as in the fragments, by the same arguments, for their versions.
  query: graphql`
    query AgencyPageQuery($slug: String!, $audience: String, $stars: Int, $after: String, $recruitersAfter: String) {
      agency(slug: $slug) {
        id
        slug
        name
        location
        country
        description
        pageVersion
        figures {
          pageVersion
          score
          scoreAsOf
          average
          reviewCount
        }
        recruiters(first: 6, after: $recruitersAfter) {
          edges {
            node {
              id
              pageVersion
            }
          }
        }
        reviews(first: 10, after: $after, audience: $audience, stars: $stars) {
          edges {
            node {
              recruiter {
                id
                pageVersion
              }
            }
          }
        }
        ...AgencyHead_agency
        ...AgencyScore_agency
        ...AgencyRecruiters_agency @arguments(after: $recruitersAfter)
        ...AgencyReviews_agency @arguments(audience: $audience, stars: $stars, after: $after)
      }
    }
  `,
  parameters: ['audience', 'stars', 'after', 'recruiters'],
  variables: (address) => {
    const { audience, stars, after } = profileFilters(address);
    const recruitersAfter = address.query.recruiters || undefined;
    return { slug: address.params.slug ?? '', audience, stars, after, recruitersAfter };
  },
  notFound: ({ agency }) => !agency,
  subjects: ({ agency }) => (agency ? subjectsOf(agency) : []),
  head: ({ agency }) => (agency ? agencyHead(agency) : {}),
});

type Agency = NonNullable<AgencyPageQuery['response']['agency']>;

/** The agency, its figures, and everybody who is listed or reviewed on it. */
function subjectsOf({ id, pageVersion, figures, recruiters, reviews }: Agency): PageSubject[] {
  const people = [
    ...(recruiters.edges ?? []).map((edge) => edge?.node),
    ...(reviews.edges ?? []).map((edge) => edge?.node?.recruiter),
  ];
  return [
    { id, version: pageVersion },
    { id: id.replace('Agency:', 'AgencyFigures:'), version: figures.pageVersion },
    ...new Map(people.flatMap((one) => (one ? [[one.id, { id: one.id, version: one.pageVersion }]] : []))).values(),
  ];
}
