import { graphql } from 'react-relay';
import {
  leftOutReasons,
  type RecordOutcome,
  type RecordReason,
  reasonWords,
  waitingReasons,
} from '#common/connections/outcomes.ts';
import type { AtsVendorKey } from '#common/connections/vendors.ts';
import { formatDate } from '#common/formats.ts';
import { connectionUrl } from '#common/urls.ts';
import type { RecordList_query$data } from '#web/__generated__/RecordList_query.graphql.ts';
import type { RecordList_row$data } from '#web/__generated__/RecordList_row.graphql.ts';
import type { RecordListOpenQuery } from '#web/__generated__/RecordListOpenQuery.graphql.ts';
import type { RecordListQuery } from '#web/__generated__/RecordListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { type DefinedList, defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type Row = Omit<RecordList_row$data, ' $fragmentType'>;

const outcomeWords = {
  waiting: { label: 'Waiting', tone: 'warn' },
  left_out: { label: 'Left out', tone: 'neutral' },
  added: { label: 'Added', tone: 'good' },
  known: { label: 'Already here', tone: 'neutral' },
} as const satisfies Readonly<Record<RecordOutcome, object>>;

/** Before the sync is started, what will be added isn't there yet. */
const stateOf = ({ outcome, placement }: Row) =>
  outcome === 'added' && !placement ? toAdd : outcomeWords[outcome as RecordOutcome];

const toAdd = { label: 'To add', tone: 'info' } as const;

const titleOf = ({ jobTitle, externalId }: Row) => jobTitle ?? `Placement ${externalId}`;
const whyOf = ({ reason }: Row) => (reason ? reasonWords[reason as RecordReason] : null);

/** The placements that were read, and what became of each. */
export const recordList = (vendor: AtsVendorKey): DefinedList<RecordListQuery> =>
  defineList<RecordListQuery, RecordList_query$data, Row>({
    label: 'Placements read',
    noun: 'placement',
    href: (query) => connectionUrl(vendor, 'placements', query),
    always: { vendor },
    filters: [
      choice('outcome', 'Result', choicesOf(outcomeWords)),
      choice(
        'reason',
        'Reason',
        Object.entries({ ...waitingReasons, ...leftOutReasons }).map(([value, label]) => ({ value, label })),
        { control: 'sheet' },
      ),
    ],
    sorts: byAge,
    columns: [
      {
        key: 'what',
        head: 'Placement',
        cell: (row) => (
          <TwoLines
            first={titleOf(row)}
            second={[row.candidateName, row.companyName].filter(Boolean).join(', ') || null}
          />
        ),
        text: titleOf,
      },
      textColumn('Consultant', ({ ownerName }) => ownerName, { wideOnly: true }),
      stateColumn<Row>(stateOf),
      textColumn('Why', whyOf),
      ageColumn<Row>('Read', ({ readAt }) => readAt),
    ],
    isStacked: true,
    empty: { nothing: 'Nothing has been read yet.', unlike: 'No placements match.', showAll: 'Show all' },
    open: (row) => ({ title: titleOf(row), children: <Details {...row} /> }),
    query: graphql`
      query RecordListQuery(
        $filter: ConnectionRecordFilter
        $sort: ConnectionRecordSort
        $first: Int = 25
        $after: String
      ) {
        ...ConnectionPage_query
        ...RecordList_query
      }
    `,
    connection: ({ connectionRecords }) => connectionRecords,
    fragment: graphql`
      fragment RecordList_query on Query @refetchable(queryName: "RecordListNextQuery") {
        connectionRecords(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "RecordList_connectionRecords") {
          edges { node { ...RecordList_row @relay(mask: false) } }
        }
      }
    `,
    elsewhere: rowElsewhere<RecordListOpenQuery, Row>(graphql`
      query RecordListOpenQuery($id: ID!) {
        node(id: $id) { ... on ConnectionRecord @alias(as: "row") { ...RecordList_row @relay(mask: false) } }
      }
    `),
  });

graphql`
  fragment RecordList_row on ConnectionRecord {
    id
    externalId
    outcome
    reason
    readAt
    jobTitle
    candidateName
    companyName
    startDate
    rawType
    rawStatus
    ownerName
    placement { id }
  }
`;

function Details(row: Row) {
  const zone = useTimeZone();
  return (
    <Facts
      facts={[
        ['Result', stateOf(row).label],
        ['Why', whyOf(row)],
        ['Candidate', row.candidateName],
        ['Company', row.companyName],
        ['Consultant', row.ownerName],
        ['First day', row.startDate && formatDate(row.startDate, zone)],
        ['Type there', row.rawType],
        ['Status there', row.rawStatus],
        ['ID there', row.externalId],
      ]}
    />
  );
}
