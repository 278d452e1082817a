import type { BoardListQuery } from '#web/__generated__/BoardListQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { BoardKinds } from '#web/features/leaderboard/BoardKinds.tsx';
import { boardList } from '#web/features/leaderboard/BoardList.tsx';
import { OwnStanding } from '#web/features/leaderboard/OwnStanding.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** Recruiters by the published formula, of the user's agency and of the market. */
export default function LeaderboardPage({ data, address }: PageProps<BoardListQuery>) {
  const { offers } = useLookedAfter(data.viewer);
  return (
    <Screen
      title="Leaderboard"
      about="Recruiters by the cautious end of their score, for candidates and employers apart. Ten counted reviews and a coverage of 80% are needed to be ranked."
    >
      <DashboardTabs current="leaderboard" />
      <BoardKinds current="rating" />
      <OwnStanding data={data} query={address.query} />
      <List of={boardList} data={data} address={address} offers={offers} given={{ query: address.query }} />
    </Screen>
  );
}

export const page = definePage<BoardListQuery>({
  ...boardList.page,
  head: () => ({ title: 'Leaderboard', canonical: null }),
});
