import type { AuditListQuery } from '#web/__generated__/AuditListQuery.graphql.ts';
import { AuditList } from '#web/features/admin/audit/AuditList.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import type { PageProps } from '#web/kit/page.ts';

/** Who did what to what, and when. */
export default function AuditPage({ data, address }: PageProps<AuditListQuery>) {
  return (
    <PanelFrame part="audit">
      <AuditList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('audit', AuditList.page);
