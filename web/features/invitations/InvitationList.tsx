import { graphql } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { invitationStates } from '#common/invitations/states.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { reviewsUrl } from '#common/urls.ts';
import type { InvitationList_query$data } from '#web/__generated__/InvitationList_query.graphql.ts';
import type { InvitationList_row$data } from '#web/__generated__/InvitationList_row.graphql.ts';
import type { InvitationListOpenQuery } from '#web/__generated__/InvitationListOpenQuery.graphql.ts';
import type { InvitationListQuery } from '#web/__generated__/InvitationListQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge, type ListSort } from '#web/list/list-address.ts';
import type { ListKind } from '#web/list/list-kind.ts';
import { aboutColumn, aboutText, recruiterColumn, whoColumn } from '#web/list/placement-columns.tsx';
import { audienceFilter, daysFilter, recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import type { RowColumn } from '#web/list/row-column.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { When } from '#web/ui/When.tsx';
import type { AskingList } from './asking-list.ts';
import { CancelPicked } from './CancelPicked.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationCell } from './InvitationCell.tsx';
import { InvitationDetails } from './InvitationDetails.tsx';
import { lastStep, nextStep, stateOf, stateWords } from './progress.ts';
import { StateTag } from './StateTag.tsx';

type Row = Omit<InvitationList_row$data, ' $fragmentType'>;
type Kind = ListKind<InvitationListQuery, InvitationList_query$data, Row, AskingList>;

const columns: readonly RowColumn<Row>[] = [
  whoColumn({
    name: ({ recipientName }) => recipientName,
    voice: ({ audience }) => audience,
    onNarrow: ({ placement }) => aboutText(placement),
  }),
  { ...aboutColumn<Row>(), isBroad: true },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <StateTag state={state} />,
    text: ({ state }) => stateWords[stateOf(state)].label,
  },
  {
    key: 'progress',
    head: 'Progress',
    cell: (row) => (
      <TwoLines
        first={<Step step={lastStep(row, new Date())} />}
        second={nextStep(row) && <Step step={nextStep(row)} />}
      />
    ),
    wideOnly: true,
  },
];

const actionColumn: RowColumn<Row> = {
  key: 'action',
  head: 'Action',
  cell: (row) => <InvitationCell invitation={row} />,
};

const stateFilter = (states: readonly (keyof typeof stateWords)[]) =>
  choice('state', 'State', choicesOf(stateWords, states), { control: 'sheet' });

const byName: ListSort = { value: 'name', label: 'By name' };
const filters = [search('Name, email, job, or company'), audienceFilter('sheet'), recruiterFilter, teamFilter] as const;
const days = daysFilter('Added');

const base: Omit<Kind, 'href' | 'filters'> = {
  label: 'Review invitations',
  noun: 'invitation',
  sorts: [...byAge, byName],
  columns: ({ namesRecruiter }) => [...columns, ...(namesRecruiter ? [recruiterColumn<Row>('By')] : []), actionColumn],
  isStacked: true,
  onlyInFile: [
    { head: 'Last', text: (row, zone) => stepOf(lastStep(row, new Date()), zone) },
    { head: 'Next', text: (row, zone) => stepOf(nextStep(row), zone) },
    { head: 'Reviewer type', text: ({ audience }) => voiceOf(audience) },
    { head: 'Email', text: ({ recipientEmail }) => recipientEmail },
    { head: 'Message', text: ({ message }) => message },
    { head: 'Bounce reason', text: ({ bounceReason }) => bounceReason },
    { head: 'Cancellation reason', text: ({ cancelledBecause }) => cancelledBecause },
  ],
  empty: ({ given, ...why }) => given.empty(why),
  bulk: {
    name: ({ recipientName }) => recipientName,
    mayPick: ({ viewerCanCancel }) => viewerCanCancel,
    isOffered: (rows) => rows.some(({ viewerCanCancel }) => viewerCanCancel),
    Actions: CancelPicked,
  },
  open: (sent, { listId, given }) => ({
    title: sent.recipientName,
    children: <InvitationDetails invitation={sent} />,
    actions: <InvitationActions key={sent.id} invitation={sent} listId={listId} onInvite={given.onInvite} />,
  }),
  query: graphql`
    query InvitationListQuery($filter: InvitationFilter, $sort: InvitationSort, $first: Int = 25, $after: String) {
      ...ReviewsPage_query
      ...InvitationList_query
    }
  `,
  connection: ({ invitations }) => invitations,
  fragment: graphql`
    fragment InvitationList_query on Query @refetchable(queryName: "InvitationListNextQuery") {
      invitations(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "InvitationList_invitations") {
        __id
        edges {
          node {
            ...InvitationList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<InvitationListOpenQuery, Row>(graphql`
    query InvitationListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Invitation @alias(as: "row") {
          ...InvitationList_row @relay(mask: false)
        }
      }
    }
  `),
};

const listOf = (own: Partial<Kind> & Pick<Kind, 'href' | 'filters'>) =>
  defineList<InvitationListQuery, InvitationList_query$data, Row, AskingList>({ ...base, ...own });

/** Everybody who was asked; a row opens with all that happened to it, and several can be cancelled together. */
export const requestedList = listOf({
  href: (query) => reviewsUrl('requested', query),
  filters: [...filters, stateFilter(invitationStates), ...days],
});

/** Asks that will leave by themselves. */
export const scheduledList = listOf({
  href: (query) => reviewsUrl('inviteScheduled', query),
  always: { step: 'scheduled' },
  filters: [...filters, ...days],
  sorts: [...byAge, byName, { value: 'soonest', label: 'Sending soonest' }],
});

/** Asks that are with the person asked, who has not answered. */
export const sentList = listOf({
  href: (query) => reviewsUrl('inviteSent', query),
  always: { step: 'sent' },
  filters: [...filters, stateFilter(['sent', 'opened', 'started']), ...days],
});

graphql`
  fragment InvitationList_row on Invitation {
    id
    recipientName
    recipientEmail
    audience
    message
    state
    createdAt
    scheduledFor
    sentAt
    completedAt
    expiresAt
    remindersSent
    nextReminderAt
    waitsForRoom
    bounceReason
    cancelledBecause
    viewerCanCancel
    viewerCanResume
    viewerCanReschedule
    viewerCanCorrect
    viewerCanInviteAgain
    inviteAgainFrom
    review {
      id
      reply {
        version
      }
    }
    pendingReview {
      id
      level
    }
    placement {
      jobTitle
      companyName
    }
    recruiter {
      name
    }
    ...InvitationDetails_invitation
    ...InvitationActions_invitation
  }
`;

function stepOf(step: ReturnType<typeof nextStep>, zone: string) {
  return step && `${step.label} ${formatDateTime(step.when.at, zone)}`;
}

function Step({ step }: { step: ReturnType<typeof nextStep> }) {
  if (!step) return '–';
  return (
    <>
      {step.label} <When {...step.when} />
    </>
  );
}
