import { Button } from '#web/ui/Button.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { type CsvColumn, csvOf } from './csv.ts';
import styles from './ListRows.module.css';
import type { ListAddress } from './list-address.ts';
import type { ListKind, ListOperation } from './list-kind.ts';
import { MoreOfList, type MoreOfListProps } from './MoreOfList.tsx';
import type { RowColumn } from './row-column.ts';
import { saveFile } from './save-file.ts';

type ListFootProps<Row extends { readonly id: string }> = {
  kind: Pick<ListKind<ListOperation, never, Row, never>, 'noun' | 'plural' | 'onlyInFile'>;
  at: ListAddress;
  rows: readonly Row[];
  columns: readonly RowColumn<Row>[];
  /** Where the next page starts, if there is one. */
  endCursor: string | null | undefined;
  paging: Pick<MoreOfListProps, 'loadNext'> & { isLoadingNext: boolean };
};

/** The foot of a list: loads more rows, and exports the shown ones as a file. */
export function ListFoot<Row extends { readonly id: string }>(props: ListFootProps<Row>) {
  const { kind, at, rows, columns, endCursor, paging } = props;
  const zone = useTimeZone();
  const { noun, plural = `${noun}s`, onlyInFile = [] } = kind;
  const inFile = [...columns.flatMap(fileColumnOf), ...onlyInFile];
  return (
    <div className={styles.foot}>
      <MoreOfList
        href={endCursor ? at.href({ ...at.query, after: endCursor, open: null }) : null}
        shown={rows.length}
        noun={noun}
        plural={plural}
        loadNext={paging.loadNext}
        atOnce={25}
        busy={paging.isLoadingNext}
      />
      {inFile.length > 0 && (
        <Button size="small" onClick={() => saveFile(`${plural}.csv`.replaceAll(' ', '-'), csvOf(inFile, rows, zone))}>
          Export as CSV
        </Button>
      )}
    </div>
  );
}

function fileColumnOf<Row>({ head, text, moment }: RowColumn<Row>): CsvColumn<Row>[] {
  if (moment) return [{ head, moment }];
  return text ? [{ head, text }] : [];
}
