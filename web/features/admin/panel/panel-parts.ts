import type { RouteId } from '#common/routes.ts';

/** The parts of the admin panel in the order of their tabs: the end of the address, the route and the tab's label. */
export const panelParts = [
  { part: '', route: 'panelAdmin', label: 'Overview', about: "System health, and what's waiting for you." },
  { part: 'enquiries', route: 'panelEnquiries', label: 'Enquiries', about: 'Recruiters who want a profile.' },
  { part: 'claims', route: 'panelClaims', label: 'Claims', about: 'People who say a profile or agency is theirs.' },
  {
    part: 'training',
    route: 'panelTraining',
    label: 'Training',
    about: 'Training sessions that recruiters booked.',
  },
  {
    part: 'reports',
    route: 'panelReports',
    label: 'Reported profiles',
    about: 'Problems that visitors found on profiles.',
  },
  { part: 'privacy', route: 'panelPrivacy', label: 'Privacy', about: 'Requests about personal data, by deadline.' },
  { part: 'agencies', route: 'panelAgencies', label: 'Agencies', about: 'Agencies, and which of them to approve.' },
  {
    part: 'companies',
    route: 'panelCompanies',
    label: 'Companies',
    about: 'Employers, and which of them to approve.',
  },
  { part: 'jobs', route: 'panelJobs', label: 'Jobs', about: 'Jobs of companies, and which of them to approve.' },
  { part: 'users', route: 'panelUsers', label: 'Users', about: 'Everyone with an account.' },
  {
    part: 'reviews',
    route: 'panelReviews',
    label: 'Reviews to check',
    about: 'Reviews with risk signals, held until someone decides.',
  },
  {
    part: 'review-flags',
    route: 'panelReviewFlags',
    label: 'Flags',
    about: 'Published reviews and replies that someone flagged or reported, by deadline.',
  },
  {
    part: 'mails',
    route: 'panelMails',
    label: 'Outbox',
    about: "The emails we send, and addresses that don't get any.",
  },
  { part: 'tasks', route: 'panelTasks', label: 'Tasks', about: 'Background work: waiting, running, and failed.' },
  {
    part: 'connections',
    route: 'panelConnections',
    label: 'Connections',
    about: 'Software that agencies have connected, and what is wrong with it.',
  },
  { part: 'audit', route: 'panelAudit', label: 'Audit log', about: 'Who did what, and when.' },
  {
    part: 'flags',
    route: 'panelFeatures',
    label: 'Feature flags',
    about: 'Which parts of the product are on here, and why.',
  },
] as const satisfies readonly { part: string; route: RouteId; label: string; about: string }[];

/** The end of an admin page's address; empty for the overview. */
export type PanelPart = (typeof panelParts)[number]['part'];
