import { dashboardUrl, leaderboardUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

const tabs = {
  reviews: { label: 'Reviews', href: dashboardUrl() },
  leaderboard: { label: 'Leaderboard', href: leaderboardUrl() },
} as const;

/** The dashboards of recruiters. One that their plan does not include says which plan does. */
export function DashboardTabs({ current }: { current: keyof typeof tabs }) {
  return (
    <Tabs
      label="Dashboards"
      tabs={Object.entries(tabs).map(([name, tab]) => ({ ...tab, current: name === current }))}
    />
  );
}
