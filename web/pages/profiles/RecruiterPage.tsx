import { graphql } from 'react-relay';
import {
  openReviewUrl,
  type ProfileQuery,
  personUrl,
  recruiterClaimUrl,
  recruiterReportUrl,
  recruiterUrl,
} from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { About } from '#web/features/profiles/recruiters/About.tsx';
import { ContactCard, type PhoneAnswer } from '#web/features/profiles/recruiters/ContactCard.tsx';
import { InvitationCoverage } from '#web/features/profiles/recruiters/InvitationCoverage.tsx';
import { PlacementKinds } from '#web/features/profiles/recruiters/PlacementKinds.tsx';
import { ProfileHead } from '#web/features/profiles/recruiters/ProfileHead.tsx';
import { RatedCriteria } from '#web/features/profiles/recruiters/RatedCriteria.tsx';
import { ScoreSummary } from '#web/features/profiles/recruiters/ScoreSummary.tsx';
import { TeamMates } from '#web/features/profiles/recruiters/TeamMates.tsx';
import { ReviewFilters } from '#web/features/reviews/public/ReviewFilters.tsx';
import { ReviewList } from '#web/features/reviews/public/ReviewList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { goneProfile } from '#web/pages/review/what-became.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import { movedTo } from './moved-to.ts';
import { useOwnersPart } from './owners-part.tsx';
import { profileFilters, profileParameters, reviewVariables } from './profile-filters.ts';
import { profileHead } from './profile-head.ts';
import styles from './RecruiterPage.module.css';
import { ReviewsPart } from './ReviewsPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

/** A recruiter's public profile: the person, the score and its basis, and every published review. */
export default function RecruiterPage({ data, address, answer }: PageProps<RecruiterPageQuery, PhoneAnswer>) {
  const { recruiter } = data;
  const filters = profileFilters(address);
  const owner = useOwnersPart(recruiter?.slug ?? '', filters);
  if (!recruiter) return null;
  const hrefOf = (narrowed: ProfileQuery) => recruiterUrl(recruiter.slug, narrowed);
  return (
    <PageColumns
      lead={<ProfileHead recruiter={recruiter} />}
      aside={
        <>
          {owner.part}
          <ScoreSummary recruiter={recruiter} filters={filters} />
          <ContactCard recruiter={recruiter} answer={answer} />
          <InvitationCoverage recruiter={recruiter} />
          <p className={styles.small}>
            <Link href={personUrl(recruiter.slug)}>The profile in short, to share</Link>
          </p>
          {!owner.isOwn && (
            <p className={styles.small}>
              <Link href={recruiterReportUrl(recruiter.slug)} rel="nofollow">
                Report this profile
              </Link>
            </p>
          )}
          {recruiter.isClaimed && !owner.isOwn && (
            <p className={styles.small}>
              <Link href={recruiterClaimUrl(recruiter.slug)} rel="nofollow">
                Is this you? Tell us if somebody else has claimed this profile
              </Link>
            </p>
          )}
        </>
      }
    >
      <About name={recruiter.name} text={recruiter.about} longText={recruiter.longText} videoUrl={recruiter.videoUrl} />
      <RatedCriteria tallies={recruiter.reviewTallies} />
      <ReviewsPart writeHref={openReviewUrl(recruiter.slug)}>
        {recruiter.publishedCount > 0 && (
          <ReviewFilters filters={filters} tallies={recruiter.reviewTallies} hrefOf={hrefOf} />
        )}
        <ReviewList recruiter={recruiter} filters={filters} actionsFor={owner.actionsFor} />
      </ReviewsPart>
      <PlacementKinds tallies={recruiter.placementTallies} declaredBy="the recruiter" />
      <VerificationPart figures={recruiter} hrefOf={hrefOf} />
      <TeamMates recruiter={recruiter} />
    </PageColumns>
  );
}

export const page = definePage<RecruiterPageQuery>({
  query: graphql`
    query RecruiterPageQuery(
      $slug: String!
      $filter: ReviewFilter
      $sort: ReviewSort
      $after: String
      $reviewKey: String!
      $opensReview: Boolean!
    ) {
      recruiter(slug: $slug) {
        id
        slug
        name
        headline
        location
        photoUrl
        isClaimed
        takesMessages
        pageVersion
        about
        longText
        videoUrl
        publishedCount
        reviewCount
        reviewTallies
        placementTallies
        score
        scoreAsOf
        agency {
          id
          name
          pageVersion
        }
        teamMates(first: 4) {
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
              agency {
                id
                pageVersion
              }
            }
          }
        }
        ...ProfileHead_recruiter
        ...ScoreSummary_recruiter
        ...ContactCard_recruiter
        ...InvitationCoverage_recruiter
        ...TeamMates_recruiter
        ...ReviewList_recruiter @arguments(filter: $filter, sort: $sort, after: $after)
      }
      goneProfile(slug: $slug) {
        goneAt
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
  parameters: profileParameters,
  variables: (address) => ({
    slug: address.params.slug ?? '',
    ...reviewVariables(profileFilters(address)),
    reviewKey: '',
    opensReview: false,
  }),
  moved: ({ recruiter }, address) => movedTo(address, recruiter?.slug),
  gone: ({ recruiter, goneProfile: gone }) => (gone && !recruiter ? goneProfile() : undefined),
  notFound: ({ recruiter }) => !recruiter,
  // Also depends on the listed team mates, and on the agencies where the reviews were earned, which they name.
  subjects: ({ recruiter }) =>
    recruiter
      ? [recruiter, recruiter.agency, ...agenciesOf(recruiter), ...matesOf(recruiter)].map(
          ({ id, pageVersion: version }) => ({
            id,
            version,
          }),
        )
      : [],
  head: ({ recruiter }, address) => (recruiter ? profileHead(recruiter, address) : {}),
});

export { action } from './phone-action.ts';

const matesOf = ({ teamMates }: NonNullable<RecruiterPageQuery['response']['recruiter']>) =>
  (teamMates.edges ?? []).flatMap((edge) => edge?.node ?? []);

const agenciesOf = ({ reviews, agency }: NonNullable<RecruiterPageQuery['response']['recruiter']>) =>
  (reviews.edges ?? []).flatMap((edge) =>
    edge?.node?.agency && edge.node.agency.id !== agency.id ? edge.node.agency : [],
  );
