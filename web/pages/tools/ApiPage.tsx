import { graphql } from 'react-relay';
import type { ApiPageQuery } from '#web/__generated__/ApiPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { ApiTokens } from '#web/features/api/ApiTokens.tsx';
import { InboundAddress } from '#web/features/api/InboundAddress.tsx';
import { Reference } from '#web/features/api/Reference.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { ToolsTabs } from './ToolsTabs.tsx';

/** The API tokens of an agency, its inbound address, and the reference of the API. */
export default function ApiPage({ data }: PageProps<ApiPageQuery>) {
  return (
    <Screen title="API" about="Connect your own software, or a tool such as Zapier, to Plaudit">
      <ToolsTabs current="api" />
      <ApiTokens data={data} />
      <InboundAddress data={data} />
      <Reference />
    </Screen>
  );
}

export const page = definePage<ApiPageQuery>({
  query: graphql`
    query ApiPageQuery {
      ...ApiTokens_query
      ...InboundAddress_query
    }
  `,
  head: () => ({ title: 'API', canonical: null }),
});
