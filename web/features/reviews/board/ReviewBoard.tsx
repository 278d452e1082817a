import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { moveCard } from '#common/reviews/lists/moves.ts';
import { type PipelineCategory, pipelineCategories, pipelineLabels } from '#common/reviews/lists/pipeline.ts';
import { tabOfCategory } from '#common/reviews/lists/tabs.ts';
import type { ReviewBoard_counts$data, ReviewBoard_counts$key } from '#web/__generated__/ReviewBoard_counts.graphql.ts';
import type { ReviewBoard_query$key } from '#web/__generated__/ReviewBoard_query.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import type { AskingList } from '#web/features/invitations/asking-list.ts';
import { requestedList } from '#web/features/invitations/InvitationList.tsx';
import { sidesToAskList } from '#web/features/invitations/SidesToInviteList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import { useBegin } from '#web/list/begin.ts';
import { Board, BoardTop, useBoardHandles } from '#web/list/board/Board.tsx';
import type { BoardKind, ColumnKind } from '#web/list/board/board-kind.ts';
import { useTrueCounts } from '#web/list/board/use-true-counts.ts';
import { type Offers, withOffers } from '#web/list/filters.ts';
import { ListFilters } from '#web/list/ListFilters.tsx';
import type { ListAddress } from '#web/list/list-address.ts';
import { allOf, isNarrowed, type ListKind, type ListOperation } from '#web/list/list-kind.ts';
import { OpenRow } from '#web/list/OpenRow.tsx';
import { useNarrowing } from '#web/list/use-narrowing.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { unmatchedList } from '../lists/PendingList.tsx';
import { unansweredList } from '../lists/PublishedList.tsx';
import { boardFilters, boardHref, boardPage } from './board-page.ts';
import type { BoardCard } from './column-kind.ts';
import { countsQuery } from './counts.ts';
import { scheduledColumn, sentColumn } from './invitation-columns.tsx';
import { answeredColumn, badColumn, unansweredColumn, waitingColumn } from './review-columns.tsx';
import { sideColumn } from './side-column.tsx';
import { useMoves } from './use-moves.tsx';

type ReviewBoardProps = {
  data: ReviewBoard_query$key;
  address: PageAddress;
  /** The values of the filter by recruiter; empty where there is one recruiter. */
  /** The values of the filters that the page offers, by their name. */
  offers: Offers;
  given: Omit<AskingList, 'empty'>;
  inviteHref: string;
};

const reviewBoard: BoardKind<PipelineCategory> = {
  categories: pipelineCategories,
  labels: pipelineLabels,
  moveCard,
  columns: {
    missing_verification: waitingColumn,
    invite_not_sent: sideColumn,
    invite_scheduled: scheduledColumn,
    invite_sent: sentColumn,
    published_missing_reply: unansweredColumn,
    published_complete: answeredColumn,
    bad_review: badColumn,
  } as unknown as Readonly<Record<PipelineCategory, ColumnKind>>,
};

/** All invitations and reviews in the columns of the pipeline. A card opens beside them, and moves where it can. */
export function ReviewBoard({ data: found, address, given, ...props }: ReviewBoardProps) {
  const at: ListAddress = { query: address.query, href: boardHref };
  const narrowing = useNarrowing(at);
  const filters = withOffers(boardFilters, props.offers);
  const kind = { filters: boardFilters, sorts: [] };
  return (
    <>
      <BoardTop mayMove={!given.looksOnly}>
        <ListFilters kind={kind} at={at} narrowing={narrowing} filters={filters} sorts={[]} />
      </BoardTop>
      <OpenRow
        kind={panelOf(address.query.open)}
        at={at}
        rows={[]}
        listId={undefined}
        given={{ ...given, empty: () => null }}
      >
        {(open) => (
          <Columns
            data={found}
            at={at}
            address={address}
            given={given}
            inviteHref={props.inviteHref}
            isNarrowed={isNarrowed(kind, at.query)}
            allHref={allOf(kind, at)}
            narrowing={narrowing}
            onOpen={(id) => open({ id })}
          />
        )}
      </OpenRow>
    </>
  );
}

