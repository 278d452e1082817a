import { graphql } from 'react-relay';
import { recruiterUrl } from '#common/urls.ts';
import type { PersonPageQuery } from '#web/__generated__/PersonPageQuery.graphql.ts';
import { About } from '#web/features/profiles/recruiters/About.tsx';
import { ProfileHead } from '#web/features/profiles/recruiters/ProfileHead.tsx';
import { ScoreCard } from '#web/features/profiles/recruiters/ScoreCard.tsx';
import { ScoreSummary } from '#web/features/profiles/recruiters/ScoreSummary.tsx';
import { Specialities } from '#web/features/profiles/recruiters/Specialities.tsx';
import { Unclaimed } from '#web/features/profiles/recruiters/Unclaimed.tsx';
import { ReviewArticle } from '#web/features/reviews/public/ReviewArticle.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { goneProfile } from '#web/pages/review/what-became.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import { movedTo } from './moved-to.ts';
import styles from './PublicProfile.module.css';
import { recruiterHead } from './recruiter-head.ts';

/** A short profile: the recruiter, the score, the newest reviews, and a link to the full profile. */
export default function PersonPage({ data: { recruiter } }: PageProps<PersonPageQuery>) {
  if (!recruiter) return null;
  const reviews = (recruiter.reviews.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PageColumns
      lead={
        <div className={styles.lead}>
          <ProfileHead profile={recruiter} />
          <ScoreSummary figures={recruiter} latest={recruiter.latestReviewOn} showsCoverage={recruiter.isClaimed} />
          {!recruiter.isClaimed && <Unclaimed slug={recruiter.slug} source={recruiter.source} />}
        </div>
      }
      aside={
        <ScoreCard
          figures={recruiter}
          filters={{}}
          hrefOf={(narrowed) => recruiterUrl(recruiter.slug, narrowed)}
          isBelowScore
        />
      }
    >
      <section className={styles.part} aria-labelledby="reviews">
        <h2 id="reviews">Newest reviews</h2>
        {reviews.map((review) => (
          <ReviewArticle key={review.id} review={review} />
        ))}
        {reviews.length === 0 && <EmptyState>{`No one has reviewed ${recruiter.name} yet.`}</EmptyState>}
        <p>
          <Button href={recruiterUrl(recruiter.slug)}>{`Full profile of ${recruiter.name}`}</Button>
        </p>
      </section>
      <About
        name={recruiter.name}
        text={recruiter.about}
        longText={null}
        videoUrl={null}
        fields={<Specialities specialities={recruiter.specialities} roleTypes={recruiter.roleTypes} />}
      />
    </PageColumns>
  );
}

export const page = definePage<PersonPageQuery>({
  query: graphql`
    query PersonPageQuery($slug: String!) {
      recruiter(slug: $slug) {
        id
        slug
        name
        headline
        about
        location
        country
        photoUrl
        photoAlt
        linkedinUrl
        coverUrl
        coverAlt
        isClaimed
        source
        specialities
        roleTypes
        pageVersion
        latestReviewOn
        publishedCount
        removedCount
        scoreAsOf
        average
        confirmedOnlyCount
        confirmedOnlyAverage
        distribution
        reviewCount
        invitedCount
        eligibleCount
        score
        scoreHalf
        reviewTallies
        agency {
          id
          name
          slug
          hasPage
          pageVersion
        }
        reviews(first: 3) {
          edges {
            node {
              id
              agency {
                id
                pageVersion
              }
              ...ReviewArticle_review
            }
          }
        }
      }
      goneProfile(slug: $slug) {
        goneAt
      }
    }
  `,
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  moved: ({ recruiter }, address) => movedTo(address, recruiter?.slug),
  gone: ({ recruiter, goneProfile: gone }) => (gone && !recruiter ? goneProfile() : undefined),
  notFound: ({ recruiter }) => !recruiter,
  subjects: ({ recruiter }) =>
    recruiter
      ? [
          recruiter,
          recruiter.agency,
          ...(recruiter.reviews.edges ?? []).flatMap((edge) => edge?.node?.agency ?? []),
        ].map(({ id, pageVersion: version }) => ({ id, version }))
      : [],
  // Search engines should index the full profile; see the head.
  head: ({ recruiter }) => (recruiter ? recruiterHead(recruiter) : {}),
});
