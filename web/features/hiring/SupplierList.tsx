import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { supplierFieldWords, supplierStateWords } from '#common/hiring/suppliers.ts';
import { recruitersUrl } from '#common/urls.ts';
import type { SupplierList_query$data } from '#web/__generated__/SupplierList_query.graphql.ts';
import type { SupplierList_row$data } from '#web/__generated__/SupplierList_row.graphql.ts';
import type { SupplierListOpenQuery } from '#web/__generated__/SupplierListOpenQuery.graphql.ts';
import type { SupplierListQuery } from '#web/__generated__/SupplierListQuery.graphql.ts';
import { textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf } from '#web/list/filters.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import {
  listedFilters,
  listedOf,
  listedSorts,
  nameColumn,
  onlyInFile,
  placeColumn,
  scoreColumn,
} from './listed-profile.tsx';
import { comparing } from './ProfileActions.tsx';
import { endOf, feeOf, guaranteeOf, stateOf, termsOf } from './supplier-words.ts';

// The form and its rules load when somebody adds or opens an agreement.
const AddSupplier = lazy(async () => ({ default: (await import('./AddSupplier.tsx')).AddSupplier }));
const SupplierPanel = lazy(async () => ({ default: (await import('./SupplierPanel.tsx')).SupplierPanel }));
const SupplierActions = lazy(async () => ({ default: (await import('./SupplierPanel.tsx')).SupplierActions }));

/** A preferred supplier. */
export type SupplierRow = Omit<SupplierList_row$data, ' $fragmentType'>;

/** What the page tells its list. */
export interface SupplierListGiven {
  /** The user's day. */
  readonly today: string;
  /** What is being added: a profile's id, 'new', or nothing. */
  readonly adding: string | undefined;
  readonly onClose: () => void;
}

/** The preferred suppliers of the user's company. */
export const supplierList = defineList<SupplierListQuery, SupplierList_query$data, SupplierRow, SupplierListGiven>({
  label: 'Preferred suppliers',
  noun: 'preferred supplier',
  href: (query) => recruitersUrl('psa', query),
  filters: [choice('state', 'State', choicesOf(supplierStateWords)), ...listedFilters],
  sorts: [...listedSorts('Last added first'), { value: 'ends', label: 'Ends soonest first' }],
  columns: ({ today }) => [
    nameColumn<SupplierRow>(),
    {
      key: 'state',
      head: 'State',
      cell: (row) => (
        <TwoLines
          first={<Tag tone={stateOf(row, today).tone}>{stateOf(row, today).label}</Tag>}
          second={termsOf(row)}
          isOnlyNarrow
        />
      ),
      text: (row) => stateOf(row, today).label,
    },
    textColumn(supplierFieldWords.feePercent, feeOf, { wideOnly: true }),
    textColumn(supplierFieldWords.guaranteeDays, guaranteeOf, { wideOnly: true }),
    textColumn(supplierFieldWords.endsOn, endOf, { wideOnly: true }),
    { ...scoreColumn<SupplierRow>(), wideOnly: true },
    { ...placeColumn<SupplierRow>(), choice: 'hidden' },
  ],
  isStacked: true,
  onlyInFile: [
    { head: supplierFieldWords.startsOn, text: ({ startsOn }) => formatDay(startsOn) },
    { head: supplierFieldWords.terms, text: ({ terms }) => terms },
    { head: supplierFieldWords.notes, text: ({ notes }) => notes },
    ...onlyInFile,
  ],
  empty: ({ isNarrowed, allHref }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>No preferred suppliers match.</EmptyState>
    ) : (
      <EmptyState action={<Button href={recruitersUrl('psa', { add: 'new' })}>Add supplier</Button>}>
        Keep the terms you agreed with recruiters and agencies here. Only your company sees them.
      </EmptyState>
    ),
  bulk: comparing,
  open: (row, { listId, given: { today } }) => ({
    title: listedOf(row).name,
    children: (
      <Suspense fallback={<Skeleton lines={6} />}>
        <SupplierPanel key={row.id} row={row} today={today} />
      </Suspense>
    ),
    actions: (
      <Suspense>
        <SupplierActions key={row.id} row={row} listId={listId} />
      </Suspense>
    ),
  }),
  beside: ({ listId, given }) => (
    <Suspense>
      <AddSupplier listId={listId} {...given} />
    </Suspense>
  ),
  query: graphql`
    query SupplierListQuery($filter: SupplierFilter, $sort: SupplierSort, $first: Int = 25, $after: String) {
      ...RecruiterListPage_query
      ...SupplierList_query
    }
  `,
  connection: ({ suppliers }) => suppliers,
  fragment: graphql`
    fragment SupplierList_query on Query @refetchable(queryName: "SupplierListNextQuery") {
      suppliers(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "SupplierList_suppliers") {
        __id
        edges {
          node {
            ...SupplierList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<SupplierListOpenQuery, SupplierRow>(graphql`
    query SupplierListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Supplier @alias(as: "row") {
          ...SupplierList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment SupplierList_row on Supplier {
    id
    feePercent
    guaranteeDays
    startsOn
    endsOn
    state
    terms
    notes
    version
    addedBy
    ...listedProfile_row @relay(mask: false)
    ...SupplierPanel_supplier
  }
`;
