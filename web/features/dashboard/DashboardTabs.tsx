import { Tabs } from '#web/app-ui/Tabs.tsx';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { type DashboardTab, dashboardTabsFor } from './dashboard-tabs.ts';

/** The dashboards of a recruiter, their plan's leaderboard, and an agency's reports for its admins; nothing if there is one. */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  const shown = dashboardTabsFor(rolesToCheck(useUser()?.roles ?? []));
  if (shown.length < 2) return null;
  return (
    <Tabs label="Dashboards" tabs={shown.map(({ tab, label, href }) => ({ label, href, current: tab === current }))} />
  );
}
