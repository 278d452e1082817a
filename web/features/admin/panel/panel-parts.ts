import type { RouteId } from '#common/routes.ts';

/** The parts of the admin panel in the order of their tabs: the end of the address, the route and the tab's label. */
export const panelParts = [
  { part: '', route: 'panelAdmin', label: 'Overview', about: 'Whether all is well, and what waits for you.' },
  { part: 'enquiries', route: 'panelEnquiries', label: 'Enquiries', about: 'Recruiters who ask for a profile.' },
  { part: 'claims', route: 'panelClaims', label: 'Claims', about: 'People who say that a profile is theirs.' },
  {
    part: 'reports',
    route: 'panelReports',
    label: 'Reported profiles',
    about: 'What visitors say is wrong with a profile.',
  },
  { part: 'agencies', route: 'panelAgencies', label: 'Agencies', about: 'Agencies, and those to approve.' },
  { part: 'companies', route: 'panelCompanies', label: 'Companies', about: 'Employers, and those to approve.' },
  { part: 'users', route: 'panelUsers', label: 'Users', about: 'Everybody with an account.' },
  {
    part: 'reviews',
    route: 'panelReviews',
    label: 'Reviews to check',
    about: 'Reviews with a signal of risk: they wait until somebody decides.',
  },
  {
    part: 'review-flags',
    route: 'panelReviewFlags',
    label: 'Flagged reviews',
    about: 'Reviews that somebody says break the policy: each is decided within a week.',
  },
  { part: 'mails', route: 'panelMails', label: 'Outbox', about: 'What became of our mails, and who wants none.' },
  { part: 'tasks', route: 'panelTasks', label: 'Tasks', about: 'Work in the background: waiting, running and failed.' },
  { part: 'audit', route: 'panelAudit', label: 'Audit log', about: 'Who did what to what, and when.' },
  { part: 'flags', route: 'panelFeatures', label: 'Flags', about: 'Which parts of the product are on here, and why.' },
] as const satisfies readonly { part: string; route: RouteId; label: string; about: string }[];

/** The end of an admin page's address; empty for the overview. */
export type PanelPart = (typeof panelParts)[number]['part'];
