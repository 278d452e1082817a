import type { Environment } from '#common/features.ts';
import { holdsSecret, type Route, routes } from '#common/routes.ts';
import { absolute, sitemapIndexUrl } from '#common/urls.ts';

/** Addresses that are not pages and have nothing to find. */
const noPages = ['/graphql/', '/dev/'];

/**
 * `robots.txt` (RFC 9309): points to the sitemaps, and away from what only signed-in users and holders of a mailed link
 * can use. Trial installations keep search engines out altogether.
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

/**
 * A hidden route's path without the parameters at its end: alone, and with anything below it. `$` ends an address, and
 * `*` stands for the parameters between.
 */
function hiddenBy(route: Route): string[] {
  const path = route.path
    .replace(/(\/:[^/]+)+$/, '')
    .replace(/\/$/, '')
    .replaceAll(/\/:[^/]+/g, '/*');
  // When the token is optional, a public page has the same start.
  if (holdsSecret(route)) return /:(hash|token|recipientId)\?/.test(route.path) ? [] : [`${path}/`];
  return route.isOpen ? [] : [`${path}$`, `${path}?`, `${path}/`];
}
