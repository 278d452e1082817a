import { meets } from '#common/roles.ts';
import { campaignSettingsUrl, inviteSettingsUrl, webhooksUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';

const tabs = {
  invitations: { label: 'Review invitations', href: inviteSettingsUrl() },
  campaigns: { label: 'Campaigns', href: campaignSettingsUrl() },
  webhooks: { label: 'Webhooks', href: webhooksUrl() },
} as const;

/** The tabs of the settings of what an agency sends; nothing for those who can open only one. Webhooks are for admins. */
export function ToolsTabs({ current }: { current: keyof typeof tabs }) {
  const user = useUser();
  const held = user && rolesToCheck(user.roles);
  if (!meets(held, 'nps_view')) return null;
  const shown = Object.entries(tabs).filter(([name]) => name !== 'webhooks' || meets(held, 'recruiter_admin'));
  return <Tabs label="Settings" tabs={shown.map(([name, tab]) => ({ ...tab, current: name === current }))} />;
}
