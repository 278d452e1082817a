import { graphql } from 'react-relay';
import { trainingStates } from '#common/training/states.ts';
import { panelUrl } from '#common/urls.ts';
import type { TrainingList_query$data } from '#web/__generated__/TrainingList_query.graphql.ts';
import type { TrainingList_row$data } from '#web/__generated__/TrainingList_row.graphql.ts';
import type { TrainingListOpenQuery } from '#web/__generated__/TrainingListOpenQuery.graphql.ts';
import type { TrainingListQuery } from '#web/__generated__/TrainingListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { When } from '#web/ui/When.tsx';
import { TrainingActions } from './TrainingActions.tsx';
import { TrainingDetails } from './TrainingDetails.tsx';
import { trainingStateWords, trainingWords } from './training-words.ts';

type Row = Omit<TrainingList_row$data, ' $fragmentType'>;

/** Bookings of training sessions, those to confirm first; a row opens the details and what can be done. */
export const trainingList = defineList<TrainingListQuery, TrainingList_query$data, Row>({
  label: 'Training',
  noun: 'booking',
  href: (query) => panelUrl('training', query),
  filters: [
    search('Name or agency'),
    choice('state', 'State', [...choicesOf(trainingWords, trainingStates.slice(1)), { value: 'any', label: 'All' }], {
      all: trainingWords.requested.label,
      everything: 'any',
      read: (state = 'requested') => (state === 'any' ? {} : { state }),
    }),
  ],
  sorts: byAge,
  columns: [
    textColumn('Name', ({ name }) => name),
    textColumn('Agency', ({ agencyName }) => agencyName, { wideOnly: true }),
    stateColumn(({ state }) => trainingStateWords(state)),
    textColumn('People', ({ people }) => String(people), { wideOnly: true }),
    {
      key: 'startsAt',
      head: 'Starts',
      cell: ({ startsAt }) => (startsAt ? <When at={startsAt} /> : '–'),
      text: ({ startsAt }) => startsAt ?? '',
      wideOnly: true,
    },
    ageColumn('Requested', ({ createdAt }) => createdAt),
  ],
  empty: ({ query, isNarrowed, allHref }) => {
    if (isNarrowed)
      return <EmptyState action={<Button href={allHref}>Show requested</Button>}>No bookings match.</EmptyState>;
    if (query.state) return <EmptyState>No bookings here.</EmptyState>;
    const any = panelUrl('training', { state: 'any' });
    return <EmptyState action={<Button href={any}>Show all</Button>}>No training requests are waiting.</EmptyState>;
  },
  queue: {
    waits: ({ state }) => state === 'requested',
    keys: [
      ['a', 'confirm'],
      ['d', 'cancel'],
    ],
  },
  open: (row) => ({
    title: row.name,
    children: <TrainingDetails booking={row} />,
    actions: (row.state === 'requested' || row.state === 'confirmed') && (
      <TrainingActions key={`${row.id} ${row.state}`} booking={row} />
    ),
  }),
  query: graphql`
    query TrainingListQuery($filter: TrainingBookingFilter, $sort: TrainingBookingSort, $first: Int = 25, $after: String) {
      ...TrainingList_query
    }
  `,
  connection: ({ trainingBookings }) => trainingBookings,
  fragment: graphql`
    fragment TrainingList_query on Query @refetchable(queryName: "TrainingListNextQuery") {
      trainingBookings(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "TrainingList_trainingBookings") {
        edges {
          node {
            ...TrainingList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<TrainingListOpenQuery, Row>(graphql`
    query TrainingListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on TrainingBooking @alias(as: "row") {
          ...TrainingList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment TrainingList_row on TrainingBooking {
    id
    name
    agencyName
    state
    people
    startsAt
    createdAt
    ...TrainingDetails_booking
    ...TrainingActions_booking
  }
`;
