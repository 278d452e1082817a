import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { byteOrderMark, csvLine } from '#common/csv.ts';
import type { DownloadRefusedQuery } from '#web/__generated__/DownloadRefusedQuery.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { saveFile } from '#web/list/save-file.ts';
import type { ImportData } from './use-import.ts';

/** Downloads all refused rows with their line and reason, page by page. */
export function DownloadRefused({ of }: { of: ImportData }) {
  const environment = useRelayEnvironment();
  const pageAfter = (after: string | null) =>
    fetchQuery<DownloadRefusedQuery>(environment, query, { id: of.id, after }, { networkCacheConfig: { force: true } })
      .toPromise()
      .then((data) => data?.node?.import?.refused);
  const download = async () => {
    let text = byteOrderMark + csvLine(['Line', 'Reason', ...of.heads]);
    for (let page = await pageAfter(null); page; ) {
      for (const edge of page.edges ?? [])
        if (edge?.node) text += csvLine([edge.node.line, edge.node.problem, ...edge.node.cells]);
      const { hasNextPage, endCursor } = page.pageInfo;
      page = hasNextPage && endCursor ? await pageAfter(endCursor) : undefined;
    }
    saveFile('refused-rows.csv', text);
  };
  return (
    <ActButton act={download} done="File downloaded.">
      Download refused rows
    </ActButton>
  );
}

const query = graphql`
  query DownloadRefusedQuery($id: ID!, $after: String) {
    node(id: $id) {
      ... on PlacementImport @alias(as: "import") {
        refused(first: 500, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              line
              problem
              cells
            }
          }
        }
      }
    }
  }
`;
