import type { Environment } from '#common/flags.ts';
import { holdsSecret, type Route, routes } from '#common/routes.ts';
import { absolute, sitemapIndexUrl } from '#common/urls.ts';

/** Addresses that are no pages and have nothing to find. */
const noPages = ['/graphql/', '/u/', '/claim/', '/agency-contact/', '/dev/'];

/**
 * `robots.txt` (RFC 9309): the way to the sitemaps, and away from what only signed-in people and those with a mailed link
 * can use. Installations for trying keep search engines out altogether.
 */
export function robotsText(origin: string, environment: Environment): string {
  if (environment === 'dev' || environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  const rules = [...new Set([...noPages, ...routes.flatMap(hiddenBy)])].sort();
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${absolute(origin, sitemapIndexUrl())}`,
    '',
  ].join('\n');
}

/** The static beginning of a hidden route's path: alone, and with anything below it. `$` ends an address. */
function hiddenBy(route: Route): string[] {
  const path = route.path.split('/:')[0]!.replace(/\/$/, '');
  // Where the token may be left out, a page for everybody stands there, too.
  if (holdsSecret(route)) return /:(hash|token|recipientId)\?/.test(route.path) ? [] : [`${path}/`];
  return route.isOpen ? [] : [`${path}$`, `${path}?`, `${path}/`];
}
