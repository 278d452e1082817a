import { expect, test } from 'vitest';
import { featuresFor } from '#common/features.ts';
import { answerFor, holdsSecret, matchRoute, routes } from '#common/routes.ts';
import { robotsText } from './robots-text.ts';

const text = robotsText('https://plaudit.example', 'production');
const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!);

/** Matches as RFC 9309 says: from the start, with `$` as the end and `*` for anything. */
const isHidden = (url: string) =>
  rules.some((rule) => new RegExp(`^${RegExp.escape(rule).replaceAll('\\*', '.*').replace(/\\\$$/, '$')}`).test(url));

const sampleOf = (path: string) => path.replaceAll(/\/:[A-Za-z]+(\.[a-z]+)?\??/g, '/x$1').replace(/(.)\/$/, '$1');

test('it names the sitemaps by their full address', () => {
  expect(text).toContain('\nSitemap: https://plaudit.example/sitemap.xml\n');
});

test('every signed-in page, and every address with a token, is disallowed', () => {
  const meant = routes.filter(
    (route) => !route.isOpen || /:(hash|token|recipientId|statementId)\b(?!\?)/.test(route.path),
  );
  expect(meant.length).toBeGreaterThan(50);
  for (const { path } of meant) expect([path, isHidden(sampleOf(path))]).toEqual([path, true]);
});

test('no public page is, whatever its slug', () => {
  for (const route of routes.filter((one) => one.isOpen && !one.redirect && !holdsSecret(one)))
    expect([route.path, isHidden(sampleOf(route.path))]).toEqual([route.path, false]);
  for (const url of [
    '/',
    '/search?q=a',
    '/recruiter/edith-lee',
    '/recruiter/preview-jones',
    '/agency/recruiters-r-us',
  ]) {
    expect([url, isHidden(url)]).toEqual([url, false]);
    expect(answerFor(matchRoute(url.split('?')[0]!)?.route, null, featuresFor('production'))).toBe('ok');
  }
  for (const url of ['/recruiter/edit', '/agency/preview?x=1', '/reviews/requested']) expect(isHidden(url)).toBe(true);
});

test('trial installations are hidden altogether', () => {
  expect(robotsText('https://staging.plaudit.example', 'staging')).toBe('User-agent: *\nDisallow: /\n');
});
