import type { PageAddress } from '#web/kit/page.ts';
import { type RowColumn, RowList, type RowListProps } from '#web/list/RowList.tsx';
import { panelList } from './panel-address.ts';
import type { PanelPart } from './panel-parts.ts';

/** A column of a panel list. With `text` it is also part of the file that can be taken away. */
export type PanelColumn<Row> = RowColumn<Row>;

export type PanelListProps<Row> = Omit<RowListProps<Row>, 'at'> & { part: PanelPart; address: PageAddress };

/** A list of a part of the panel: rows that open a side panel, and what is shown as a file. */
export function PanelList<Row>({ part, address, ...list }: PanelListProps<Row>) {
  return <RowList {...list} at={panelList(part, address)} />;
}
