import type { AgencyListQuery } from '#web/__generated__/AgencyListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { AgencyList } from '#web/features/joining/approvals/AgencyList.tsx';
import type { PageProps } from '#web/kit/page.ts';

/** Agencies, those to approve first. */
export default function AgenciesPage({ data, address }: PageProps<AgencyListQuery>) {
  return (
    <PanelFrame part="agencies">
      <AgencyList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('agencies', AgencyList.page);
