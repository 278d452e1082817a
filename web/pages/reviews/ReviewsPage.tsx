import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { isStaff, kindOf } from '#common/kinds.ts';
import { reviewLimits } from '#common/limits.ts';
import { lowestCountedLevel } from '#common/reviews/levels.ts';
import { kindOfTab, labelOfTab, listTabOf } from '#common/reviews/lists/tabs.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { ReviewsPageQuery } from '#web/__generated__/ReviewsPageQuery.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { AskList } from '#web/features/invitations/AskList.tsx';
import type { AskRow } from '#web/features/invitations/ask-rows.ts';
import { SidesToAskList } from '#web/features/invitations/SidesToAskList.tsx';
import { CopyReviewLink } from '#web/features/reviews/lists/CopyReviewLink.tsx';
import { EmptyList } from '#web/features/reviews/lists/EmptyList.tsx';
import { PendingList } from '#web/features/reviews/lists/PendingList.tsx';
import { PublishedList } from '#web/features/reviews/lists/PublishedList.tsx';
import { ReviewTabs } from '#web/features/reviews/lists/ReviewTabs.tsx';
import { aboutTab, filtersOf, known } from '#web/features/reviews/lists/review-lists.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { ListFilters } from '#web/list/ListFilters.tsx';
import { type ListAddress, orderOf } from '#web/list/list-address.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './ReviewsPage.module.css';

// The form and its rules are the heaviest part of the page; the lists do without them.
const AskForReviews = lazy(() =>
  import('#web/features/invitations/AskForReviews.tsx').then((module) => ({ default: module.AskForReviews })),
);

/** Asks and reviews of one's own, or of the agency, as lists: from whom nobody asked yet to what is answered. */
export default function ReviewsPage({ data, address }: PageProps<ReviewsPageQuery>) {
  const tab = listTabOf(address.params.tab);
  const user = useUser();
  const kind = kindOf(user?.roles ?? []);
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ rows: readonly AskRow[]; recruiterId: string | undefined } | null>(null);
  const looksAfterAll = isStaff(kind);
  const recruiters = (data.viewer?.recruiter?.agency.recruiters.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const namesRecruiter = looksAfterAll || (kind === 'agency admin' && recruiters.length > 1);
  const at: ListAddress = { query: address.query, href: (query) => reviewsUrl(tab, query) };
  const asking = (ask: string | null) => reviewsUrl(tab, { ...address.query, ask });
  const close = () => {
    setBegun(null);
    void navigate(asking(null), { replace: true, preventScrollReset: true });
  };
  const ask = (rows: readonly AskRow[], recruiterId: string | undefined) => {
    setBegun({ rows, recruiterId });
    void navigate(asking('new'), { preventScrollReset: true });
  };
  const list = {
    at,
    namesRecruiter,
    empty: <EmptyList tab={tab} at={at} mayAsk={!looksAfterAll} askHref={asking('new')} />,
  };
  return (
    <div className={styles.page}>
      <TitleRow
        title="Reviews"
        about={looksAfterAll ? aboutTab[tab].all : aboutTab[tab].own}
        action={
          !looksAfterAll && (
            <div className={styles.actions}>
              {data.viewer?.recruiter && <CopyReviewLink slug={data.viewer.recruiter.slug} />}
              <Button variant="primary" href={asking('new')}>
                Ask for a review
              </Button>
            </div>
          )
        }
      />
      <ReviewTabs counts={data.reviewCounts} current={tab} />
      <ListFilters
        key={tab}
        at={at}
        {...filtersOf(
          tab,
          namesRecruiter && !looksAfterAll
            ? {
                name: 'recruiter',
                label: 'Recruiter',
                choices: recruiters.map(({ slug, name }) => ({ value: slug, label: name })),
              }
            : null,
        )}
      />
      {data.asks && <AskList key={tab} query={data.asks} {...list} />}
      {data.sides && <SidesToAskList query={data.sides} {...list} onAsk={looksAfterAll ? undefined : ask} />}
      {data.pending && <PendingList key={tab} query={data.pending} {...list} />}
      {data.published && (
        <PublishedList
          key={tab}
          query={data.published}
          isMixed={tab === 'badReviews' || tab === 'verified'}
          {...list}
        />
      )}
      <SidePanel title="Ask for a review" open={Boolean(address.query.ask) && !looksAfterAll} onClose={close} isWide>
        <Suspense fallback={<Skeleton lines={8} />}>
          {data.viewer && <AskForReviews viewer={data.viewer} slug={address.query.ask} begun={begun} onClose={close} />}
        </Suspense>
      </SidePanel>
    </div>
  );
}

