import { meets } from '#common/roles.ts';
import { routeOf } from '#common/routes.ts';
import {
  apiUrl,
  campaignSettingsUrl,
  connectionsUrl,
  inviteSettingsUrl,
  statementsUrl,
  webhooksUrl,
  widgetsUrl,
} from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';

const tabs = [
  { name: 'invitations', label: 'Review invitations', href: inviteSettingsUrl(), needs: 'recruiter' },
  { name: 'widgets', label: 'Widgets', href: widgetsUrl(), needs: 'widget_view' },
  {
    name: 'statements',
    label: 'Capability statements',
    href: statementsUrl(),
    needs: routeOf('toolsCapabilityStatement').requirement,
  },
  { name: 'campaigns', label: 'Campaigns', href: campaignSettingsUrl(), needs: 'nps_view' },
  { name: 'connections', label: 'Connections', href: connectionsUrl(), needs: 'recruiter' },
  { name: 'webhooks', label: 'Webhooks', href: webhooksUrl(), needs: ['nps_view', 'recruiter_admin'] },
  { name: 'api', label: 'API', href: apiUrl(), needs: 'recruiter_admin' },
] as const;

/** The tabs of an agency's tools, each for those who may open it; nothing for those who can open only one. */
export function ToolsTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const held = useHeldRoles();
  const shown = tabs.filter(({ needs }) => meets(held, needs));
  if (shown.length < 2) return null;
  return (
    <Tabs label="Tools" tabs={shown.map(({ name, label, href }) => ({ label, href, current: name === current }))} />
  );
}
