import { graphql } from 'react-relay';
import { formatDate, formatNumber } from '#common/formats.ts';
import type { JobState } from '#common/jobs/states.ts';
import { jobStateWords } from '#common/jobs/words.ts';
import { jobBoardUrl, jobDashboardUrl, myJobsUrl } from '#common/urls.ts';
import type { JobFigureList_query$data } from '#web/__generated__/JobFigureList_query.graphql.ts';
import type { JobFigureList_row$data } from '#web/__generated__/JobFigureList_row.graphql.ts';
import type { JobFigureListOpenQuery } from '#web/__generated__/JobFigureListOpenQuery.graphql.ts';
import type { JobFigureListQuery } from '#web/__generated__/JobFigureListQuery.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { stateColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { StateLine } from '#web/list/StateLine.tsx';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type Row = Omit<JobFigureList_row$data, ' $fragmentType'>;

/** The side that reads the figures: it decides what a row is called and where it leads. */
export type JobFigureSide = { readonly isCompany: boolean };

/** The parameters that choose the period, which the list keeps. */
export const periodParameters = ['period', 'from', 'to'] as const;

const stateOf = ({ state }: Row) => jobStateWords[state as JobState];
const recruitersOf = ({ engagedCount, wantedRecruiters }: Row) => `${engagedCount} of ${wantedRecruiters}`;

const counts = [
  ['Candidates', ({ candidates }) => candidates],
  ['Interviewing', ({ interviewed }) => interviewed],
  ['Offered', ({ offered }) => offered],
  ['Hired', ({ hired }) => hired],
  ['Days open', ({ daysOpen }) => daysOpen],
] as const satisfies readonly (readonly [head: string, of: (row: Row) => number])[] as readonly (readonly [
  head: string,
  of: (row: Row) => number,
])[];

/** The jobs behind a jobs dashboard, each with its figures since it opened. */
export const jobFigureList = defineList<JobFigureListQuery, JobFigureList_query$data, Row, JobFigureSide>({
  label: 'Figures of each job',
  noun: 'job',
  href: jobDashboardUrl,
  keeps: periodParameters,
  filters: [],
  sorts: byAge,
  columns: ({ isCompany }) => [
    isCompany
      ? textColumn('Job', ({ title }) => title)
      : {
          key: 'job',
          head: 'Job',
          cell: (row) => <TwoLines first={row.title} second={row.companyName} />,
          text: ({ title }) => title,
        },
    stateColumn(stateOf, { wideOnly: true }),
    textColumn('Recruiters', recruitersOf, { wideOnly: true }),
    ...counts.map(([head, of], place) =>
      textColumn<Row>(head, (row) => formatNumber(of(row)), { numeric: true, wideOnly: place > 0 && head !== 'Hired' }),
    ),
  ],
  empty: { nothing: 'No job has been opened yet.', unlike: 'No jobs match.', showAll: 'Show all jobs' },
  open: (row, { given: { isCompany } }) => ({
    title: row.title,
    children: <JobFigures row={row} isCompany={isCompany} />,
    actions: isCompany ? (
      <Button variant="primary" href={jobBoardUrl(`Job:${localId(row.id)}`)}>
        Open its board
      </Button>
    ) : (
      <Button href={myJobsUrl({ list: 'engaged' })}>My jobs</Button>
    ),
  }),
  query: graphql`
    query JobFigureListQuery(
      $period: String
      $from: String
      $to: String
      $sort: JobFiguresSort
      $first: Int = 25
      $after: String
    ) {
      jobDashboard(period: $period, from: $from, to: $to) {
        ...JobDashboard_dashboard
      }
      ...JobFigureList_query
    }
  `,
  connection: ({ jobFigures }) => jobFigures,
  fragment: graphql`
    fragment JobFigureList_query on Query @refetchable(queryName: "JobFigureListNextQuery") {
      jobFigures(first: $first, after: $after, sort: $sort) @connection(key: "JobFigureList_jobFigures") {
        edges {
          node {
            ...JobFigureList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<JobFigureListOpenQuery, Row>(graphql`
    query JobFigureListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on JobFigures @alias(as: "row") {
          ...JobFigureList_row @relay(mask: false)
        }
      }
    }
  `),
});

function JobFigures({ row, isCompany }: { row: Row; isCompany: boolean }) {
  const zone = useTimeZone();
  return (
    <>
      <StateLine of={stateOf(row)} />
      <Facts
        facts={[
          ...(isCompany ? [] : [['Company', row.companyName] as const]),
          ['Opened', row.openedAt && formatDate(row.openedAt, zone)],
          ['Recruiters', recruitersOf(row)],
          ...counts.map(([head, of]) => [head, formatNumber(of(row))] as const),
        ]}
      />
    </>
  );
}

graphql`
  fragment JobFigureList_row on JobFigures {
    id
    title
    state
    companyName
    openedAt
    wantedRecruiters
    engagedCount
    candidates
    interviewed
    offered
    hired
    daysOpen
  }
`;
