import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { type SuppressionReason, suppressionLabels } from '#common/mailing/suppressions.ts';
import { panelUrl } from '#common/urls.ts';
import type { SuppressionList_query$key } from '#web/__generated__/SuppressionList_query.graphql.ts';
import type { SuppressionList_row$data } from '#web/__generated__/SuppressionList_row.graphql.ts';
import type { SuppressionListNextQuery } from '#web/__generated__/SuppressionListNextQuery.graphql.ts';
import type { SuppressionListOpenQuery } from '#web/__generated__/SuppressionListOpenQuery.graphql.ts';
import { ageColumn } from '#web/features/admin/panel/columns.tsx';
import { type PanelColumn, PanelList } from '#web/features/admin/panel/PanelList.tsx';
import type { PageAddress } from '#web/kit/page.ts';
import { Facts } from '#web/list/Facts.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { When } from '#web/ui/When.tsx';
import { AddSuppression } from './AddSuppression.tsx';
import { ReleaseSuppression } from './ReleaseSuppression.tsx';

type Row = Omit<SuppressionList_row$data, ' $fragmentType'>;

type Props = {
  query: SuppressionList_query$key;
  address: PageAddress;
  /** Whether the form to add an address is open. */
  isAdding: boolean;
  onAdded: () => void;
};

/** Addresses that get no mail, and why; bounces are among them. */
export function SuppressionList({ query, address, isAdding, onAdded }: Props) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<SuppressionListNextQuery, SuppressionList_query$key>(
    graphql`
      fragment SuppressionList_query on Query
      @refetchable(queryName: "SuppressionListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        reason: { type: "String" }
        words: { type: "String" }
        sort: { type: "SuppressionSort" }
      ) {
        suppressions(first: $first, after: $after, reason: $reason, words: $words, sort: $sort)
          @connection(key: "SuppressionList_suppressions", filters: ["reason", "words", "sort"]) {
          __id
          edges {
            node {
              ...SuppressionList_row @relay(mask: false)
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
  const [releasing, setReleasing] = useState<Row | null>(null);
  const listId = data.suppressions?.__id;
  const rows = (data.suppressions?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <PanelList
        part="mails"
        address={address}
        label="Addresses that get no mail"
        noun="address"
        plural="addresses"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        elsewhere={elsewhere}
        pageInfo={data.suppressions?.pageInfo}
        loadNext={loadNext}
        isLoadingNext={isLoadingNext}
        empty={<Empty address={address} />}
        panel={(row) => ({
          title: row.email,
          children: (
            <Facts
              facts={[
                ['Why', labelOf(row)],
                ['From', fromWhom(row)],
                ['Since', <When key="since" at={row.createdAt} />],
              ]}
            />
          ),
          actions: <Button onClick={() => setReleasing(row)}>Let it get mail again</Button>,
        })}
      />
      {releasing && <ReleaseSuppression row={releasing} listId={listId} onClose={() => setReleasing(null)} />}
      <AddSuppression open={isAdding} listId={listId} onClose={onAdded} />
    </>
  );
}

graphql`
  fragment SuppressionList_row on Suppression {
    id
    email
    reason
    createdAt
    agency {
      name
    }
  }
`;

/** A row that a link opens and the loaded list does not hold. */
const elsewhere = rowElsewhere<SuppressionListOpenQuery, Row>(
  graphql`
    query SuppressionListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Suppression @alias(as: "row") {
          ...SuppressionList_row @relay(mask: false)
        }
      }
    }
  `,
  ({ node }) => node?.row ?? null,
);

const labelOf = ({ reason }: Row) => suppressionLabels[reason as SuppressionReason] ?? reason;
const fromWhom = ({ agency }: Row) => agency?.name ?? 'Everybody';

const columns: PanelColumn<Row>[] = [
  { key: 'email', head: 'Address', cell: ({ email }) => email, text: ({ email }) => email },
  { key: 'why', head: 'Why', cell: labelOf, text: ({ reason }) => reason },
  { key: 'from', head: 'No mail from', cell: fromWhom, text: fromWhom, wideOnly: true },
  ageColumn('Since', ({ createdAt }) => createdAt),
];

function Empty({ address: { query } }: { address: PageAddress }) {
  if (!query.reason && !query.q) return <EmptyState>Everybody may get mail: no address is on the list.</EmptyState>;
  const all = panelUrl('mails', { tab: 'suppressions' });
  return <EmptyState action={<Button href={all}>Show all addresses</Button>}>No address is like that.</EmptyState>;
}
