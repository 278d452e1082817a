import { formatDay, formatNumber } from '#common/formats.ts';
import type { WidgetSite, WidgetSites } from '#common/widgets/widgets.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './Widgets.module.css';
import { siteName } from './widget-state.ts';

const columns: readonly Column<WidgetSite>[] = [
  { key: 'site', head: 'Site', cell: ({ origin }) => <span className={styles.site}>{siteName(origin)}</span> },
  { key: 'views', head: 'Views in 30 days', numeric: true, cell: ({ views }) => formatNumber(views) },
  { key: 'day', head: 'Last seen', cell: ({ seenOn }) => formatDay(seenOn) },
];

/** The sites that showed a widget. */
export function SeenOn({ sites }: { sites: WidgetSites }) {
  return (
    <Card title="Seen on">
      <DataTable
        label="Sites that showed this widget"
        columns={columns}
        rows={sites}
        rowKey={({ origin }) => origin}
        empty={<p>No site has shown this widget yet. We count views without cookies, by site and day.</p>}
      />
    </Card>
  );
}
