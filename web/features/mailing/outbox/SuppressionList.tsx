import { graphql } from 'react-relay';
import { suppressionLabels, suppressionReasons } from '#common/mailing/suppressions.ts';
import { wordsFor } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';
import type { SuppressionList_query$data } from '#web/__generated__/SuppressionList_query.graphql.ts';
import type { SuppressionList_row$data } from '#web/__generated__/SuppressionList_row.graphql.ts';
import type { SuppressionListOpenQuery } from '#web/__generated__/SuppressionListOpenQuery.graphql.ts';
import type { SuppressionListQuery } from '#web/__generated__/SuppressionListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { When } from '#web/ui/When.tsx';
import { AddSuppression } from './AddSuppression.tsx';
import { LetMailAgain } from './LetMailAgain.tsx';

type Row = Omit<SuppressionList_row$data, ' $fragmentType'>;
/** Whether the form to add an address is open. */
type Given = { isAdding: boolean; onAdded: () => void };

/** Suppressed addresses and why, including bounces. */
export const suppressionList = defineList<SuppressionListQuery, SuppressionList_query$data, Row, Given>({
  label: "Addresses that don't get emails",
  noun: 'address',
  plural: 'addresses',
  href: (query) => panelUrl('mails', query),
  keeps: ['tab'],
  filters: [search('Email address'), choice('reason', 'Why', choicesOf(suppressionLabels, suppressionReasons))],
  sorts: byAge,
  columns: [
    textColumn('Email', addressOf),
    { key: 'why', head: 'Why', cell: labelOf, text: labelOf },
    textColumn('No emails from', fromWhom, { wideOnly: true }),
    ageColumn('Since', ({ createdAt }) => createdAt),
  ],
  empty: {
    nothing: 'No addresses here. Everyone can get emails.',
    unlike: 'No addresses match.',
    showAll: 'Show all addresses',
  },
  beside: ({ listId, given: { isAdding, onAdded } }) => (
    <AddSuppression open={isAdding} listId={listId} onClose={onAdded} />
  ),
  open: (row, { listId }) => ({
    title: addressOf(row),
    children: (
      <Facts
        facts={[
          ['Why', labelOf(row)],
          ['No emails from', fromWhom(row)],
          ['Since', <When key="since" at={row.createdAt} />],
        ]}
      />
    ),
    actions: <LetMailAgain key={row.id} row={row} listId={listId} />,
  }),
  query: graphql`
    query SuppressionListQuery($filter: SuppressionFilter, $sort: SuppressionSort, $first: Int = 25, $after: String) {
      ...SuppressionList_query
    }
  `,
  connection: ({ suppressions }) => suppressions,
  fragment: graphql`
    fragment SuppressionList_query on Query @refetchable(queryName: "SuppressionListNextQuery") {
      suppressions(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "SuppressionList_suppressions") {
        __id
        edges {
          node {
            ...SuppressionList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<SuppressionListOpenQuery, Row>(graphql`
    query SuppressionListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Suppression @alias(as: "row") {
          ...SuppressionList_row @relay(mask: false)
        }
      }
    }
  `),
});

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

/** Of a person whose data was erased, only a hash of the address is left. */
function addressOf({ email }: Row): string {
  return email ?? 'An erased address';
}

function labelOf({ reason }: Row): string {
  return wordsFor(suppressionLabels, reason);
}

function fromWhom({ agency }: Row): string {
  return agency?.name ?? 'Everyone';
}
