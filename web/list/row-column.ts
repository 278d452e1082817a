import type { Column } from '#web/app-ui/DataTable.tsx';
import type { InFile } from './csv.ts';

/** A column of a list. If it has `text` or `moment`, it is also in the exported file. */
export type RowColumn<Row> = Omit<Column<Row>, 'sort' | 'head'> & {
  head: string;
  /** People choose whether to see it, and whether the file has it: shown or hidden until they do. */
  choice?: 'shown' | 'hidden';
  /** The order that its header applies, and the direction of that order. */
  order?: { by: string; direction: 'ascending' | 'descending' };
} & (InFile<Row> | { text?: undefined; moment?: undefined });
