import { graphql, usePaginationFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { panelUrl } from '#common/urls.ts';
import type { AgencyList_query$key } from '#web/__generated__/AgencyList_query.graphql.ts';
import type { AgencyList_row$data } from '#web/__generated__/AgencyList_row.graphql.ts';
import type { AgencyListNextQuery } from '#web/__generated__/AgencyListNextQuery.graphql.ts';
import type { AgencyListOpenQuery } from '#web/__generated__/AgencyListOpenQuery.graphql.ts';
import { ageColumn, stateColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AgencyActions } from './AgencyActions.tsx';
import { AgencyDetails } from './AgencyDetails.tsx';
import { approvalWords } from './approval-words.ts';

type AgencyListProps = { query: AgencyList_query$key; address: PageAddress };
type Row = Omit<AgencyList_row$data, ' $fragmentType'>;

/** Agencies; a row opens what is known of one, and the decision about it. */
export function AgencyList({ query, address }: AgencyListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<AgencyListNextQuery, AgencyList_query$key>(
    graphql`
      fragment AgencyList_query on Query
      @refetchable(queryName: "AgencyListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        isApproved: { type: "Boolean" }
        isToDecide: { type: "Boolean" }
        words: { type: "String" }
        sort: { type: "AgencySort" }
      ) {
        agencies(first: $first, after: $after, isApproved: $isApproved, isToDecide: $isToDecide, words: $words, sort: $sort)
          @connection(key: "AgencyList_agencies", filters: ["isApproved", "isToDecide", "words", "sort"]) {
          edges {
            node {
              ...AgencyList_row @relay(mask: false)
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
  const rows = (data.agencies?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PanelList
      part="agencies"
      address={address}
      label="Agencies"
      noun="agency"
      plural="agencies"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      pageInfo={data.agencies?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      onlyInFile={[
        { head: 'Contact', text: ({ contactEmail }) => contactEmail },
        { head: 'Plan', text: ({ plan }) => plan },
      ]}
      panel={(row) => ({
        title: row.name,
        children: <AgencyDetails agency={row} />,
        actions: <AgencyActions key={row.id} agency={row} />,
      })}
    />
  );
}

graphql`
  fragment AgencyList_row on Agency {
    id
    name
    country
    isApproved
    declinedBecause
    nameWishedAt
    createdAt
    contactEmail
    recruiterCount
    plan
    ...AgencyDetails_agency
    ...AgencyActions_agency
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<AgencyListOpenQuery, Row>(
  graphql`
    query AgencyListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Agency @alias(as: "row") {
          ...AgencyList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const queue: Queue<Row> = {
  waits: ({ isApproved, declinedBecause, nameWishedAt }) => Boolean(nameWishedAt) || !(isApproved || declinedBecause),
  keys: [
    ['a', 'approve'],
    ['d', 'decline'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  stateColumn(({ isApproved, declinedBecause, nameWishedAt }) =>
    approvalWords(isApproved, declinedBecause, nameWishedAt),
  ),
  {
    key: 'country',
    head: 'Country',
    cell: ({ country }) => countryOf(country)?.name ?? country,
    text: ({ country }) => countryOf(country)?.name ?? country,
    wideOnly: true,
  },
  {
    key: 'recruiters',
    head: 'Recruiters',
    cell: ({ recruiterCount }) => recruiterCount,
    text: ({ recruiterCount }) => recruiterCount,
    numeric: true,
    wideOnly: true,
  },
  ageColumn('Since', ({ createdAt }) => createdAt),
];

function Empty({ address: { query } }: { address: PageAddress }) {
  const showAll = <Button href={panelUrl('agencies', { state: 'any' })}>Show all agencies</Button>;
  if (query.q || query.state === 'approved') return <EmptyState action={showAll}>No agency is like that.</EmptyState>;
  if (query.state) return <EmptyState>There is no agency yet.</EmptyState>;
  return <EmptyState action={showAll}>No agency waits for you.</EmptyState>;
}
