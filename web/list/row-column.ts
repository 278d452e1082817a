import type { Column } from '#web/app-ui/DataTable.tsx';
import type { CsvColumn } from './csv.ts';

/** A column of a list. If it has `text`, it is also in the exported file. */
export type RowColumn<Row> = Omit<Column<Row>, 'sort' | 'head'> & {
  head: string;
  text?: CsvColumn<Row>['text'];
  /** The order that its header applies, and the direction of that order. */
  order?: { by: string; direction: 'ascending' | 'descending' };
};
