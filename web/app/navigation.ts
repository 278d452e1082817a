import type { Flags } from '#common/flags.ts';
import { answerFor, matchRoute, type RouteViewer } from '#common/routes.ts';
import { reviewsUrl, searchUrl } from '#common/urls.ts';

/** Somebody for whom a menu is made. */
export interface MenuViewer {
  readonly roles: readonly string[];
  readonly attributes: { readonly approved: boolean; readonly country?: string };
}

/** All that may stand in the rail, in order. What is not built, off or not for the person is left out. */
const menu = [
  {
    title: 'Reviews',
    items: [
      { label: 'Ask for a review', href: '/placement/new' },
      { label: 'Asked', href: reviewsUrl('requested') },
      { label: 'To answer', href: reviewsUrl('publishedNotReplied') },
      { label: 'Answered', href: reviewsUrl('publishedReplied') },
    ],
  },
  { title: 'Site', items: [{ label: 'Search', href: searchUrl() }] },
] as const;

/** The rail of the app for somebody, with the place they are at. */
export function navigationFor({ roles, attributes }: MenuViewer, flags: Flags, path: string) {
  const viewer: RouteViewer = { roles, approved: attributes.approved };
  const answers = (href: string) => answerFor(matchRoute(href)?.route, viewer, flags, attributes.country) === 'ok';
  return menu
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ href }) => answers(href)).map((item) => ({ ...item, current: item.href === path })),
    }))
    .filter(({ items }) => items.length > 0);
}
