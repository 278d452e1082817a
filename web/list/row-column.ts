import type { Column } from '#web/app-ui/DataTable.tsx';
import type { CsvColumn } from './csv.ts';

/** A column of a list. With `text` it is also part of the file that can be taken away. */
export type RowColumn<Row> = Omit<Column<Row>, 'sort' | 'head'> & {
  head: string;
  text?: CsvColumn<Row>['text'];
  /** The order in the address that its head puts the list into, and in which direction that goes. */
  order?: { by: string; direction: 'ascending' | 'descending' };
};
