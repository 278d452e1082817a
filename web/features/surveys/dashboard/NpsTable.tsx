import { formatNumber, formatShare } from '#common/formats.ts';
import { groupCounts, npsGroups } from '#common/surveys/nps.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type NpsRow, rateOf } from './nps-figures.ts';
import { answersColumn, npsColumn } from './score-columns.tsx';

type NpsTableProps = {
  label: string;
  /** What a row is, such as 'Recruiter'. */
  head: string;
  rows: readonly NpsRow[];
  /** Where a row's name leads; undefined if nowhere. */
  hrefOf: (row: NpsRow) => string | undefined;
};

/** Scores of several audiences, recruiters or teams below each other. */
export function NpsTable({ label, head, rows, hrefOf }: NpsTableProps) {
  return <DataTable label={label} isStacked rows={rows} rowKey={({ key }) => key} columns={columnsFor(head, hrefOf)} />;
}

const columnsFor = (head: string, hrefOf: NpsTableProps['hrefOf']): Column<NpsRow>[] => [
  {
    key: 'name',
    head,
    isRest: true,
    cell: (row) => {
      const href = hrefOf(row);
      return href ? <Link href={href}>{row.name}</Link> : row.name;
    },
  },
  npsColumn({ isMain: true }),
  answersColumn,
  ...npsGroups.map(
    (group): Column<NpsRow> => ({
      key: group,
      head: groupWords[group],
      numeric: true,
      wideOnly: true,
      cell: ({ scores }) => formatNumber(groupCounts(scores)[group]),
    }),
  ),
  {
    key: 'rate',
    head: 'Response rate',
    numeric: true,
    cell: (row) => (
      <>
        <span>{formatShare(rateOf(row))}</span>
        <OnlyNarrow> response rate</OnlyNarrow>
      </>
    ),
  },
];
