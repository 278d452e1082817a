import { graphql } from 'react-relay';
import { formatDateTime, formatNumber } from '#common/formats.ts';
import { type ImportState, importStateLabels, workingStates } from '#common/placements/import-states.ts';
import { panelUrl } from '#common/urls.ts';
import type { ImportList_query$data } from '#web/__generated__/ImportList_query.graphql.ts';
import type { ImportList_row$data } from '#web/__generated__/ImportList_row.graphql.ts';
import type { ImportListOpenQuery } from '#web/__generated__/ImportListOpenQuery.graphql.ts';
import type { ImportListQuery } from '#web/__generated__/ImportListQuery.graphql.ts';
import type { ImportListRetryMutation } from '#web/__generated__/ImportListRetryMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { useTimeZone } from '#web/ui/time-zone.ts';

type Row = Omit<ImportList_row$data, ' $fragmentType'>;

const stateOf = ({ state }: Pick<Row, 'state'>) => importStateLabels[state as ImportState];

/** All imports of placements, for staff; a row opens what is known about it, and its task can be run again. */
export const importList = defineList<ImportListQuery, ImportList_query$data, Row>({
  label: 'Imports',
  noun: 'import',
  href: (query) => panelUrl('tasks', { ...query, tab: 'imports' }),
  keeps: ['tab'],
  filters: [search('Agency or file'), choice('state', 'State', choicesOf(importStateLabels))],
  sorts: byAge,
  columns: [
    textColumn('File', ({ fileName }) => fileName),
    textColumn('Agency', ({ agency }) => agency?.name ?? '–', { wideOnly: true }),
    textColumn('State', stateOf),
    textColumn('Rows', ({ rowCount }) => formatNumber(rowCount), { numeric: true, wideOnly: true }),
    ageColumn('Sent', ({ createdAt }) => createdAt),
  ],
  empty: { nothing: 'No imports yet.', unlike: 'No imports match.', showAll: 'Show all imports' },
  open: (row) => ({
    title: row.fileName,
    children: <ImportFacts of={row} />,
    actions: isStuckOrFailed(row) && <Retry key={row.id} id={row.id} />,
  }),
  query: graphql`
    query ImportListQuery($filter: PlacementImportFilter, $sort: PlacementImportSort, $first: Int = 25, $after: String) {
      ...ImportList_query
    }
  `,
  connection: ({ placementImports }) => placementImports,
  fragment: graphql`
    fragment ImportList_query on Query @refetchable(queryName: "ImportListNextQuery") {
      placementImports(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ImportList_placementImports") {
        edges {
          node {
            ...ImportList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<ImportListOpenQuery, Row>(graphql`
    query ImportListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on PlacementImport @alias(as: "row") {
          ...ImportList_row @relay(mask: false)
        }
      }
    }
  `),
});

graphql`
  fragment ImportList_row on PlacementImport {
    id
    fileName
    state
    problem
    rowCount
    progress
    newCount
    changedCount
    sameCount
    refusedCount
    createdAt
    importedAt
    undoneAt
    agency {
      id
      name
    }
    importedBy {
      id
      name
    }
  }
`;

const isStuckOrFailed = ({ state }: Row) => state === 'failed' || workingStates.includes(state as ImportState);

function ImportFacts({ of }: { of: Row }) {
  const zone = useTimeZone();
  return (
    <Facts
      facts={[
        ['State', stateOf(of)],
        ['Problem', of.problem],
        ['Agency', of.agency?.name],
        ['Sent by', of.importedBy?.name],
        ['Sent', formatDateTime(of.createdAt, zone)],
        ['Rows', formatNumber(of.rowCount)],
        ['Progress', formatNumber(of.progress)],
        ['New', formatNumber(of.newCount)],
        ['Changed', formatNumber(of.changedCount)],
        ['Unchanged', formatNumber(of.sameCount)],
        ['Refused', formatNumber(of.refusedCount)],
        ['Imported', of.importedAt && formatDateTime(of.importedAt, zone)],
        ['Undone', of.undoneAt && formatDateTime(of.undoneAt, zone)],
      ]}
    />
  );
}

function Retry({ id }: { id: string }) {
  const retry = useCommand<ImportListRetryMutation>(graphql`
    mutation ImportListRetryMutation($input: RetryImportInput!) {
      retryImport(input: $input) {
        import { id state }
        errors { code message field }
      }
    }
  `);
  return (
    <ActButton variant="primary" act={() => retry({ importId: id })} done="The import's task will run now.">
      Retry now
    </ActButton>
  );
}
