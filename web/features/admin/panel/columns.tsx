import { formatAge } from '#common/formats.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import type { PanelColumn } from './PanelList.tsx';

/** How a state is called, and the tone of its tag. */
type StateWords = { label: string; tone: TagProps['tone'] };

/** Where a row stands, as a tag. */
export const stateColumn = <Row,>(wordsOf: (row: Row) => StateWords): PanelColumn<Row> => ({
  key: 'state',
  head: 'State',
  cell: (row) => <Tag tone={wordsOf(row).tone}>{wordsOf(row).label}</Tag>,
  text: (row) => wordsOf(row).label,
});

/** How long ago something was, such as '3 days ago'; in the file the moment itself, in ISO. */
export const ageColumn = <Row,>(head: string, momentOf: (row: Row) => string | null | undefined): PanelColumn<Row> => ({
  key: 'when',
  head,
  cell: (row) => {
    const at = momentOf(row);
    return at && <When at={at} words={formatAge(at, new Date())} />;
  },
  text: momentOf,
  wideOnly: true,
});
