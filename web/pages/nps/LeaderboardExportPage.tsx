import { graphql } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { npsLeaderboardUrl } from '#common/urls.ts';
import type { LeaderboardExportPageQuery } from '#web/__generated__/LeaderboardExportPageQuery.graphql.ts';
import type { NpsBoard_board$key } from '#web/__generated__/NpsBoard_board.graphql.ts';
import { Figures } from '#web/app-ui/charts/ChartCard.tsx';
import { type FiguresTable, linesOf } from '#web/app-ui/charts/figures-table.ts';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { npsBoardTable, useNpsBoard } from '#web/features/surveys/board/NpsBoard.tsx';
import { audienceIn, audienceWords } from '#web/features/surveys/survey-words.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { csvOfLines } from '#web/list/csv.ts';
import type { Choice } from '#web/list/filters.ts';
import { saveFile } from '#web/list/save-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './LeaderboardExportPage.module.css';

/** The NPS leaderboard as a sheet to print, or as a file. */
export default function LeaderboardExportPage({ data, address }: PageProps<LeaderboardExportPageQuery>) {
  const { teams } = useLookedAfter(data.viewer);
  return (
    <div className={styles.sheet}>
      <p className={styles.notPrinted}>
        <Link href={npsLeaderboardUrl(filtersOf(address))}>Back to the leaderboard</Link>
      </p>
      {data.npsBoard ? (
        <Sheet
          board={data.npsBoard}
          address={address}
          teams={teams}
          agencyName={data.viewer?.recruiter?.agency.name ?? 'Your agency'}
        />
      ) : (
        <EmptyState>Surveys belong to an agency. Its people export their leaderboard here.</EmptyState>
      )}
    </div>
  );
}

type SheetProps = { board: NpsBoard_board$key; address: PageAddress; teams: readonly Choice[]; agencyName: string };

function Sheet({ board, address: { query }, teams, agencyName }: SheetProps) {
  const shown = useNpsBoard(board);
  const table = npsBoardTable(shown);
  const audience = query.audience ? audienceWords[audienceIn(query.audience)] : 'Candidates and employers';
  const team = teams.find(({ value }) => value === query.team)?.label;
  const days = `${formatDay(shown.from)} – ${formatDay(shown.to)}`;
  const save = () =>
    saveFile(
      `nps leaderboard ${shown.from} to ${shown.to}.csv`,
      csvOfLines([
        ['Agency', agencyName],
        ['From (UTC)', shown.from],
        ['Until (UTC)', shown.to],
        ['Audience', audience],
        ...(teams.length > 0 ? [['Team', team ?? 'All teams']] : []),
        [],
        ...linesOf(table),
      ]),
    );
  return (
    <>
      <h1 className={styles.title}>{table.title}</h1>
      <p>{`${[agencyName, team].filter(Boolean).join(', ')}. ${audience}, ${days}, in UTC. Recruiters by the lower end of the 95% interval.`}</p>
      <p className={styles.actions}>
        <Button variant="primary" onClick={save}>
          Download CSV
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </p>
      {table.rows.length > 0 ? (
        <div className={styles.table}>
          <Figures table={withKeys(table)} />
        </div>
      ) : (
        <EmptyState>No one was asked about your agency's recruiters in this period.</EmptyState>
      )}
    </>
  );
}

/** With the recruiter first, who names a row. */
const withKeys = (table: FiguresTable): FiguresTable => ({
  ...table,
  columns: [table.columns[1]!, table.columns[0]!, ...table.columns.slice(2)],
  rows: table.rows.map(([position, name, ...rest]) => [name!, position!, ...rest]),
});

const filtersOf = ({ query: { period, from, to, audience, team } }: PageAddress) => ({
  ...{ period, from, to, audience, team },
});

export const page = definePage<LeaderboardExportPageQuery>({
  query: graphql`
    query LeaderboardExportPageQuery($period: String, $from: String, $to: String, $audience: String, $team: String) {
      viewer {
        id
        recruiter {
          agency {
            name
          }
        }
        ...lookedAfter_viewer
      }
      npsBoard(period: $period, from: $from, to: $to, audience: $audience, team: $team) {
        ...NpsBoard_board
      }
    }
  `,
  parameters: ['period', 'from', 'to', 'audience', 'team'],
  variables: filtersOf,
  head: () => ({ title: 'Export the NPS leaderboard', canonical: null }),
});
