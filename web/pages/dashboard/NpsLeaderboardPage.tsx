import { graphql } from 'react-relay';
import { planThatOpens } from '#common/plans.ts';
import { npsLeaderboardExportUrl, npsLeaderboardUrl, npsViewUrl } from '#common/urls.ts';
import type { NpsBoard_board$key } from '#web/__generated__/NpsBoard_board.graphql.ts';
import type { NpsLeaderboardPageQuery } from '#web/__generated__/NpsLeaderboardPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardFilters } from '#web/features/dashboard/DashboardFilters.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { BoardKinds } from '#web/features/leaderboard/BoardKinds.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { NpsBoard, OwnNpsStanding, useNpsBoard } from '#web/features/surveys/board/NpsBoard.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import type { Choice } from '#web/list/filters.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The recruiters of an agency by the lower end of the interval of their net promoter score. */
export default function NpsLeaderboardPage({ data, address }: PageProps<NpsLeaderboardPageQuery>) {
  const { teams } = useLookedAfter(data.viewer);
  const plan = planThatOpens(useHeldRoles(), 'nps_view');
  const { period, from, to, audience, team } = address.query;
  const filters = { period, from, to, audience, team };
  return (
    <Screen
      title="Leaderboard"
      about="Recruiters by the lower end of their NPS, so that few answers don't win. Ten answers are needed to be ranked."
      action={
        data.npsBoard &&
        !plan && (
          <>
            <Button href={npsViewUrl('leader-board')}>Wall screen</Button>
            <Button href={npsLeaderboardExportUrl(filters)}>Export</Button>
          </>
        )
      }
    >
      <DashboardTabs current="leaderboard" />
      <BoardKinds current="nps" />
      {plan && (
        <PlanNotice plan={plan}>
          Surveys measure how likely candidates and employers are to recommend your agency, and why.
        </PlanNotice>
      )}
      {data.npsBoard ? (
        <Board board={data.npsBoard} address={address} teams={teams} />
      ) : (
        <EmptyState>Surveys belong to an agency. Its people compare their scores here.</EmptyState>
      )}
    </Screen>
  );
}

type BoardProps = { board: NpsBoard_board$key; address: PageAddress; teams: readonly Choice[] };

function Board({ board, address: { query }, teams }: BoardProps) {
  const shown = useNpsBoard(board);
  return (
    <>
      <OwnNpsStanding rows={shown.rows} />
      <DashboardFilters
        at={{ query, href: npsLeaderboardUrl }}
        days={shown}
        audienceLabel="Audience"
        recruiters={undefined}
        teams={teams}
      />
      <NpsBoard rows={shown.rows} />
    </>
  );
}

export const page = definePage<NpsLeaderboardPageQuery>({
  query: graphql`
    query NpsLeaderboardPageQuery($period: String, $from: String, $to: String, $audience: String, $team: String) {
      viewer {
        id
        ...lookedAfter_viewer
      }
      npsBoard(period: $period, from: $from, to: $to, audience: $audience, team: $team) {
        ...NpsBoard_board
      }
    }
  `,
  parameters: ['period', 'from', 'to', 'audience', 'team'],
  variables: ({ query: { period, from, to, audience, team } }) => ({ period, from, to, audience, team }),
  head: () => ({ title: 'NPS leaderboard', canonical: null }),
});
