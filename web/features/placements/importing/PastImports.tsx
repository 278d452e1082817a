import { graphql, useRelayEnvironment } from 'react-relay';
import { formatNumber } from '#common/formats.ts';
import { type ImportState, importStateLabels } from '#common/placements/import-states.ts';
import type { PastImportsQuery } from '#web/__generated__/PastImportsQuery.graphql.ts';
import { DataTable } from '#web/app-ui/DataTable.tsx';
import { useFresh } from '#web/app-ui/use-fresh.ts';
import { When } from '#web/ui/When.tsx';
import styles from './Import.module.css';
import { useImportUrl } from './import-place.ts';

/** The latest imports, each with a link to its page. */
export function PastImports() {
  const urlOf = useImportUrl();
  const data = useFresh<PastImportsQuery>(useRelayEnvironment(), query);
  const rows = (data?.placementImports?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (rows.length === 0) return null;
  return (
    <section className={styles.step} aria-labelledby="past-imports">
      <h2 id="past-imports">Past imports</h2>
      <DataTable
        label="Past imports"
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => urlOf(id)}
        isStacked
        columns={[
          {
            key: 'file',
            head: 'File',
            cell: ({ fileName }) => <span className={styles.fileName}>{fileName}</span>,
            isRest: true,
          },
          { key: 'state', head: 'State', cell: ({ state }) => importStateLabels[state as ImportState] },
          {
            key: 'counts',
            head: 'Rows',
            cell: ({ newCount, changedCount, refusedCount }) =>
              `${formatNumber(newCount)} new, ${formatNumber(changedCount)} changed, ${formatNumber(refusedCount)} refused`,
          },
          { key: 'at', head: 'Sent', cell: ({ createdAt }) => <When at={createdAt} /> },
        ]}
      />
    </section>
  );
}

const query = graphql`
  query PastImportsQuery {
    placementImports(first: 20) {
      edges {
        node {
          id
          fileName
          state
          newCount
          changedCount
          refusedCount
          createdAt
        }
      }
    }
  }
`;
