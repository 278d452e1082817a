import { graphql } from 'react-relay';
import { type ReportReason, reportReasons, reportReasonWords, reportWords } from '#common/contact/report-words.ts';
import { formatDateTime } from '#common/formats.ts';
import { agencyUrl, panelUrl, recruiterUrl } from '#common/urls.ts';
import type { ReportList_query$data } from '#web/__generated__/ReportList_query.graphql.ts';
import type { ReportList_row$data } from '#web/__generated__/ReportList_row.graphql.ts';
import type { ReportListOpenQuery } from '#web/__generated__/ReportListOpenQuery.graphql.ts';
import type { ReportListQuery } from '#web/__generated__/ReportListQuery.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';
import { ageColumn, stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type Row = Omit<ReportList_row$data, ' $fragmentType'>;

/** Profiles that visitors reported; a row opens the report and its decision. */
export const reportList = defineList<ReportListQuery, ReportList_query$data, Row>({
  label: 'Reported profiles',
  noun: 'report',
  href: (query) => panelUrl('reports', query),
  filters: [
    search('Comment'),
    choice('state', 'State', choicesOf(reportWords)),
    choice('reason', 'Reason', choicesOf(reportReasonWords, reportReasons)),
  ],
  sorts: byAge,
  columns: [
    textColumn('Profile', nameOf),
    textColumn('Problem', reasonOf, { wideOnly: true }),
    stateColumn(stateOf),
    ageColumn('Reported', ({ createdAt }) => createdAt),
  ],
  onlyInFile: [{ head: 'Comment', text: ({ words }) => words }],
  empty: {
    nothing: 'No one has reported a profile yet.',
    unlike: 'No reports match.',
    showAll: 'Show all reports',
  },
  queue: {
    waits: isOpen,
    keys: [
      ['d', 'mark as done'],
      ['l', 'leave as is'],
    ],
  },
  open: (row) => ({
    title: nameOf(row),
    children: <Details {...row} />,
    actions: isOpen(row) && <Actions key={row.id} {...row} />,
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
    id version reason words email state decidedWords decidedAt createdAt
    decidedBy { name }
    recruiter { name slug }
    agency { name slug }
  }
`;

/** What a visitor says is wrong with a profile, and the decision. */
function Details({ recruiter, agency, decidedAt, decidedBy, ...row }: Row) {
  const zone = useTimeZone();
  return (
    <>
      <StateLine of={stateOf(row)} />
      <Facts
        facts={[
          ['Profile', recruiter && { href: recruiterUrl(recruiter.slug), text: recruiter.name }],
          ['Agency', agency && { href: agencyUrl(agency.slug), text: agency.name }],
          ['Problem', reasonOf(row)],
          ['Comment', row.words],
          ['Reported by', row.email ?? 'Anonymous visitor'],
          ['Reported', formatDateTime(row.createdAt, zone)],
          ['Decided', decidedAt && `${formatDateTime(decidedAt, zone)}${decidedBy ? ` by ${decidedBy.name}` : ''}`],
          ['Our answer', row.decidedWords],
        ]}
      />
    </>
  );
}

/** The two decisions about a report. Changes to the profile are made on the profile itself. */
function Actions({ email, ...row }: Row) {
  const help = email ? `Sent to ${email} word for word. Optional.` : 'Kept with the report. Optional.';
  return (
    <Decide
      row={row}
      as="reportId"
      ways={[
        {
          mutation: dismissMutation,
          label: 'Leave as is',
          hotkey: 'l',
          title: 'Leave the profile as is?',
          words: { name: 'words', help, label: 'Why we left it as is' },
          done: 'Left as is.',
        },
        {
          mutation: settleMutation,
          label: 'Mark as done',
          variant: 'primary',
          hotkey: 'd',
          title: 'Mark this report as done?',
          confirmLabel: 'Mark as done',
          words: { name: 'words', help, label: 'What we did' },
          done: 'Marked as done.',
        },
      ]}
    />
  );
}

const settleMutation = graphql`
  mutation ReportListSettleMutation($input: SettleReportInput!) {
    settleReport(input: $input) {
      errors { code message field }
      report { ...ReportList_row @relay(mask: false) }
    }
  }
`;

const dismissMutation = graphql`
  mutation ReportListDismissMutation($input: DismissReportInput!) {
    dismissReport(input: $input) {
      errors { code message field }
      report { ...ReportList_row @relay(mask: false) }
    }
  }
`;

function nameOf({ recruiter, agency }: Row): string {
  return (recruiter ?? agency)?.name ?? '';
}

function reasonOf({ reason }: Pick<Row, 'reason'>): string {
  return reportReasonWords[reason as ReportReason].label;
}

function stateOf({ state }: Pick<Row, 'state'>) {
  return reportWords[state as keyof typeof reportWords];
}

function isOpen({ state }: Row): boolean {
  return state === 'open';
}
