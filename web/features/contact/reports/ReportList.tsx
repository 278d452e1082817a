import { graphql, usePaginationFragment } from 'react-relay';
import { type ReportReason, reportReasonWords } from '#common/contact/report-words.ts';
import { panelUrl } from '#common/urls.ts';
import type { ReportList_query$key } from '#web/__generated__/ReportList_query.graphql.ts';
import type { ReportList_row$data } from '#web/__generated__/ReportList_row.graphql.ts';
import type { ReportListNextQuery } from '#web/__generated__/ReportListNextQuery.graphql.ts';
import type { ReportListOpenQuery } from '#web/__generated__/ReportListOpenQuery.graphql.ts';
import { ageColumn, stateColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import { reportStateWords } from './report-state-words.ts';

type ReportListProps = { query: ReportList_query$key; address: PageAddress };
type Row = Omit<ReportList_row$data, ' $fragmentType'>;

/** Profiles that visitors reported; a row opens what they say, and the decision. */
export function ReportList({ query, address }: ReportListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<ReportListNextQuery, ReportList_query$key>(
    graphql`
      fragment ReportList_query on Query
      @refetchable(queryName: "ReportListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        words: { type: "String" }
        reason: { type: "String" }
        sort: { type: "ProfileReportSort" }
      ) {
        profileReports(first: $first, after: $after, state: $state, words: $words, reason: $reason, sort: $sort)
          @connection(key: "ReportList_profileReports", filters: ["state", "words", "reason", "sort"]) {
          edges {
            node {
              ...ReportList_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const rows = (data.profileReports?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PanelList
      part="reports"
      address={address}
      label="Reported profiles"
      noun="report"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      pageInfo={data.profileReports?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      onlyInFile={[{ head: 'Words', text: ({ words }) => words }]}
      panel={(row) => ({
        title: nameOf(row),
        children: <ReportDetails report={row} />,
        actions: queue.waits(row) && <ReportActions key={row.id} report={row} />,
      })}
    />
  );
}

graphql`
  fragment ReportList_row on ProfileReport {
    id
    reason
    words
    state
    createdAt
    recruiter {
      name
    }
    agency {
      name
    }
    ...ReportDetails_report
    ...ReportActions_report
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<ReportListOpenQuery, Row>(
  graphql`
    query ReportListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on ProfileReport @alias(as: "row") {
          ...ReportList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const nameOf = ({ recruiter, agency }: Row) => (recruiter ?? agency)?.name ?? '';
const reasonOf = ({ reason }: Row) => reportReasonWords[reason as ReportReason].label;

const queue: Queue<Row> = {
  waits: ({ state }) => state === 'open',
  keys: [
    ['d', 'something was done'],
    ['l', 'leave as it is'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'profile', head: 'Profile', cell: nameOf, text: nameOf },
  { key: 'reason', head: 'What is wrong', cell: reasonOf, text: reasonOf, wideOnly: true },
  stateColumn(({ state }) => reportStateWords(state)),
  ageColumn('Reported', ({ createdAt }) => createdAt),
];

function Empty({ address: { query } }: { address: PageAddress }) {
  const showAll = <Button href={panelUrl('reports')}>Show all reports</Button>;
  if (query.q || query.state || query.reason) return <EmptyState action={showAll}>No report is like that.</EmptyState>;
  return <EmptyState>Nobody has reported a profile yet.</EmptyState>;
}
