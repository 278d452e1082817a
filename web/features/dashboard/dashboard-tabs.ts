import type { Features } from '#common/features.ts';
import { anyOf, meets, type Requirement } from '#common/roles.ts';
import {
  agencyReportsUrl,
  casesUrl,
  dashboardUrl,
  googleReviewsUrl,
  jobDashboardUrl,
  leaderboardUrl,
  npsUrl,
  responsesUrl,
} from '#common/urls.ts';

/** A dashboard of recruiters and of people who hire. */
export type DashboardTab = 'reviews' | 'jobs' | 'nps' | 'responses' | 'leaderboard' | 'google' | 'cases' | 'reports';

interface Tab {
  readonly tab: DashboardTab;
  readonly label: string;
  readonly href: string;
  /** What it takes, as its route. */
  readonly takes?: Requirement;
  readonly feature?: keyof Features;
}

const tabs: readonly Tab[] = [
  { tab: 'reviews', label: 'Reviews', href: dashboardUrl() },
  { tab: 'jobs', label: 'Jobs', href: jobDashboardUrl(), takes: 'dashboard', feature: 'jobs' },
  { tab: 'nps', label: 'NPS', href: npsUrl(), takes: 'nps_view' },
  { tab: 'responses', label: 'Responses', href: responsesUrl(), takes: anyOf('recruiter_admin', 'nps_view') },
  { tab: 'leaderboard', label: 'Leaderboard', href: leaderboardUrl(), takes: 'leaderboard_view' },
  { tab: 'google', label: 'Google', href: googleReviewsUrl(), takes: 'leaderboard_view' },
  { tab: 'cases', label: 'Cases', href: casesUrl(), takes: anyOf('recruiter_admin', 'nps_view') },
  { tab: 'reports', label: 'Reports', href: agencyReportsUrl(), takes: 'recruiter_admin' },
];

/** The dashboards that somebody with these roles can open. */
export const dashboardTabsFor = (roles: readonly string[], features: Features): readonly Tab[] =>
  tabs.filter(({ takes, feature }) => meets(roles, takes) && (!feature || features[feature]));
