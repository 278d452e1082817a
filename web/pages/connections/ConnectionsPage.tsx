import { graphql } from 'react-relay';
import { meets } from '#common/roles.ts';
import type { ConnectionsPageQuery } from '#web/__generated__/ConnectionsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { VendorCards } from '#web/features/connections/VendorCards.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ToolsTabs } from '../tools/ToolsTabs.tsx';

/** The software that an agency connects, each with its connection. */
export default function ConnectionsPage({ data }: PageProps<ConnectionsPageQuery>) {
  const mayConnect = meets(useHeldRoles(), 'recruiter_admin');
  return (
    <Screen title="Connections" about="Placements come in from your own software, and reviews of them count most">
      <ToolsTabs current="connections" />
      {!mayConnect && (
        <Notice title="Your agency's admin connects software">
          Your placements from it appear in your list. LinkedIn is your own: connect it yourself.
        </Notice>
      )}
      <VendorCards data={data} mayConnect={mayConnect} />
    </Screen>
  );
}

export const page = definePage<ConnectionsPageQuery>({
  query: graphql`
    query ConnectionsPageQuery {
      ...VendorCards_query
    }
  `,
  head: () => ({ title: 'Connections', canonical: null }),
});
