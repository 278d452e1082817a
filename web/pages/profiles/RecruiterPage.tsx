import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { recruiterClaimUrl, recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import { ContactCard, type PhoneAnswer } from '#web/features/recruiters/ContactCard.tsx';
import { InvitationCoverage } from '#web/features/recruiters/InvitationCoverage.tsx';
import { ProfileHead } from '#web/features/recruiters/ProfileHead.tsx';
import { ScoreSummary } from '#web/features/recruiters/ScoreSummary.tsx';
import { LevelsExplained } from '#web/features/reviews/LevelsExplained.tsx';
import { ReviewFilters } from '#web/features/reviews/ReviewFilters.tsx';
import { ReviewList } from '#web/features/reviews/ReviewList.tsx';
import { ReviewPolicyLink } from '#web/features/reviews/ReviewPolicyLink.tsx';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { report } from '#web/kit/report.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import type { Replyable } from './OwnersPart.tsx';
import { profileFilters } from './profile-filters.ts';
import { profileHead } from './profile-head.ts';
import styles from './RecruiterPage.module.css';

/** Most who read a profile are strangers: what only its owner sees is fetched for signed-in people alone. */
const OwnersPart = lazy(() =>
  import('./OwnersPart.tsx').then(
    (part) => ({ default: part.OwnersPart }),
    (error: unknown) => {
      // The page is whole without it.
      report(error);
      return { default: () => <></> };
    },
  ),
);
const ReplyAction = lazy(async () => ({
  default: (await import('#web/features/reviews/ReplyAction.tsx')).ReplyAction,
}));

/** A recruiter's public profile: who it is, the score and what it rests on, and every published review. */
export default function RecruiterPage({ data, address, answer }: PageProps<RecruiterPageQuery, PhoneAnswer>) {
  const user = useUser();
  const [replyable, setReplyable] = useState<Replyable>(new Map());
  const [isOwn, setOwn] = useState(false);
  const actionsFor = useCallback(
    (reviewId: string): ReactNode => {
      const review = replyable.get(reviewId);
      return (
        review && (
          <Suspense>
            <ReplyAction review={review} />
          </Suspense>
        )
      );
    },
    [replyable],
  );
  const recruiter = data.recruiter;
  if (!recruiter) return null;
  const filters = profileFilters(address);
  return (
    <PageColumns
      lead={<ProfileHead recruiter={recruiter} />}
      aside={
        <>
          {user && (
            <Suspense>
              <OwnersPart slug={recruiter.slug} filters={filters} onReviews={setReplyable} onOwn={setOwn} />
            </Suspense>
          )}
          <ScoreSummary recruiter={recruiter} filters={filters} />
          <ContactCard recruiter={recruiter} answer={answer} />
          <InvitationCoverage recruiter={recruiter} />
          {recruiter.isClaimed && !isOwn && (
            <p className={styles.small}>
              <Link href={recruiterClaimUrl(recruiter.slug)} rel="nofollow">
                Is this you? Tell us if somebody else has claimed this profile
              </Link>
            </p>
          )}
        </>
      }
    >
      <section className={styles.part} aria-labelledby="reviews">
        <h2 id="reviews">Reviews</h2>
        {recruiter.publishedCount > 0 && (
          <ReviewFilters filters={filters} hrefOf={(narrowed) => recruiterUrl(recruiter.slug, narrowed)} />
        )}
        <ReviewList recruiter={recruiter} filters={filters} actionsFor={actionsFor} />
      </section>
      <section className={styles.part} aria-labelledby="levels">
        <h2 id="levels">How reviews are verified</h2>
        <LevelsExplained />
        <p className={styles.small}>
          {`Newer reviews weigh more: half after a year. The score is computed each night, last as of ${formatDate(recruiter.scoreAsOf)}. `}
          <ReviewPolicyLink />
        </p>
      </section>
    </PageColumns>
  );
}

export const page = definePage<RecruiterPageQuery>({
  query: graphql`
    query RecruiterPageQuery($slug: String!, $audience: String, $stars: Int, $after: String) {
      recruiter(slug: $slug) {
        id
        slug
        name
        headline
        location
        isClaimed
        takesMessages
        pageVersion
        publishedCount
        reviewCount
        score
        scoreAsOf
        agency {
          id
          name
          pageVersion
        }
        reviews(first: 10, after: $after, audience: $audience, stars: $stars) {
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
        ...ReviewList_recruiter @arguments(audience: $audience, stars: $stars, after: $after)
      }
    }
  `,
  parameters: ['audience', 'stars', 'after'],
  variables: (address) => {
    const { audience, stars, after } = profileFilters(address);
    return { slug: address.params.slug ?? '', audience, stars, after };
  },
  notFound: ({ recruiter }) => !recruiter,
  // Also the agencies where its reviews were earned: those of one that it has left name it.
  subjects: ({ recruiter }) =>
    recruiter
      ? [recruiter, recruiter.agency, ...agenciesOf(recruiter)].map(({ id, pageVersion: version }) => ({ id, version }))
      : [],
  head: ({ recruiter }) => (recruiter ? profileHead(recruiter) : {}),
});

/** Answers the button that asks for the phone number; its code is fetched for those who press it. */
export const action: PageAction<PhoneAnswer> = async (args) => {
  try {
    const { revealPhone } = await import('./reveal-phone.ts');
    return await revealPhone(args);
  } catch (error) {
    args.report(error);
    return { answer: { problem: 'This did not reach us. Try again in a moment.' }, status: 503 };
  }
};

const agenciesOf = ({ reviews, agency }: NonNullable<RecruiterPageQuery['response']['recruiter']>) =>
  (reviews.edges ?? []).flatMap((edge) =>
    edge?.node?.agency && edge.node.agency.id !== agency.id ? edge.node.agency : [],
  );
