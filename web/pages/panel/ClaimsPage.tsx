import { meets } from '#common/roles.ts';
import type { ClaimListQuery } from '#web/__generated__/ClaimListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { AddUnclaimed } from '#web/features/joining/claims/AddUnclaimed.tsx';
import { claimList } from '#web/features/joining/claims/ClaimList.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { List } from '#web/list/List.tsx';

/** Claims of profiles, newest first. */
export default function ClaimsPage({ data, address }: PageProps<ClaimListQuery>) {
  const user = useUser();
  const mayAdd = user !== null && meets(user.roles, ['super_admin']);
  return (
    <PanelFrame part="claims" action={mayAdd && <AddUnclaimed />}>
      <List of={claimList} data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('claims', claimList.page);
