import { graphql } from 'react-relay';
import { agencyReviewUrl, profileClaimUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { PublicGoogleReviews } from '#web/features/google-reviews/PublicGoogleReviews.tsx';
import { AgencyRecruiters } from '#web/features/profiles/agencies/AgencyRecruiters.tsx';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import { definePage, type PageProps, type PageSubject } from '#web/kit/page.ts';
import { agencyHead } from './agency-head.ts';
import { movedTo } from './moved-to.ts';
import styles from './PublicProfile.module.css';
import { PublicProfile, SmallLine } from './PublicProfile.tsx';
import { profileFilters, profileParameters, reviewVariables } from './profile-filters.ts';

/** An agency's public profile: its pooled score, its recruiters, and every published review that they earned there. */
export default function AgencyPage({ data: { agency }, address, answer }: PageProps<AgencyPageQuery, PhoneAnswer>) {
  if (!agency) return null;
  const { slug } = agency;
  const at = { kind: 'agency', slug } as const;
  return (
    <PublicProfile
      at={at}
      profile={agency}
      figures={agency.figures}
      address={address}
      answer={answer}
      text={agency.description}
      showsCoverage
      linesBefore={
        <SmallLine href={profileClaimUrl(at)} isAction>
          Do you run this agency? Claim its profile
        </SmallLine>
      }
      people={
        <section className={styles.part} aria-labelledby="recruiters">
          <h2 id="recruiters">Recruiters</h2>
          <AgencyRecruiters
            agency={agency}
            filters={profileFilters(address)}
            isFurtherOn={Boolean(address.query.recruiters)}
          />
        </section>
      }
      others={<PublicGoogleReviews agency={agency} />}
      writeHref={agencyReviewUrl(slug)}
      declaredBy="its recruiters"
      pools="The score combines reviews of all its recruiters, including those who have left."
    />
  );
}

export const page = definePage<AgencyPageQuery>({
  // Repeats the fragments' rows with the same arguments, to get their versions.
  query: graphql`
    query AgencyPageQuery(
      $slug: String!
      $filter: ReviewFilter
      $sort: ReviewSort
      $after: String
      $recruitersAfter: String
      $reviewKey: String!
      $opensReview: Boolean!
    ) {
      agency(slug: $slug) {
        id
        slug
        name
        location
        country
        description
        website
        logoUrl
        logoAlt
        coverUrl
        coverAlt
        hasPhone
        longText
        videoUrl
        takesMessages
        pageVersion
        latestReviewOn
        figures {
          pageVersion
          score
          scoreHalf
          average
          reviewCount
          publishedCount
          removedCount
          confirmedOnlyCount
          confirmedOnlyAverage
          distribution
          invitedCount
          eligibleCount
          reviewTallies
          placementTallies
          scoreAsOf
        }
        recruiters(first: 6, after: $recruitersAfter) {
          edges {
            node {
              id
              pageVersion
            }
          }
        }
        reviews(first: 10, after: $after, filter: $filter, sort: $sort) {
          edges {
            node {
              recruiter {
                id
                pageVersion
              }
            }
          }
        }
        ...PublicGoogleReviews_agency
        ...AgencyRecruiters_agency @arguments(after: $recruitersAfter)
        ...ReviewList_profile @arguments(filter: $filter, sort: $sort, after: $after)
      }
      review(key: $reviewKey) @include(if: $opensReview) {
        title
        body
        shownName
        submittedAt
        recruiter {
          slug
          name
          pageVersion
          agency {
            slug
            name
            hasPage
            pageVersion
          }
        }
        agency {
          slug
        }
        ...ReviewArticle_review
      }
      goneReview(key: $reviewKey) @include(if: $opensReview) {
        publication
        recruiter {
          slug
          name
          removedCount
          isGone
        }
      }
    }
  `,
  parameters: [...profileParameters, 'recruiters'],
  variables: (address) => ({
    slug: address.params.slug ?? '',
    ...reviewVariables(profileFilters(address)),
    recruitersAfter: address.query.recruiters || undefined,
    reviewKey: '',
    opensReview: false,
  }),
  moved: ({ agency }, address) => movedTo(address, agency?.slug),
  notFound: ({ agency }) => !agency,
  subjects: ({ agency }) => (agency ? subjectsOf(agency) : []),
  head: ({ agency }, address) => (agency ? agencyHead(agency, address) : {}),
});

/** Reveals the phone number; the code loads on demand. */
export { action } from './phone-action.ts';

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