type ColumnsProps = Pick<ReviewBoardProps, 'data' | 'address' | 'given' | 'inviteHref'> & {
  at: ListAddress;
  isNarrowed: boolean;
  allHref: string;
  narrowing: ReturnType<typeof useNarrowing>;
  onOpen: (id: string) => void;
};

function Columns({ data: found, at, address, given, narrowing, onOpen, ...props }: ColumnsProps) {
  const data = useFragment(
    graphql`
      fragment ReviewBoard_query on Query {
        reviewCounts {
          ...ReviewBoard_counts
        }
        narrowedCounts: reviewCounts(filter: $narrowing) @include(if: $isNarrowed) {
          ...ReviewBoard_counts
        }
        ...reviewColumns_waiting
        ...sideColumn_query
        ...invitationColumns_scheduled
        ...invitationColumns_sent
        ...reviewColumns_unanswered
        ...reviewColumns_answered
        ...reviewColumns_bad
      }
    `,
    found,
  );
  const written = JSON.stringify(boardPage.variables(address));
  const variables = useMemo(() => JSON.parse(written) as ReturnType<typeof boardPage.variables>, [written]);
  const commands = useTrueCounts(countsQuery, variables);
  const counts = useCounts(variables.isNarrowed ? data.narrowedCounts : data.reviewCounts);
  const handles = useBoardHandles();
  const begin = useBegin();
  const moves = useMoves({
    onInvite: given.onInvite,
    begin: (card, what) => begin(card.id, what),
    onMoved: (card) => handles.current.get(card.category)?.takeAway(card),
  });
  return (
    <>
      <Board
        key={written}
        kind={reviewBoard}
        data={data}
        variables={variables}
        at={at}
        narrowing={narrowing}
        countOf={(category) => counts?.[tabOfCategory(category) as keyof typeof counts] as number | undefined}
        commands={commands}
        handles={handles}
        mayMove={!given.looksOnly}
        busyId={moves.busyId}
        namesRecruiter={given.namesRecruiter}
        empty={(category) => (
          <EmptyList
            tab={tabOfCategory(category)}
            isNarrowed={props.isNarrowed}
            allHref={props.allHref}
            mayInvite={!given.looksOnly}
            inviteHref={props.inviteHref}
          />
        )}
        onOpen={onOpen}
        onMove={moves.move as never}
      />
      {moves.toSend && (
        <Confirm
          open
          title={`Send the invitation to ${moves.toSend.name} now?`}
          verb="Send now"
          tone="primary"
          done="It'll go out within a minute."
          act={() => moves.sendNow(moves.toSend!)}
          onClose={moves.stay}
        >
          <p>{`We'll email ${emailOf(moves.toSend)} right away.`}</p>
        </Confirm>
      )}
    </>
  );
}

function useCounts(counts: ReviewBoard_counts$key | null | undefined): ReviewBoard_counts$data | null | undefined {
  return useFragment(
    graphql`
      fragment ReviewBoard_counts on ReviewCounts {
        missingVerification
        inviteNotSent
        inviteScheduled
        inviteSent
        publishedNotReplied
        publishedReplied
        badReviews
      }
    `,
    counts ?? null,
  );
}

function emailOf({ moved }: BoardCard): string | null | undefined {
  if (moved.kind === 'side') return moved.side.recipientEmail;
  return moved.kind === 'invitation' ? moved.invitation.recipientEmail : null;
}

/** The list whose panel shows a card, by the type in its id. */
function panelOf(open: string | undefined) {
  const lists = {
    SideToInvite: sidesToAskList,
    Invitation: requestedList,
    PendingReview: unmatchedList,
    Review: unansweredList,
  };
  const type = open?.split(':')[0] as keyof typeof lists;
  const { open: panel, elsewhere, noun } = (lists[type] ?? requestedList).kind;
  return { open: panel, elsewhere, noun } as unknown as Pick<
    ListKind<ListOperation, never, { readonly id: string }, AskingList>,
    'open' | 'elsewhere' | 'noun'
  >;
}