/** What the address narrows a list to, in the words of the API. What somebody made up is left out. */
function variablesOf(address: PageAddress): ReviewsPageQuery['variables'] {
  const tab = listTabOf(address.params.tab);
  const kind = kindOfTab[tab];
  const { q, audience, recruiter, from, to, after, state, level, stars, sort } = address.query;
  const { filters, sorts } = filtersOf(tab, null);
  const order = orderOf(sorts, sort);
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  return {
    isAsks: kind === 'asks',
    isSides: kind === 'sides',
    isPending: kind === 'pending',
    isPublished: kind === 'published',
    words: q || undefined,
    audience: known(audience, filters, 'audience'),
    recruiter: recruiter || undefined,
    from: from || undefined,
    to: to || undefined,
    after: after || undefined,
    state: known(state, filters, 'state'),
    step: tab === 'inviteScheduled' ? 'scheduled' : tab === 'inviteSent' ? 'sent' : undefined,
    hasReply: tab === 'publishedReplied' ? true : tab === 'publishedNotReplied' ? false : undefined,
    minLevel: tab === 'verified' ? lowestCountedLevel : undefined,
    maxStars: tab === 'badReviews' ? reviewLimits.badUpTo : undefined,
    level: tab === 'missingVerification' ? 1 : number(known(level, filters, 'level')),
    stars: number(known(stars, filters, 'stars')),
    askSort: kind === 'asks' ? (order as never) : undefined,
    sideSort: kind === 'sides' ? (order as never) : undefined,
    pendingSort: kind === 'pending' ? (order as never) : undefined,
    reviewSort: kind === 'published' ? (order as never) : undefined,
  };
}

export const page = definePage<ReviewsPageQuery>({
  query: graphql`
    query ReviewsPageQuery(
      $isAsks: Boolean!
      $isSides: Boolean!
      $isPending: Boolean!
      $isPublished: Boolean!
      $words: String
      $audience: String
      $recruiter: String
      $from: String
      $to: String
      $after: String
      $state: String
      $step: String
      $hasReply: Boolean
      $minLevel: Int
      $maxStars: Int
      $level: Int
      $stars: Int
      $askSort: InvitationSort
      $sideSort: SideToAskSort
      $pendingSort: PendingReviewSort
      $reviewSort: ReviewSort
    ) {
      viewer {
        id
        recruiter {
          slug
          agency {
            recruiters(first: 100) {
              edges {
                node {
                  id
                  slug
                  name
                }
              }
            }
          }
        }
        ...AskForReviews_viewer
      }
      reviewCounts {
        ...ReviewTabs_counts
      }
      ...AskList_query
        @arguments(
          after: $after
          state: $state
          step: $step
          words: $words
          audience: $audience
          recruiter: $recruiter
          from: $from
          to: $to
          sort: $askSort
        )
        @alias(as: "asks")
        @include(if: $isAsks)
      ...SidesToAskList_query
        @arguments(
          after: $after
          words: $words
          audience: $audience
          recruiter: $recruiter
          from: $from
          to: $to
          sort: $sideSort
        )
        @alias(as: "sides")
        @include(if: $isSides)
      ...PendingList_query
        @arguments(
          after: $after
          level: $level
          words: $words
          audience: $audience
          recruiter: $recruiter
          from: $from
          to: $to
          sort: $pendingSort
        )
        @alias(as: "pending")
        @include(if: $isPending)
      ...PublishedList_query
        @arguments(
          after: $after
          hasReply: $hasReply
          minLevel: $minLevel
          maxStars: $maxStars
          words: $words
          audience: $audience
          recruiter: $recruiter
          level: $level
          stars: $stars
          state: $state
          from: $from
          to: $to
          sort: $reviewSort
        )
        @alias(as: "published")
        @include(if: $isPublished)
    }
  `,
  parameters: ['q', 'audience', 'recruiter', 'state', 'level', 'stars', 'from', 'to', 'sort', 'after', 'open', 'ask'],
  variables: variablesOf,
  head: (_, address) => ({ title: `${labelOfTab(listTabOf(address.params.tab))} – Reviews`, canonical: null }),
});
