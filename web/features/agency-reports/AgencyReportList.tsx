import { graphql } from 'react-relay';
import { reportPeriodName } from '#common/agency-reports/period.ts';
import { formatDay, formatNumber, formatScoreExactly, formatShare } from '#common/formats.ts';
import { scoreFromSums } from '#common/reviews/score.ts';
import { agencyReportsUrl, agencyReportUrl } from '#common/urls.ts';
import type { AgencyReportList_query$data } from '#web/__generated__/AgencyReportList_query.graphql.ts';
import type { AgencyReportList_row$data } from '#web/__generated__/AgencyReportList_row.graphql.ts';
import type { AgencyReportListOpenQuery } from '#web/__generated__/AgencyReportListOpenQuery.graphql.ts';
import type { AgencyReportListQuery } from '#web/__generated__/AgencyReportListQuery.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MakeReport } from './MakeReport.tsx';

type ReportRow = Omit<AgencyReportList_row$data, ' $fragmentType'>;

/** What the page tells its list. */
export interface ReportListGiven {
  readonly isMaking: boolean;
  readonly onClose: () => void;
}

const nameOf = ({ span, firstDay }: ReportRow) => reportPeriodName({ span, from: firstDay });
const answerRate = ({ sent, answered }: ReportRow) => (sent > 0 ? answered / sent : null);
const scoreOf = ({ scored, weight, weightedStars }: ReportRow) =>
  scored > 0 ? formatScoreExactly(scoreFromSums({ weight, weightedStars }).score) : null;

/** The reports of the viewer's agency, the latest period first. */
export const reportList = defineList<AgencyReportListQuery, AgencyReportList_query$data, ReportRow, ReportListGiven>({
  label: 'Agency reports',
  noun: 'report',
  href: agencyReportsUrl,
  filters: [
    choice(
      'span',
      'Period',
      [
        { value: 'month', label: 'Months' },
        { value: 'quarter', label: 'Quarters' },
      ],
      { all: 'All' },
    ),
  ],
  sorts: [
    { value: '', label: 'Latest first', order: 'NEWEST' },
    { value: 'oldest', label: 'Oldest first', order: 'OLDEST' },
  ],
  columns: [
    {
      key: 'period',
      head: 'Period',
      isRest: true,
      cell: (row) => (
        <TwoLines
          first={
            <>
              <span>{`${nameOf(row)} `}</span>
              {row.isShared && <Tag tone="info">Shared</Tag>}
            </>
          }
          second={`${formatNumber(row.sent)} invitations, ${formatNumber(row.counted)} counted reviews`}
        />
      ),
      text: nameOf,
    },
    textColumn('Answer rate', (row) => (row.sent > 0 ? formatShare(answerRate(row)) : null), {
      numeric: true,
      wideOnly: true,
    }),
    textColumn('Score', scoreOf, { numeric: true }),
    ageColumn('Made', ({ madeAt }) => madeAt),
  ],
  onlyInFile: [
    { head: 'From (UTC)', text: ({ firstDay }) => firstDay },
    { head: 'Until (UTC)', text: ({ lastDay }) => lastDay },
    { head: 'Invitations', text: ({ sent }) => sent },
    { head: 'Answers', text: ({ answered }) => answered },
    { head: 'Counted reviews', text: ({ counted }) => counted },
  ],
  empty: ({ isNarrowed, allHref }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>No reports match.</EmptyState>
    ) : (
      <EmptyState action={<Button href={agencyReportsUrl({ make: 'new' })}>Make a report</Button>}>
        On the first of each month, last month's report appears here. You can make one of an earlier month or quarter at
        any time.
      </EmptyState>
    ),
  open: (row) => ({
    title: nameOf(row),
    children: (
      <Facts
        facts={[
          ['From', formatDay(row.firstDay)],
          ['Until', formatDay(row.lastDay)],
          ['Invitations sent', formatNumber(row.sent)],
          ['Answers', `${formatNumber(row.answered)} (${formatShare(answerRate(row))})`],
          ['Counted reviews', formatNumber(row.counted)],
          ['Score at the end', scoreOf(row) ?? 'No counted reviews yet'],
          ['Who can read it', row.isShared ? 'Everyone with the link' : "Your agency's admins"],
        ]}
      />
    ),
    actions: (
      <Button variant="primary" href={agencyReportUrl(localId(row.id))}>
        Open report
      </Button>
    ),
  }),
  beside: ({ given: { isMaking, onClose } }) => <MakeReport open={isMaking} onClose={onClose} />,
  query: graphql`
    query AgencyReportListQuery($filter: AgencyReportFilter, $sort: AgencyReportSort, $first: Int = 25, $after: String) {
      ...AgencyReportList_query
    }
  `,
  connection: ({ agencyReports }) => agencyReports,
  fragment: graphql`
    fragment AgencyReportList_query on Query @refetchable(queryName: "AgencyReportListNextQuery") {
      agencyReports(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "AgencyReportList_agencyReports") {
        edges {
          node {
            ...AgencyReportList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<AgencyReportListOpenQuery, ReportRow>(graphql`
    query AgencyReportListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on AgencyReport @alias(as: "row") {
          ...AgencyReportList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment AgencyReportList_row on AgencyReport {
    id
    span
    firstDay
    lastDay
    madeAt
    isShared
    sent
    answered
    counted
    scored
    weight
    weightedStars
  }
`;
