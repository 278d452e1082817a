import { planThatOpens } from '#common/plans.ts';
import type { ResponseListQuery } from '#web/__generated__/ResponseListQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { responseList } from '#web/features/surveys/responses/ResponseList.tsx';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { List } from '#web/list/List.tsx';

/** Every answer to the surveys of an agency, or those about the viewer and their team. */
export default function ResponsesPage({ data, address }: PageProps<ResponseListQuery>) {
  const { offers, namesRecruiter } = useLookedAfter(data.viewer);
  const plan = planThatOpens(useHeldRoles(), 'nps_view');
  const tags = nodesOf(data.surveyTags);
  const choices = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const campaigns = choices(nodesOf(data.campaigns));
  return (
    <Screen title="Responses" about="What candidates and employers answered in your surveys">
      <DashboardTabs current="responses" />
      {plan && (
        <PlanNotice plan={plan}>
          Surveys measure how likely candidates and employers are to recommend your agency, and why.
        </PlanNotice>
      )}
      <List
        of={responseList}
        data={data}
        address={address}
        offers={{
          ...offers,
          ...(campaigns.length > 0 && { campaign: campaigns }),
          ...(tags.length > 0 && { tag: choices(tags) }),
        }}
        given={{ namesRecruiter, tagNames: tags.map(({ name }) => name) }}
      />
    </Screen>
  );
}

export const page = definePage<ResponseListQuery>({
  ...responseList.page,
  head: () => ({ title: 'Responses', canonical: null }),
});
