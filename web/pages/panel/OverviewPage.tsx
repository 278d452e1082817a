import { graphql } from 'react-relay';
import type { OverviewPageQuery } from '#web/__generated__/OverviewPageQuery.graphql.ts';
import { Health } from '#web/features/admin/overview/Health.tsx';
import { Queues } from '#web/features/admin/overview/Queues.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** The first page of the admin panel: the system's health, and what waits. */
export default function OverviewPage({ data: { panelOverview } }: PageProps<OverviewPageQuery>) {
  return (
    <PanelFrame part="">
      {panelOverview && (
        <>
          <Health overview={panelOverview} />
          <Queues overview={panelOverview} />
        </>
      )}
    </PanelFrame>
  );
}

export const page = definePage<OverviewPageQuery>({
  query: graphql`
    query OverviewPageQuery {
      panelOverview {
        ...Health_overview
        ...Queues_overview
      }
    }
  `,
  head: () => ({ title: 'Admin panel', canonical: null }),
});
