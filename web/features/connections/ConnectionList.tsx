import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { connectionStates } from '#common/connections/states.ts';
import { type VendorKey, vendorNames, vendors } from '#common/connections/vendors.ts';
import { formatDateTime } from '#common/formats.ts';
import { agencyUrl, panelUrl } from '#common/urls.ts';
import type { ConnectionList_query$data } from '#web/__generated__/ConnectionList_query.graphql.ts';
import type { ConnectionList_row$data } from '#web/__generated__/ConnectionList_row.graphql.ts';
import type { ConnectionListLogQuery } from '#web/__generated__/ConnectionListLogQuery.graphql.ts';
import type { ConnectionListOpenQuery } from '#web/__generated__/ConnectionListOpenQuery.graphql.ts';
import type { ConnectionListQuery } from '#web/__generated__/ConnectionListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { EventLog } from './EventLog.tsx';
import { stateWordsOf } from './state-tag.tsx';

type Row = Omit<ConnectionList_row$data, ' $fragmentType'>;

const vendorOf = ({ vendor }: Row) => vendorNames[vendor as VendorKey];
const agencyOf = ({ agency }: Row) => agency?.name ?? '';
const stateOf = ({ state }: Row) => stateWordsOf(state);

/** The connections of all agencies; a row opens with its log. */
export const connectionList = defineList<ConnectionListQuery, ConnectionList_query$data, Row>({
  label: 'Connections',
  noun: 'connection',
  href: (query) => panelUrl('connections', query),
  filters: [
    search('Agency or account'),
    choice(
      'state',
      'State',
      connectionStates.map((value) => ({ value, label: stateWordsOf(value).label })),
    ),
    choice(
      'vendor',
      'Software',
      vendors.map((value) => ({ value, label: vendorNames[value] })),
    ),
  ],
  sorts: byAge,
  columns: [
    {
      key: 'agency',
      head: 'Agency',
      cell: (row) => <TwoLines first={agencyOf(row)} second={row.accountName} />,
      text: agencyOf,
    },
    textColumn('Software', vendorOf),
    stateColumn(stateOf),
    textColumn('Problem', ({ problem }) => problem, { wideOnly: true }),
    ageColumn<Row>('Last sync', ({ lastSyncedAt }) => lastSyncedAt),
  ],
  isStacked: true,
  onlyInFile: [{ head: 'Account', text: ({ accountName }) => accountName }],
  empty: {
    nothing: 'No agency has connected any software yet.',
    unlike: 'No connections match.',
    showAll: 'Show all connections',
  },
  open: (row) => ({ title: `${agencyOf(row)}: ${vendorOf(row)}`, children: <Details {...row} /> }),
  query: graphql`
    query ConnectionListQuery(
      $filter: IntegrationFilter
      $sort: IntegrationSort
      $first: Int = 25
      $after: String
    ) {
      ...ConnectionList_query
    }
  `,
  connection: ({ connections }) => connections,
  fragment: graphql`
    fragment ConnectionList_query on Query @refetchable(queryName: "ConnectionListNextQuery") {
      connections(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ConnectionList_connections") {
        edges { node { ...ConnectionList_row @relay(mask: false) } }
      }
    }
  `,
  elsewhere: rowElsewhere<ConnectionListOpenQuery, Row>(graphql`
    query ConnectionListOpenQuery($id: ID!) {
      node(id: $id) { ... on Integration @alias(as: "row") { ...ConnectionList_row @relay(mask: false) } }
    }
  `),
});

graphql`
  fragment ConnectionList_row on Integration {
    id
    vendor
    state
    accountName
    problem
    lastSyncedAt
    nextSyncAt
    createdAt
    connectedBy
    agency { name slug }
  }
`;

function Details(row: Row) {
  const zone = useTimeZone();
  const time = (at: string | null | undefined) => at && formatDateTime(at, zone);
  return (
    <>
      <Facts
        facts={[
          ['Agency', row.agency && { href: agencyUrl(row.agency.slug), text: row.agency.name }],
          ['Account', row.accountName],
          ['State', stateOf(row).label],
          ['Problem', row.problem],
          ['Last sync', time(row.lastSyncedAt)],
          ['Next sync', time(row.nextSyncAt)],
          ['Connected', time(row.createdAt)],
          ['Connected by', row.connectedBy],
        ]}
      />
      <Suspense fallback={<Skeleton lines={4} />}>
        <Log id={row.id} />
      </Suspense>
    </>
  );
}

/** The log of a connection, read when its row is opened. */
function Log({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<ConnectionListLogQuery>(
    graphql`
      query ConnectionListLogQuery($id: ID!) {
        node(id: $id) { ... on Integration @alias(as: "connection") { ...EventLog_connection } }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.connection && <EventLog connection={node.connection} />;
}
