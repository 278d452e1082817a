import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { useNarrowScreen } from '#web/kit/use-narrow-screen.ts';
import { useBegin } from '#web/list/begin.ts';
import { type Offers, withOffers } from '#web/list/filters.ts';
import { Keys } from '#web/list/Keys.tsx';
import { ListFilters } from '#web/list/ListFilters.tsx';
import { ListSelect } from '#web/list/ListSelect.tsx';
import type { ListAddress } from '#web/list/list-address.ts';
import { allOf, isNarrowed, type ListKind, type ListOperation } from '#web/list/list-kind.ts';
import { OpenRow } from '#web/list/OpenRow.tsx';
import { useNarrowing } from '#web/list/use-narrowing.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { unmatchedList } from '../lists/PendingList.tsx';
import { unansweredList } from '../lists/PublishedList.tsx';
import styles from './BoardColumn.module.css';
import { BoardColumn, type ColumnHandle } from './BoardColumn.tsx';
import { boardFilters, boardHref, boardPage } from './board-page.ts';
import { CardFace } from './CardFace.tsx';
import type { BoardCard, ColumnKind } from './column-kind.ts';
import { countedUpTo, useTrueCounts } from './counts.ts';
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

const columns = {
  missing_verification: waitingColumn,
  invite_not_sent: sideColumn,
  invite_scheduled: scheduledColumn,
  invite_sent: sentColumn,
  published_missing_reply: unansweredColumn,
  published_complete: answeredColumn,
  bad_review: badColumn,
} as unknown as Readonly<Record<PipelineCategory, ColumnKind>>;

