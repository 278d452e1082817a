import { graphql, usePaginationFragment } from 'react-relay';
import { panelUrl } from '#common/urls.ts';
import type { ClaimList_query$key } from '#web/__generated__/ClaimList_query.graphql.ts';
import type { ClaimList_row$data } from '#web/__generated__/ClaimList_row.graphql.ts';
import type { ClaimListNextQuery } from '#web/__generated__/ClaimListNextQuery.graphql.ts';
import type { ClaimListOpenQuery } from '#web/__generated__/ClaimListOpenQuery.graphql.ts';
import { ageColumn, stateColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import type { Queue } from '#web/list/queue.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ClaimActions } from './ClaimActions.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { claimStateWords } from './claim-words.ts';

type ClaimListProps = { query: ClaimList_query$key; address: PageAddress };
type Row = Omit<ClaimList_row$data, ' $fragmentType'>;

/** Claims of profiles; a row opens who claims what, what speaks for it, and the decision. */
export function ClaimList({ query, address }: ClaimListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<ClaimListNextQuery, ClaimList_query$key>(
    graphql`
      fragment ClaimList_query on Query
      @refetchable(queryName: "ClaimListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        words: { type: "String" }
        wish: { type: "String" }
        sort: { type: "ClaimSort" }
      ) {
        claims(first: $first, after: $after, state: $state, words: $words, wish: $wish, sort: $sort)
          @connection(key: "ClaimList_claims", filters: ["state", "words", "wish", "sort"]) {
          edges {
            node {
              ...ClaimList_row @relay(mask: false)
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
  const rows = (data.claims?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <PanelList
      part="claims"
      address={address}
      label="Claims"
      noun="claim"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      elsewhere={elsewhere}
      queue={queue}
      pageInfo={data.claims?.pageInfo}
      loadNext={loadNext}
      isLoadingNext={isLoadingNext}
      empty={<Empty address={address} />}
      onlyInFile={[{ head: 'E-mail', text: ({ email }) => email }]}
      panel={(row) => ({
        title: row.name,
        children: <ClaimDetails claim={row} />,
        actions: queue.waits(row) && <ClaimActions key={row.id} claim={row} />,
      })}
    />
  );
}

graphql`
  fragment ClaimList_row on Claim {
    id
    name
    email
    wish
    state
    createdAt
    recruiter {
      name
      agency {
        name
      }
    }
    agency {
      name
    }
    ...ClaimDetails_claim
    ...ClaimActions_claim
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<ClaimListOpenQuery, Row>(
  graphql`
    query ClaimListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Claim @alias(as: "row") {
          ...ClaimList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const stateWords = ({ wish, state }: Row) => {
  const { label, tone } = claimStateWords(state);
  return { label: wish === 'objection' ? `Objection: ${label}` : label, tone };
};

const queue: Queue<Row> = {
  waits: ({ state }) => state !== 'approved' && state !== 'declined',
  keys: [
    ['a', 'approve'],
    ['d', 'decline'],
  ],
};

const columns: PanelColumn<Row>[] = [
  { key: 'name', head: 'Who', cell: ({ name }) => name, text: ({ name }) => name },
  {
    key: 'profile',
    head: 'Profile',
    cell: ({ recruiter, agency }) => recruiter?.name ?? agency?.name,
    text: ({ recruiter, agency }) => recruiter?.name ?? agency?.name,
    wideOnly: true,
  },
  stateColumn(stateWords),
  {
    key: 'agency',
    head: 'Agency',
    cell: ({ recruiter, agency }) => (recruiter?.agency ?? agency)?.name,
    text: ({ recruiter, agency }) => (recruiter?.agency ?? agency)?.name,
    wideOnly: true,
  },
  ageColumn('Claimed', ({ createdAt }) => createdAt),
];

function Empty({ address: { query } }: { address: PageAddress }) {
  const showAll = <Button href={panelUrl('claims')}>Show all claims</Button>;
  if (query.q || query.state || query.wish) return <EmptyState action={showAll}>No claim is like that.</EmptyState>;
  return <EmptyState>Nobody has claimed a profile yet.</EmptyState>;
}
