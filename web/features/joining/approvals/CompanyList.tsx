import { graphql, usePaginationFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { panelUrl } from '#common/urls.ts';
import type { CompanyList_query$key } from '#web/__generated__/CompanyList_query.graphql.ts';
import type { CompanyList_row$data } from '#web/__generated__/CompanyList_row.graphql.ts';
import type { CompanyListNextQuery } from '#web/__generated__/CompanyListNextQuery.graphql.ts';
import type { CompanyListOpenQuery } from '#web/__generated__/CompanyListOpenQuery.graphql.ts';
import { ageColumn, stateColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { approvalWords } from './approval-words.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';

type CompanyListProps = { query: CompanyList_query$key; address: PageAddress };
type Row = Omit<CompanyList_row$data, ' $fragmentType'>;

/** Companies; a row opens what is known of one, and the decision about it. */
export function CompanyList({ query, address }: CompanyListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<CompanyListNextQuery, CompanyList_query$key>(
    graphql`
      fragment CompanyList_query on Query
      @refetchable(queryName: "CompanyListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        isApproved: { type: "Boolean" }
        words: { type: "String" }
        sort: { type: "CompanySort" }
      ) {
        companies(first: $first, after: $after, isApproved: $isApproved, words: $words, sort: $sort)
          @connection(key: "CompanyList_companies", filters: ["isApproved", "words", "sort"]) {
          edges {
            node {
              ...CompanyList_row @relay(mask: false)
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
  const rows = (data.companies?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PanelList
      part="companies"
      address={address}
      label="Companies"
      noun="company"
      plural="companies"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      pageInfo={data.companies?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      panel={(row) => ({
        title: row.name,
        children: <CompanyDetails company={row} />,
        actions: <CompanyActions key={row.id} company={row} />,
      })}
    />
  );
}

graphql`
  fragment CompanyList_row on Company {
    id
    name
    country
    isApproved
    declinedBecause
    createdAt
    domain
    isComplete
    ...CompanyDetails_company
    ...CompanyActions_company
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<CompanyListOpenQuery, Row>(
  graphql`
    query CompanyListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Company @alias(as: "row") {
          ...CompanyList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const queue: Queue<Row> = {
  waits: ({ isApproved, declinedBecause }) => !(isApproved || declinedBecause),
  keys: [
    ['a', 'approve'],
    ['d', 'decline'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  stateColumn(({ isApproved, declinedBecause }) => approvalWords(isApproved, declinedBecause)),
  {
    key: 'country',
    head: 'Country',
    cell: ({ country }) => countryOf(country)?.name ?? country,
    text: ({ country }) => countryOf(country)?.name ?? country,
    wideOnly: true,
  },
  {
    key: 'domain',
    head: 'Domain',
    cell: ({ domain }) => domain ?? '–',
    text: ({ domain }) => domain,
    wideOnly: true,
  },
  ageColumn('Since', ({ createdAt }) => createdAt),
];

function Empty({ address: { query } }: { address: PageAddress }) {
  const showAll = <Button href={panelUrl('companies', { state: 'any' })}>Show all companies</Button>;
  if (query.q || query.state === 'approved') return <EmptyState action={showAll}>No company is like that.</EmptyState>;
  if (query.state) return <EmptyState>There is no company yet.</EmptyState>;
  return <EmptyState action={showAll}>No company waits for you.</EmptyState>;
}
