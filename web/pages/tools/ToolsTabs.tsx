import { meets } from '#common/roles.ts';
import { campaignSettingsUrl, inviteSettingsUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';

const tabs = {
  invitations: { label: 'Review invitations', href: inviteSettingsUrl() },
  campaigns: { label: 'Campaigns', href: campaignSettingsUrl() },
} as const;

/** The tabs of the settings of what an agency sends; nothing for those who can open only one. */
export function ToolsTabs({ current }: { current: keyof typeof tabs }) {
  const user = useUser();
  if (!meets(user && rolesToCheck(user.roles), 'nps_view')) return null;
  return (
    <Tabs label="Settings" tabs={Object.entries(tabs).map(([name, tab]) => ({ ...tab, current: name === current }))} />
  );
}
