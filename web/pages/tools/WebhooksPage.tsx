import { graphql } from 'react-relay';
import { meets } from '#common/roles.ts';
import type { WebhooksPageQuery } from '#web/__generated__/WebhooksPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Webhooks } from '#web/features/surveys/webhooks/Webhooks.tsx';
import { WhoMayEdit } from '#web/features/surveys/workflows/StartSurveys.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { ToolsTabs } from './ToolsTabs.tsx';

/** The webhooks that get an agency's survey answers. */
export default function WebhooksPage({ data }: PageProps<WebhooksPageQuery>) {
  const canAdd = meets(useHeldRoles(), 'nps_create');
  return (
    <Screen title="Webhooks" about="Send survey answers to your own software, signed so that it can trust them">
      <ToolsTabs current="webhooks" />
      {!canAdd && <WhoMayEdit />}
      <Webhooks data={data} canAdd={canAdd} />
    </Screen>
  );
}

export const page = definePage<WebhooksPageQuery>({
  query: graphql`
    query WebhooksPageQuery {
      ...Webhooks_query
    }
  `,
  head: () => ({ title: 'Webhooks', canonical: null }),
});
