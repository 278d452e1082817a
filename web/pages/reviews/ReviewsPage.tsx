import { graphql } from 'react-relay';
import { invitationStates } from '#common/invitations/states.ts';
import { isStaff, kindOf } from '#common/kinds.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { ReviewsPageQuery } from '#web/__generated__/ReviewsPageQuery.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { ReceivedReviews } from '#web/features/reviews/ReceivedReviews.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RequestedReviews } from './RequestedReviews.tsx';
import styles from './ReviewsPage.module.css';

/** A recruiter's reviews, by tab: whom one asked, which await a reply, which have one. */
export default function ReviewsPage({ data, address }: PageProps<ReviewsPageQuery>) {
  const tab = tabOf(address);
  const state = stateOf(address);
  const user = useUser();
  const looksAfterAll = isStaff(kindOf(user?.roles ?? []));
  return (
    <div className={styles.page}>
      <TitleRow
        title="Reviews"
        about={looksAfterAll ? tabs[tab].aboutAll : tabs[tab].about}
        action={
          !looksAfterAll && (
            <Button variant="primary" href={reviewsUrl('requested', { state, ask: 'new' })}>
              Ask for a review
            </Button>
          )
        }
      />
      <Tabs
        label="Reviews"
        tabs={tabNames.map((name) => ({ label: tabs[name].label, href: reviewsUrl(name), current: name === tab }))}
      />
      {data.requested && (
        <RequestedReviews
          query={data.requested}
          viewer={data.viewer}
          state={state}
          ask={address.query.ask}
          mayAsk={!looksAfterAll}
        />
      )}
      {data.received && tab !== 'requested' && (
        <ReceivedReviews
          key={tab}
          query={data.received}
          tab={tab}
          empty={looksAfterAll ? <EmptyState>There is no such review.</EmptyState> : <Empty tab={tab} />}
        />
      )}
    </div>
  );
}

const tabs = {
  requested: {
    label: 'Requested',
    about: 'Whom you asked, and how far each ask has come.',
    aboutAll: 'The asks of all agencies, and how far each has come.',
  },
  publishedNotReplied: {
    label: 'Missing reply',
    about: 'Published reviews that you have not answered.',
    aboutAll: 'Published reviews that nobody has answered.',
  },
  publishedReplied: {
    label: 'Complete',
    about: 'Published reviews with your reply.',
    aboutAll: 'Published reviews with a reply.',
  },
} as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

function Empty({ tab }: { tab: Tab }) {
  if (tab === 'publishedReplied') {
    return (
      <EmptyState action={<Button href={reviewsUrl('publishedNotReplied')}>See what awaits a reply</Button>}>
        You have replied to no review yet.
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<Button href={reviewsUrl('requested', { ask: 'new' })}>Ask for a review</Button>}>
      No review awaits your reply. A new one appears here as soon as it is published, and you get a mail.
    </EmptyState>
  );
}

function tabOf({ params }: PageAddress): Tab {
  return tabNames.find((name) => name === params.tab) ?? 'requested';
}

function stateOf({ query }: PageAddress): string | undefined {
  return invitationStates.find((state) => state === query.state);
}

export const page = definePage<ReviewsPageQuery>({
  query: graphql`
    query ReviewsPageQuery($isRequested: Boolean!, $isReceived: Boolean!, $state: String, $hasReply: Boolean, $after: String) {
      viewer @include(if: $isRequested) {
        id
        ...AskForReview_viewer
      }
      ...InvitationList_query @arguments(state: $state, after: $after) @alias(as: "requested") @include(if: $isRequested)
      ...ReceivedReviews_query @arguments(hasReply: $hasReply, after: $after) @alias(as: "received") @include(if: $isReceived)
    }
  `,
  parameters: ['state', 'after', 'ask'],
  variables: (address) => {
    const tab = tabOf(address);
    return {
      isRequested: tab === 'requested',
      isReceived: tab !== 'requested',
      state: stateOf(address),
      hasReply: tab === 'publishedReplied',
      after: address.query.after || undefined,
    };
  },
  head: (_, address) => ({ title: `${tabs[tabOf(address)].label} – Reviews`, canonical: null }),
});
