import { graphql } from 'react-relay';
import { openReviewUrl, personUrl, profileClaimUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { RecommendedLink } from '#web/features/badges/RecommendedLink.tsx';
import { RecommendedPart } from '#web/features/badges/RecommendedPart.tsx';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import { Specialities } from '#web/features/profiles/recruiters/Specialities.tsx';
import { TeamMates } from '#web/features/profiles/recruiters/TeamMates.tsx';
import { Unclaimed } from '#web/features/profiles/recruiters/Unclaimed.tsx';
import { WorkingOn } from '#web/features/profiles/recruiters/WorkingOn.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { goneProfile } from '#web/pages/review/what-became.ts';
import { movedTo } from './moved-to.ts';
import { PublicProfile, SmallLine } from './PublicProfile.tsx';
import { profileFilters, profileParameters, reviewVariables } from './profile-filters.ts';
import { recruiterHead } from './recruiter-head.ts';

/** A recruiter's public profile: the person, the score and its basis, and every published review. */
export default function RecruiterPage({ data, address, answer }: PageProps<RecruiterPageQuery, PhoneAnswer>) {
  const { recruiter } = data;
  if (!recruiter) return null;
  const { slug, name, isClaimed, specialities, roleTypes, recommendedBadge: badge } = recruiter;
  const at = { kind: 'recruiter', slug } as const;
  return (
    <PublicProfile
      at={at}
      profile={recruiter}
      figures={recruiter}
      address={address}
      answer={answer}
      notice={!isClaimed && <Unclaimed slug={slug} source={recruiter.source} />}
      text={recruiter.about}
      fields={
        specialities.length + roleTypes.length > 0 && <Specialities specialities={specialities} roleTypes={roleTypes} />
      }
      showsCoverage={isClaimed}
      mark={badge && !badge.lapsedOn && <RecommendedLink />}
      people={<WorkingOn recruiter={recruiter} />}
      badge={badge && <RecommendedPart name={name} badge={badge} figures={recruiter} />}
      linesBefore={<SmallLine href={personUrl(slug)}>Short profile to share</SmallLine>}
      linesAfter={
        isClaimed && (
          <SmallLine href={profileClaimUrl(at)} isAction>
            Is this you? Tell us if another person claimed this profile
          </SmallLine>
        )
      }
      others={<TeamMates recruiter={recruiter} />}
      writeHref={openReviewUrl(slug)}
      declaredBy="the recruiter"
      pools="The score is from placed candidates and their employers."
    />
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
        country
        photoUrl
        photoAlt
        linkedinUrl
        coverUrl
        coverAlt
        hasPhone
        isClaimed
        source
        specialities
        roleTypes
        takesMessages
        pageVersion
        latestReviewOn
        about
        longText
        videoUrl
        publishedCount
        removedCount
        average
        confirmedOnlyCount
        confirmedOnlyAverage
        distribution
        reviewCount
        invitedCount
        eligibleCount
        reviewTallies
        placementTallies
        score
        scoreHalf
        scoreAsOf
        recommendedBadge {
          since
          until
          lapsedOn
          lapsedBecause
        }
        agency {
          id
          name
          slug
          hasPage
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
        ...TeamMates_recruiter
        ...WorkingOn_recruiter
        ...ReviewList_profile @arguments(filter: $filter, sort: $sort, after: $after)
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
  head: ({ recruiter }, address) => (recruiter ? recruiterHead(recruiter, address) : {}),
});

export { action } from './phone-action.ts';

const matesOf = ({ teamMates }: NonNullable<RecruiterPageQuery['response']['recruiter']>) =>
  (teamMates.edges ?? []).flatMap((edge) => edge?.node ?? []);

const agenciesOf = ({ reviews, agency }: NonNullable<RecruiterPageQuery['response']['recruiter']>) =>
  (reviews.edges ?? []).flatMap((edge) =>
    edge?.node?.agency && edge.node.agency.id !== agency.id ? edge.node.agency : [],
  );
