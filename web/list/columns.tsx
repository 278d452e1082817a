import { countryOf } from '#common/countries.ts';
import { formatAge } from '#common/formats.ts';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import type { RowColumn } from './row-column.ts';

/** A state's label and the tone of its tag. */
type StateWords = { label: string; tone: TagProps['tone'] };

/** A column with the same text in the table and the file; a dash if there is none. */
export const textColumn = <Row,>(
  head: string,
  textOf: (row: Row) => string | number | null | undefined,
  options: Pick<RowColumn<Row>, 'wideOnly' | 'numeric'> = {},
): RowColumn<Row> => ({ key: head, head, cell: (row) => textOf(row) ?? '–', text: textOf, ...options });

/** The name of a country. */
export const countryColumn = <Row extends { readonly country: string }>(): RowColumn<Row> =>
  textColumn('Country', ({ country }) => countryOf(country)?.name ?? country, { wideOnly: true });

/** A state, as a tag. */
export const stateColumn = <Row,>(
  wordsOf: (row: Row) => StateWords,
  { text, ...options }: Pick<RowColumn<Row>, 'wideOnly'> & { text?: (row: Row) => string } = {},
): RowColumn<Row> => ({
  key: 'state',
  head: 'State',
  cell: (row) => <Tag tone={wordsOf(row).tone}>{wordsOf(row).label}</Tag>,
  text: text ?? ((row) => wordsOf(row).label),
  ...options,
});

/** An age such as '3 days ago'; the file has the time. */
export const ageColumn = <Row,>(
  head: string,
  momentOf: (row: Row) => string | null | undefined,
  options: Pick<RowColumn<Row>, 'order'> & { none?: string } = {},
): RowColumn<Row> => {
  const { none, ...column } = options;
  return {
    key: 'when',
    head,
    cell: (row) => {
      const at = momentOf(row);
      return at ? <When at={at} words={formatAge(at, new Date())} /> : none;
    },
    moment: momentOf,
    wideOnly: true,
    ...column,
  };
};