/** All invitations and reviews in the columns of the pipeline. A card opens beside them, and moves where it can. */
export function ReviewBoard({ data: found, address, given, ...props }: ReviewBoardProps) {
  const at: ListAddress = { query: address.query, href: boardHref };
  const narrowing = useNarrowing(at);
  const filters = withOffers(boardFilters, props.offers);
  const kind = { filters: boardFilters, sorts: [] };
  return (
    <>
      <div className={styles.top}>
        <ListFilters kind={kind} at={at} narrowing={narrowing} filters={filters} sorts={[]} />
        <Keys
          keys={[
            ['← → ↑ ↓', 'go to a card'],
            ['Enter', 'open'],
            ...(given.looksOnly
              ? []
              : ([
                  ['m', 'move to'],
                  ['Space', 'drag'],
                ] as const)),
          ]}
        />
      </div>
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
  const commands = useTrueCounts(variables);
  const counts = useCounts(variables.isNarrowed ? data.narrowedCounts : data.reviewCounts);
  const isNarrow = useNarrowScreen();
  const chosen = pipelineCategories.find((category) => category === at.query.column) ?? pipelineCategories[0];
  const shown = isNarrow ? [chosen] : pipelineCategories;
  const handles = useRef(new Map<PipelineCategory, ColumnHandle>());
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const begin = useBegin();
  const keysId = useId();
  const board = useRef<HTMLDivElement>(null);
  const moves = useMoves({
    onInvite: given.onInvite,
    begin: (card, what) => begin(card.id, what),
    onMoved: (card) => handles.current.get(card.category)?.takeAway(card),
  });
  useReturn(at.query.open, handles);
  const leave = (from: PipelineCategory, by: -1 | 1, index: number) => {
    const own = handles.current.get(from);
    for (let to = shown.indexOf(from) + by; to >= 0 && to < shown.length; to += by) {
      const column = handles.current.get(shown[to]!);
      if (column && column.size() > 0) return column.focus(column.first() + index - (own?.first() ?? 0));
    }
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: besideColumn,
      keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] },
    }),
  );
  return (
    <div className={styles.board}>
      {isNarrow && (
        <ListSelect
          narrowing={narrowing}
          name="column"
          label="Column"
          options={pipelineCategories.map((category, index) => ({
            value: index === 0 ? '' : category,
            label: `${pipelineLabels[category].narrow} ${countOf(counts, category)}`,
          }))}
        />
      )}
      <VisuallyHidden>
        <span id={keysId}>
          {given.looksOnly
            ? 'Press Enter to open it, or an arrow key for another card.'
            : 'Press Enter to open it, M to choose a column for it, Space to drag it, or an arrow key for another card.'}
        </span>
      </VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={underPointer}
        autoScroll={{ canScroll: (element) => element === board.current }}
        accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => setDragged(cardOf(active))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          setDragged(null);
          const card = cardOf(active);
          if (over && over.id !== card.category) moves.move(card, over.id as PipelineCategory);
        }}
      >
        <div className={styles.columns} ref={board}>
          {shown.map((category) => (
            <BoardColumn
              key={`${category} ${written}`}
              kind={columns[category]}
              data={data}
              variables={variables}
              count={counts?.[tabOfCategory(category) as keyof typeof counts] as number | undefined}
              commands={commands}
              label={isNarrow ? 'narrow' : 'wide'}
              handle={(handle) => {
                if (handle) handles.current.set(category, handle);
                else handles.current.delete(category);
              }}
              empty={
                <EmptyList
                  tab={tabOfCategory(category)}
                  isNarrowed={props.isNarrowed}
                  allHref={props.allHref}
                  mayInvite={!given.looksOnly}
                  inviteHref={props.inviteHref}
                />
              }
              dragged={dragged}
              menuAt={menuAt}
              setMenuAt={setMenuAt}
              openId={at.query.open}
              busyId={moves.busyId}
              keysId={keysId}
              mayMove={!given.looksOnly}
              namesRecruiter={given.namesRecruiter}
              onOpen={onOpen}
              onMove={moves.move}
              onLeave={leave}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={styles.flying}>
              <CardFace facts={dragged} namesRecruiter={given.namesRecruiter} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
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
    </div>
  );
}

/** Closing the panel gives the focus back to the card that opened it, or to its column if the card has left it. */
function useReturn(open: string | undefined, handles: RefObject<ReadonlyMap<PipelineCategory, ColumnHandle>>) {
  const opener = useRef<string | null>(null);
  useEffect(() => {
    if (open) {
      opener.current ??= document.activeElement?.closest('article')?.id ?? null;
      return;
    }
    const id = opener.current;
    opener.current = null;
    if (!id) return;
    const card = document.getElementById(id);
    if (card) card.focus();
    else handles.current.get(id.split('-')[1] as PipelineCategory)?.focus(0);
  }, [open, handles]);
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

function countOf(counts: ReviewBoard_counts$data | null | undefined, category: PipelineCategory): string {
  const count = counts?.[tabOfCategory(category) as Exclude<keyof ReviewBoard_counts$data, ' $fragmentType'>];
  if (count === undefined) return '';
  return count > countedUpTo ? `(over ${countedUpTo})` : `(${count})`;
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

const cardOf = (active: { data: { current?: Record<string, unknown> | undefined } }) =>
  active.data.current!.card as BoardCard;

/** The column under the pointer; by keyboard, the one that the card lies over. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Left and right carry a card from column to column. */
const besideColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
  if (!by || !context.active) return undefined;
  event.preventDefault();
  const from = (context.over?.id ?? cardOf(context.active).category) as PipelineCategory;
  const to = pipelineCategories[pipelineCategories.indexOf(from) + by];
  const rect = to && context.droppableRects.get(to);
  return rect ? { x: rect.left + 8, y: currentCoordinates.y } : undefined;
};

const announcements: Announcements = {
  onDragStart: () => undefined,
  onDragOver: ({ active, over }) => (over ? toldOf(cardOf(active), over.id as PipelineCategory) : undefined),
  onDragEnd: ({ active, over }) => {
    if (!over || over.id === cardOf(active).category) return 'Nothing was moved.';
    const verdict = moveCard(cardOf(active).category, over.id as PipelineCategory);
    // What comes of a move is told by its toast, dialog or panel.
    return verdict.ok ? undefined : verdict.reason;
  },
  onDragCancel: () => 'Nothing was moved.',
};

function toldOf({ category }: BoardCard, to: PipelineCategory): string {
  const verdict = moveCard(category, to);
  if (category === to)
    return `In ${pipelineLabels[to].wide}. Choose a column with the left and right arrow keys, drop with Space, or cancel with Escape.`;
  return verdict.ok ? `Over ${pipelineLabels[to].wide}.` : `Over ${pipelineLabels[to].wide}. ${verdict.reason}`;
}
