import { meets } from '#common/roles.ts';
import { agencyReportsUrl, dashboardUrl, leaderboardUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { useUser } from '#web/kit/session/use-session.ts';

const tabs = {
  reviews: { label: 'Reviews', href: dashboardUrl() },
  leaderboard: { label: 'Leaderboard', href: leaderboardUrl() },
  reports: { label: 'Reports', href: agencyReportsUrl() },
} as const;

/** The dashboards of recruiters, and an agency's reports for its admins. One outside their plan says which plan has it. */
export function DashboardTabs({ current }: { current: keyof typeof tabs }) {
  const makesReports = meets(useUser()?.roles ?? [], 'recruiter_admin');
  const shown = Object.entries(tabs).filter(([name]) => name !== 'reports' || makesReports);
  return <Tabs label="Dashboards" tabs={shown.map(([name, tab]) => ({ ...tab, current: name === current }))} />;
}
