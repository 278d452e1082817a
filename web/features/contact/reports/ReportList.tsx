import { graphql } from 'react-relay';
import { type ReportReason, reportReasons, reportReasonWords } from '#common/contact/report-words.ts';
import { panelUrl } from '#common/urls.ts';
import type { ReportList_query$data } from '#web/__generated__/ReportList_query.graphql.ts';
import type { ReportList_row$data } from '#web/__generated__/ReportList_row.graphql.ts';
import type { ReportListOpenQuery } from '#web/__generated__/ReportListOpenQuery.graphql.ts';
import type { ReportListQuery } from '#web/__generated__/ReportListQuery.graphql.ts';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import { reportStateWords, reportWords } from './report-state-words.ts';

type Row = Omit<ReportList_row$data, ' $fragmentType'>;

/** Profiles that visitors reported; a row opens the report and its decision. */
export const reportList = defineList<ReportListQuery, ReportList_query$data, Row>({
  label: 'Reported profiles',
  noun: 'report',
  href: (query) => panelUrl('reports', query),
  filters: [
    search('What they say'),
    choice('state', 'State', choicesOf(reportWords)),
    choice('reason', 'Reason', choicesOf(reportReasonWords, reportReasons)),
  ],
  sorts: byAge,
  columns: [
    textColumn('Profile', nameOf),
    textColumn('What is wrong', ({ reason }) => reportReasonWords[reason as ReportReason].label, { wideOnly: true }),
    stateColumn(({ state }) => reportStateWords(state)),
    ageColumn('Reported', ({ createdAt }) => createdAt),
  ],
  onlyInFile: [{ head: 'Words', text: ({ words }) => words }],
  empty: {
    nothing: 'Nobody has reported a profile yet.',
    unlike: 'No report is like that.',
    showAll: 'Show all reports',
  },
  queue: {
    waits: isOpen,
    keys: [
      ['d', 'something was done'],
      ['l', 'leave as it is'],
    ],
  },
  open: (row) => ({
    title: nameOf(row),
    children: <ReportDetails report={row} />,
    actions: isOpen(row) && <ReportActions key={row.id} report={row} />,
  }),
  query: graphql`
    query ReportListQuery($filter: ProfileReportFilter, $sort: ProfileReportSort, $first: Int = 25, $after: String) {
      ...ReportList_query
    }
  `,
  connection: ({ profileReports }) => profileReports,
  fragment: graphql`
    fragment ReportList_query on Query @refetchable(queryName: "ReportListNextQuery") {
      profileReports(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ReportList_profileReports") {
        edges { node { ...ReportList_row @relay(mask: false) } }
      }
    }
  `,
  elsewhere: rowElsewhere<ReportListOpenQuery, Row>(graphql`
    query ReportListOpenQuery($id: ID!) {
      node(id: $id) { ... on ProfileReport @alias(as: "row") { ...ReportList_row @relay(mask: false) } }
    }
  `),
});

graphql`
  fragment ReportList_row on ProfileReport {
    id
    reason
    words
    state
    createdAt
    recruiter { name }
    agency { name }
    ...ReportDetails_report
    ...ReportActions_report
  }
`;

function nameOf({ recruiter, agency }: Row): string {
  return (recruiter ?? agency)?.name ?? '';
}

function isOpen({ state }: Row): boolean {
  return state === 'open';
}
