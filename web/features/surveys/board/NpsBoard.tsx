import { graphql, useFragment } from 'react-relay';
import { formatCount, formatScore } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import type { Nps } from '#common/surveys/nps.ts';
import { npsInterval, npsText } from '#common/surveys/nps-words.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { NpsBoard_board$data, NpsBoard_board$key } from '#web/__generated__/NpsBoard_board.graphql.ts';
import type { FiguresTable } from '#web/app-ui/charts/figures-table.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { OnlyNarrow } from '#web/list/OnlyNarrow.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { npsColumns, npsPoints } from '../dashboard/nps-figures.ts';
import { answersColumn, npsColumn } from '../dashboard/score-columns.tsx';

/** A recruiter's row with its score. */
export type NpsBoardRow = Omit<NpsBoard_board$data['rows'][number], 'nps'> & { readonly nps: Nps };

/** The board with each row's score. */
export function useNpsBoard(board: NpsBoard_board$key) {
  const data = useFragment(
    graphql`
      fragment NpsBoard_board on NpsBoard {
        from
        to
        nps {
          ...NpsBoard_nps @relay(mask: false)
        }
        rows {
          key
          name
          isOwn
          position
          nps {
            ...NpsBoard_nps @relay(mask: false)
          }
        }
      }
    `,
    board,
  );
  const rows: readonly NpsBoardRow[] = data.rows.map((row) => ({ ...row, nps: npsIn(row.nps) }));
  return { ...data, rows, nps: npsIn(data.nps) };
}

graphql`
  fragment NpsBoard_nps on Nps {
    count
    score
    half
    low
    high
  }
`;

const npsIn = ({ count, score, half, low, high }: NpsBoard_board$data['nps']): Nps => ({
  ...{ count, score: score ?? null, half: half ?? null, low: low ?? null, high: high ?? null },
});

/** What `useNpsBoard` makes. */
export type ShownNpsBoard = ReturnType<typeof useNpsBoard>;

/** The board as a table of a file. */
export const npsBoardTable = ({ rows }: ShownNpsBoard): FiguresTable => ({
  title: 'NPS leaderboard',
  columns: [
    { head: 'Position', kind: 'words' },
    { head: 'Recruiter', kind: 'words' },
    ...npsColumns,
    { head: 'Answers', kind: 'count' },
  ],
  rows: rows.map(({ position, name, nps }) => [
    ...[position === null || position === undefined ? '–' : String(position), name],
    ...[...npsPoints(nps), nps.count],
  ]),
});

const lowerEnd = ({ low }: Nps) => (low === null ? '–' : formatScore(low));

/** The user's own place, always in view above the board. */
export function OwnNpsStanding({ rows }: Pick<ShownNpsBoard, 'rows'>) {
  const own = rows.find(({ isOwn }) => isOwn);
  if (!own) return null;
  if (own.position)
    return (
      <Notice title={`You are number ${own.position}`}>
        {`Your NPS is ${npsText(own.nps)}, with a 95% interval of ${npsInterval(own.nps)}.`}
      </Notice>
    );
  return (
    <Notice title="You're not ranked on this board yet">
      {`It takes ${formatCount(reviewLimits.tooFewBelow - own.nps.count, 'more answer')} about you in this period.`}
    </Notice>
  );
}

/** The recruiters of an agency in the order of their lower ends. */
export function NpsBoard({ rows }: Pick<ShownNpsBoard, 'rows'>) {
  return (
    <DataTable
      label="NPS leaderboard"
      isStacked
      rows={rows}
      rowKey={({ key }) => key}
      columns={columns}
      empty={<EmptyState>No one was asked about your agency's recruiters in this period.</EmptyState>}
    />
  );
}

const columns: readonly Column<NpsBoardRow>[] = [
  { key: 'position', head: 'Position', cell: ({ position }) => position ?? '–', wideOnly: true },
  {
    key: 'name',
    head: 'Recruiter',
    isRest: true,
    cell: ({ key, name, isOwn, position }) => (
      <>
        <OnlyNarrow>{position ? `${position}. ` : ''}</OnlyNarrow>
        <Link href={recruiterUrl(key)}>{name}</Link> {isOwn && <Tag tone="info">You</Tag>}
      </>
    ),
  },
  {
    key: 'low',
    head: 'Lower end',
    cell: ({ nps }) => (
      <>
        <OnlyNarrow>Lower end </OnlyNarrow>
        <b>{lowerEnd(nps)}</b>
      </>
    ),
  },
  npsColumn({ isMain: false }),
  answersColumn,
];
