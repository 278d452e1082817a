import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { boardTab, type ListTab, labelOfTab, type ReviewsTab, tabOf } from '#common/reviews/lists/tabs.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { ReviewsPage_query$key } from '#web/__generated__/ReviewsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import type { AskingList } from '#web/features/invitations/asking-list.ts';
import { requestedList, scheduledList, sentList } from '#web/features/invitations/InvitationList.tsx';
import type { BegunDraft } from '#web/features/invitations/invitation-draft.ts';
import { sidesToAskList } from '#web/features/invitations/SidesToInviteList.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { boardPage } from '#web/features/reviews/board/board-page.ts';
import { aboutTab } from '#web/features/reviews/lists/about-tabs.ts';
import { CopyReviewLink } from '#web/features/reviews/lists/CopyReviewLink.tsx';
import { EmptyList } from '#web/features/reviews/lists/EmptyList.tsx';
import { pendingList, unmatchedList } from '#web/features/reviews/lists/PendingList.tsx';
import { answeredList, badList, unansweredList, verifiedList } from '#web/features/reviews/lists/PublishedList.tsx';
import { ReviewTabs } from '#web/features/reviews/lists/ReviewTabs.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { type DefinedList, pageOfLists, type Tabbed } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

// Loads on demand: the form and its rules are the heaviest part of the page, and the lists don't need them.
const InvitationForm = lazy(() =>
  import('#web/features/invitations/InvitationForm.tsx').then((module) => ({ default: module.InvitationForm })),
);

// The same goes for the board, which brings a library to drag its cards with.
const ReviewBoard = lazy(() =>
  import('#web/features/reviews/board/ReviewBoard.tsx').then((module) => ({ default: module.ReviewBoard })),
);

/** The user's or agency's invitations and reviews as a board and as lists, from people not invited yet to answered reviews. */
export default function ReviewsPage({ data: found, address }: PageProps) {
  const data = useFragment(frame, found as ReviewsPage_query$key);
  const tab = tabOf(address.params.tab);
  const navigate = useNavigate();
  const [begun, setBegun] = useState<BegunDraft | null>(null);
  const { looksOnly, namesRecruiter, offers } = useLookedAfter(data.viewer);
  const urlWith = (invite: string | null) => reviewsUrl(tab, { ...address.query, ask: invite });
  const close = () => {
    setBegun(null);
    void navigate(urlWith(null), { replace: true, preventScrollReset: true });
  };
  const invite = (draft: BegunDraft) => {
    setBegun(draft);
    void navigate(urlWith('new'), { preventScrollReset: true });
  };
  const given = { namesRecruiter, looksOnly, onInvite: looksOnly ? undefined : invite };
  return (
    <Screen
      title="Reviews"
      about={looksOnly ? aboutTab[tab].all : aboutTab[tab].own}
      action={
        !looksOnly && (
          <>
            {data.viewer?.recruiter && <CopyReviewLink slug={data.viewer.recruiter.slug} />}
            <Button variant="primary" href={urlWith('new')}>
              Invite to review
            </Button>
          </>
        )
      }
    >
      <ReviewTabs counts={data.reviewCounts} current={tab} />
      {tab === boardTab ? (
        <Suspense fallback={<Skeleton lines={12} />}>
          <ReviewBoard
            data={found as never}
            address={address}
            offers={offers}
            given={given}
            inviteHref={urlWith('new')}
          />
        </Suspense>
      ) : (
        <List
          key={tab}
          of={lists[tab] as DefinedList<never, AskingList>}
          data={found as never}
          address={address}
          offers={offers}
          given={{
            ...given,
            empty: (why) => <EmptyList tab={tab} mayInvite={!looksOnly} inviteHref={urlWith('new')} {...why} />,
          }}
        />
      )}
      <SidePanel title="Invite to review" open={Boolean(address.query.ask) && !looksOnly} onClose={close} isWide isForm>
        <Suspense fallback={<Skeleton lines={8} />}>
          {data.viewer && (
            <InvitationForm viewer={data.viewer} slug={address.query.ask} begun={begun} onClose={close} />
          )}
        </Suspense>
      </SidePanel>
    </Screen>
  );
}

/** The data around each list; each list's own query spreads it. */
const frame = graphql`
  fragment ReviewsPage_query on Query {
    viewer {
      id
      recruiter {
        slug
      }
      ...lookedAfter_viewer
      ...InvitationForm_viewer
    }
    reviewCounts {
      ...ReviewTabs_counts
    }
  }
`;

const lists = {
  requested: requestedList,
  inviteNotSent: sidesToAskList,
  inviteScheduled: scheduledList,
  inviteSent: sentList,
  pending: pendingList,
  missingVerification: unmatchedList,
  publishedNotReplied: unansweredList,
  publishedReplied: answeredList,
  badReviews: badList,
  verified: verifiedList,
} satisfies Record<ListTab, unknown>;

const tabs: Readonly<Record<ReviewsTab, Tabbed>> = { [boardTab]: { page: boardPage }, ...lists };

export const page = definePage({
  ...pageOfLists(Object.values(tabs), ({ params }) => tabs[tabOf(params.tab)], ['ask']),
  head: (_, address) => ({ title: `${labelOfTab(tabOf(address.params.tab))} – Reviews`, canonical: null }),
});
