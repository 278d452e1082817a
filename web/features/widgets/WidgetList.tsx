import { formatCount } from '#common/formats.ts';
import { widgetsUrl } from '#common/urls.ts';
import type { WidgetKind, WidgetLayout } from '#common/widgets/widgets.ts';
import { widgetKindWords, widgetLayoutWords } from '#common/widgets/words.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useHasPremium } from './use-has-premium.ts';
import type { WidgetRow } from './use-save-widget.ts';
import styles from './Widgets.module.css';
import { seenOn, stateOf } from './widget-state.ts';

/** The widgets that the viewer may edit, newest first. */
export function WidgetList({ widgets }: { widgets: readonly WidgetRow[] }) {
  const hasPremium = useHasPremium();
  const columns: readonly Column<WidgetRow>[] = [
    { key: 'name', head: 'Widget', cell: ({ name }) => name },
    {
      key: 'kind',
      head: 'Kind',
      cell: ({ kind, layout }) =>
        `${widgetKindWords[kind as WidgetKind].label}, ${widgetLayoutWords[layout as WidgetLayout].label.toLowerCase()}`,
    },
    { key: 'subject', head: 'Reviews of', cell: ({ subjectName }) => subjectName },
    {
      key: 'sites',
      head: 'Seen on',
      cell: ({ sites }) => <span className={styles.site}>{seenOn(sites)}</span>,
    },
    { key: 'views', head: 'Last 30 days', numeric: true, cell: ({ viewCount }) => formatCount(viewCount, 'view') },
    {
      key: 'state',
      head: 'State',
      cell: (widget) => {
        const { tone, label } = stateOf(widget, hasPremium);
        return <Tag tone={tone}>{label}</Tag>;
      },
    },
  ];
  return (
    <DataTable
      label="Widgets"
      columns={columns}
      rows={widgets}
      rowKey={({ id }) => id}
      rowHref={({ id }) => widgetsUrl({ open: localId(id) })}
      isStacked
      empty={
        <EmptyState action={<Button href={widgetsUrl({ open: 'new' })}>New widget</Button>}>
          A widget shows your reviews on your own site and stays up to date automatically. Choose how it looks, then
          paste its code into your site.
        </EmptyState>
      }
    />
  );
}
