import { anyOf, meets, type Requirement } from '#common/roles.ts';
import { agencyReportsUrl, casesUrl, dashboardUrl, leaderboardUrl, npsUrl, responsesUrl } from '#common/urls.ts';

/** A dashboard of recruiters. */
export type DashboardTab = 'reviews' | 'nps' | 'responses' | 'leaderboard' | 'cases' | 'reports';

/** What each tab takes, as its route. */
const tabs: readonly { tab: DashboardTab; label: string; href: string; takes?: Requirement }[] = [
  { tab: 'reviews', label: 'Reviews', href: dashboardUrl() },
  { tab: 'nps', label: 'NPS', href: npsUrl(), takes: 'nps_view' },
  { tab: 'responses', label: 'Responses', href: responsesUrl(), takes: anyOf('recruiter_admin', 'nps_view') },
  { tab: 'leaderboard', label: 'Leaderboard', href: leaderboardUrl(), takes: 'leaderboard_view' },
  { tab: 'cases', label: 'Cases', href: casesUrl(), takes: anyOf('recruiter_admin', 'nps_view') },
  { tab: 'reports', label: 'Reports', href: agencyReportsUrl(), takes: 'recruiter_admin' },
];

/** The dashboards that somebody with these roles can open. */
export const dashboardTabsFor = (roles: readonly string[]) => tabs.filter(({ takes }) => meets(roles, takes));
