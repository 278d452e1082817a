import { graphql } from 'react-relay';
import { agencyClaimUrl, agencyContactUrl, agencyReportUrl, agencyReviewUrl, agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import { AgencyHead } from '#web/features/profiles/agencies/AgencyHead.tsx';
import { AgencyRecruiters } from '#web/features/profiles/agencies/AgencyRecruiters.tsx';
import { AgencyReviews } from '#web/features/profiles/agencies/AgencyReviews.tsx';
import { AgencyScore } from '#web/features/profiles/agencies/AgencyScore.tsx';
import { About } from '#web/features/profiles/recruiters/About.tsx';
import contactStyles from '#web/features/profiles/recruiters/ContactCard.module.css';
import { type PhoneAnswer, PhoneReveal } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import { PlacementKinds } from '#web/features/profiles/recruiters/PlacementKinds.tsx';
import { RatedCriteria } from '#web/features/profiles/recruiters/RatedCriteria.tsx';
import { definePage, type PageProps, type PageSubject } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import { agencyHead } from './agency-head.ts';
import { movedTo } from './moved-to.ts';
import { profileFilters, profileParameters, reviewVariables } from './profile-filters.ts';
import styles from './RecruiterPage.module.css';
import { ReviewsPart } from './ReviewsPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

/** An agency's public profile: its pooled score, its recruiters, and every published review that they earned there. */
export default function AgencyPage({ data: { agency }, address, answer }: PageProps<AgencyPageQuery, PhoneAnswer>) {
  if (!agency) return null;
  const filters = profileFilters(address);
  return (
    <PageColumns
      lead={<AgencyHead agency={agency} />}
      aside={
        <>
          <AgencyScore agency={agency} filters={filters} />
          {(agency.takesMessages || agency.hasPhone) && (
            <Card title="Get in touch">
              <div className={contactStyles.ways}>
                {agency.takesMessages && (
                  <Button wide variant="primary" href={agencyContactUrl(agency.slug)} rel="nofollow">
                    Write a message
                  </Button>
                )}
                {agency.hasPhone && <PhoneReveal of="agencyId" id={agency.id} name={agency.name} answer={answer} />}
              </div>
            </Card>
          )}
          <p className={styles.small}>
            <Link href={agencyClaimUrl(agency.slug)} rel="nofollow">
              Do you run this agency? Claim its profile
            </Link>
          </p>
          <p className={styles.small}>
            <Link href={agencyReportUrl(agency.slug)} rel="nofollow">
              Report this profile
            </Link>
          </p>
        </>
      }
    >
      <About name={agency.name} text={agency.description} longText={agency.longText} videoUrl={agency.videoUrl} />
      <section className={styles.part} aria-labelledby="recruiters">
        <h2 id="recruiters">Recruiters</h2>
        <AgencyRecruiters agency={agency} filters={filters} isFurtherOn={Boolean(address.query.recruiters)} />
      </section>
      <RatedCriteria tallies={agency.figures.reviewTallies} />
      <ReviewsPart writeHref={agencyReviewUrl(agency.slug)}>
        <AgencyReviews agency={agency} filters={filters} />
      </ReviewsPart>
      <PlacementKinds tallies={agency.figures.placementTallies} declaredBy="its recruiters" />
      <VerificationPart
        figures={agency.figures}
        hrefOf={(narrowed) => agencyUrl(agency.slug, narrowed)}
        pools="The score pools the reviews of all its recruiters, also of those who have left."
      />
    </PageColumns>
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
        logoUrl
        coverUrl
        longText
        videoUrl
        takesMessages
        hasPhone
        pageVersion
        figures {
          pageVersion
          reviewTallies
          placementTallies
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
        ...AgencyHead_agency
        ...AgencyScore_agency
        ...AgencyRecruiters_agency @arguments(after: $recruitersAfter)
        ...AgencyReviews_agency @arguments(filter: $filter, sort: $sort, after: $after)
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
