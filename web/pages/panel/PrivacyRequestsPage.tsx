import { meets } from '#common/roles.ts';
import type { DataRequestListQuery } from '#web/__generated__/DataRequestListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { dataRequestList } from '#web/features/contact/data-requests/DataRequestList.tsx';
import { EnterDataRequest } from '#web/features/contact/data-requests/EnterDataRequest.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { List } from '#web/list/List.tsx';

/** Requests about personal data, those due first. */
export default function PrivacyRequestsPage({ data, address }: PageProps<DataRequestListQuery>) {
  const user = useUser();
  const mayEnter = user !== null && meets(user.roles, ['super_admin']);
  return (
    <PanelFrame part="privacy" action={mayEnter && <EnterDataRequest />}>
      <List of={dataRequestList} data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('privacy', dataRequestList.page);
