import type { CaseListQuery } from '#web/__generated__/CaseListQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { caseList } from '#web/features/surveys/cases/CaseList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** The cases of people who gave a low score. */
export default function CasesPage({ data, address }: PageProps<CaseListQuery>) {
  return (
    <Screen title="Cases" about="People who gave a low score in a survey, and what you do about it">
      <DashboardTabs current="cases" />
      <List of={caseList} data={data} address={address} given={undefined} />
    </Screen>
  );
}

export const page = definePage<CaseListQuery>({
  ...caseList.page,
  head: () => ({ title: 'Cases', canonical: null }),
});
