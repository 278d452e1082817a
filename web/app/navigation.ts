import type { Features } from '#common/features.ts';
import { isStaff, type Kind, kindOf } from '#common/kinds.ts';
import { answerFor, matchRoute, type RouteViewer } from '#common/routes.ts';
import {
  agencyEditUrl,
  companyEditUrl,
  dashboardUrl,
  emailSyncUrl,
  homeUrl,
  inviteSettingsUrl,
  jobsUrl,
  marketingAssetsUrl,
  marketplaceUrl,
  panelUrl,
  peopleUrl,
  postsUrl,
  recruiterEditUrl,
  recruitersUrl,
  reviewsUrl,
  searchUrl,
  userProfileUrl,
  workflowsUrl,
} from '#common/urls.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';

/** The person a menu is for. */
export interface MenuViewer {
  readonly roles: readonly string[];
  readonly attributes: { readonly approved: boolean; readonly country?: string };
}

/** How many items wait for the person in an area. */
export type RailCounts = { readonly [area: string]: number | undefined };

/** An area of the product. Its pages are under its address, or under `within`, and have tabs of their own. */
interface Area {
  readonly label: string;
  readonly href: string;
  readonly within?: readonly string[];
  readonly count?: string;
}

/**
 * The app's rail for a person, with the current area. Leaves out what is not built, switched off, or not for them, and
 * counts of zero.
 */
export function navigationFor(
  { roles, attributes }: MenuViewer,
  features: Features,
  path: string,
  counts: RailCounts = {},
) {
  const viewer: RouteViewer = { roles: rolesToCheck(roles), approved: attributes.approved };
  const answers = (href: string) => answerFor(matchRoute(href)?.route, viewer, features, attributes.country) === 'ok';
  const items = areasOf(kindOf(roles))
    .filter(({ href }) => answers(href))
    .map(({ label, href, within = [href], count }) => ({
      label,
      href,
      current: within.some((start) => path === start || path.startsWith(`${start}/`)),
      ...(count && counts[count] && { count: counts[count] }),
    }));
  return [{ items }];
}

function areasOf(kind: Kind): readonly Area[] {
  if (isStaff(kind)) return [{ label: 'Admin panel', href: panelUrl() }, reviews, search];
  if (kind === 'hiring user' || kind === 'company admin') return hiring;
  return [
    { label: 'Home', href: homeUrl(), within: [homeUrl(), '/getting-started'] },
    dashboard,
    reviews,
    { label: 'Placements', href: '/placements', within: ['/placements', '/placement'] },
    { label: 'Email sync', href: emailSyncUrl() },
    { label: 'Jobs', href: marketplaceUrl(), within: ['/marketplace', '/my-jobs', '/jobs'] },
    { label: 'Posts', href: postsUrl(), within: ['/post-creators', '/post-creator'] },
    { label: 'Marketing assets', href: marketingAssetsUrl() },
    { label: 'Surveys', href: workflowsUrl(), within: ['/campaigns', '/campaign', '/nps'] },
    { label: 'People', href: peopleUrl('agency'), within: ['/agency/recruiters'] },
    { label: 'Profile', href: recruiterEditUrl(), within: [recruiterEditUrl(), agencyEditUrl()] },
    { label: 'Tools', href: inviteSettingsUrl(), within: ['/tools'] },
    search,
  ];
}

const reviews: Area = {
  label: 'Reviews',
  href: reviewsUrl('requested'),
  within: ['/reviews', '/review'],
  count: 'reviews',
};
const dashboard: Area = { label: 'Dashboard', href: dashboardUrl() };
const search: Area = { label: 'Search', href: searchUrl() };
const hiring: readonly Area[] = [
  { label: 'Jobs', href: jobsUrl() },
  { label: 'Recruiters', href: recruitersUrl() },
  { ...search, label: 'Find recruiters' },
  dashboard,
  { label: 'Company profile', href: companyEditUrl() },
  { label: 'People', href: peopleUrl('company'), within: ['/company/users'] },
  { label: 'Your profile', href: userProfileUrl() },
];
