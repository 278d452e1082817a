import { graphql } from 'react-relay';
import { formatCount, formatDate } from '#common/formats.ts';
import { statementsUrl } from '#common/urls.ts';
import type { StatementList_statement$data } from '#web/__generated__/StatementList_statement.graphql.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

type StatementRow = Omit<StatementList_statement$data, ' $fragmentType'>;

/** The statements that the viewer may edit, newest first. */
export function StatementList({ statements }: { statements: readonly StatementRow[] }) {
  const zone = useTimeZone();
  const columns: readonly Column<StatementRow>[] = [
    { key: 'name', head: 'Statement', cell: ({ name }) => name },
    { key: 'subject', head: 'About', cell: ({ subjectName }) => subjectName },
    { key: 'changed', head: 'Changed', cell: ({ changedAt }) => formatDate(changedAt, zone) },
    { key: 'views', head: 'Views', numeric: true, cell: ({ views }) => formatCount(views, 'view') },
    {
      key: 'links',
      head: 'Links',
      cell: ({ liveLinks }) => (
        <Tag tone={liveLinks > 0 ? 'good' : 'neutral'}>
          {liveLinks > 0 ? formatCount(liveLinks, 'working link') : 'Not shared'}
        </Tag>
      ),
    },
  ];
  return (
    <DataTable
      label="Capability statements"
      columns={columns}
      rows={statements}
      rowKey={({ id }) => id}
      rowHref={({ id }) => statementsUrl({ open: localId(id) })}
      isStacked
      empty={
        <EmptyState action={<Button href={statementsUrl({ open: 'new' })}>New statement</Button>}>
          A capability statement shows a client what you've done: your score, placements and chosen reviews, as a page
          or a PDF. Share it with a link that expires.
        </EmptyState>
      }
    />
  );
}

graphql`
  fragment StatementList_statement on CapabilityStatement {
    id
    name
    subjectName
    changedAt
    liveLinks
    views
  }
`;
