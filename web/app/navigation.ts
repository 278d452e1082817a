import type { Features } from '#common/features.ts';
import { isStaff, type Kind, kindOf } from '#common/kinds.ts';
import { type ListTab, labelOfTab } from '#common/reviews/lists/tabs.ts';
import { answerFor, matchRoute, type RouteViewer } from '#common/routes.ts';
import { agencyEditUrl, panelUrl, recruiterEditUrl, reviewsUrl, searchUrl } from '#common/urls.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';

/** The person a menu is for. */
export interface MenuViewer {
  readonly roles: readonly string[];
  readonly attributes: { readonly approved: boolean; readonly country?: string };
}

interface Group {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** The app's rail for a person, with the current place. Leaves out what is not built, switched off, or not for them. */
export function navigationFor({ roles, attributes }: MenuViewer, features: Features, path: string) {
  const viewer: RouteViewer = { roles: rolesToCheck(roles), approved: attributes.approved };
  const answers = (href: string) => answerFor(matchRoute(href)?.route, viewer, features, attributes.country) === 'ok';
  return [panel, createsFor(kindOf(roles)), reviews, profileOf(kindOf(roles)), company, siteOf(kindOf(roles))]
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ href }) => answers(href)).map((item) => ({ ...item, current: item.href === path })),
    }))
    .filter(({ items }) => items.length > 0);
}

const panel: Group = {
  title: 'Admin panel',
  items: [
    { label: 'Overview', href: panelUrl() },
    { label: 'Enquiries', href: panelUrl('enquiries') },
    { label: 'Claims', href: panelUrl('claims') },
    { label: 'Reported profiles', href: panelUrl('reports') },
    { label: 'Agencies', href: panelUrl('agencies') },
    { label: 'Companies', href: panelUrl('companies') },
    { label: 'Users', href: panelUrl('users') },
    { label: 'Reviews to check', href: panelUrl('reviews') },
    { label: 'Flagged reviews', href: panelUrl('review-flags') },
    { label: 'Outbox', href: panelUrl('mails') },
    { label: 'Tasks', href: panelUrl('tasks') },
    { label: 'Audit log', href: panelUrl('audit') },
    { label: 'Feature flags', href: panelUrl('flags') },
  ],
};

const company: Group = {
  title: 'Your company',
  items: [
    { label: 'Profile', href: '/company-profile/edit' },
    { label: 'People', href: '/company/users/active' },
  ],
};

/** Who is invited, in the words of the tabs: staff see everybody's, an agency admin the agency's. */
function createsFor(kind: Kind): Group {
  const own = isStaff(kind) ? [] : [{ label: 'New placement', href: '/placement/new' }];
  return {
    title: 'Invitations',
    items: [...own, ...tabs('requested', 'inviteNotSent', 'inviteScheduled', 'inviteSent')],
  };
}

/** Reviews received, before and after publication. */
const reviews: Group = {
  title: 'Reviews',
  items: tabs('pending', 'missingVerification', 'publishedNotReplied', 'publishedReplied', 'badReviews', 'verified'),
};

function tabs(...names: readonly ListTab[]) {
  return names.map((tab) => ({ label: labelOfTab(tab), href: reviewsUrl(tab) }));
}

/** Staff meet every requirement, but have no profile. */
function profileOf(kind: Kind): Group {
  const own = [
    { label: 'Your profile', href: recruiterEditUrl() },
    { label: 'Agency', href: agencyEditUrl() },
  ];
  return { title: 'Profile', items: isStaff(kind) ? [] : own };
}

/** Search is the main task of those who hire, and secondary for others. */
function siteOf(kind: Kind): Group {
  const isHiring = kind === 'hiring user' || kind === 'company admin';
  return {
    title: isHiring ? 'Recruiters' : 'Site',
    items: [{ label: isHiring ? 'Find recruiters' : 'Search', href: searchUrl() }],
  };
}
