import { Tabs } from '#web/app-ui/Tabs.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { type DashboardTab, dashboardTabsFor } from './dashboard-tabs.ts';

/** The dashboards that a recruiter or a hiring user can open; nothing if there is one. */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  const shown = dashboardTabsFor(rolesToCheck(useUser()?.roles ?? []), useFeatures());
  if (shown.length < 2) return null;
  return (
    <Tabs label="Dashboards" tabs={shown.map(({ tab, label, href }) => ({ label, href, current: tab === current }))} />
  );
}
