import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { reviewLimits } from '#common/limits.ts';
import { recipientMonths, retentionDays } from '#common/retention.ts';
import { flagReasons } from '#common/reviews/flags/flags.ts';
import { rejectionReasons, rejectionWords } from '#common/reviews/moderation/moderation.ts';
import { matchRoute } from '#common/routes.ts';
import { type Site, SiteContext } from '#web/kit/site.ts';
import * as privacy from './PrivacyPage.tsx';
import * as policy from './ReviewPolicyPage.tsx';
import * as terms from './TermsPage.tsx';

const site: Site = {
  environment: 'production',
  zone: 'au',
  publicSites: {},
  contact: 'hello@plaudit.example',
  services: [],
  signIns: [],
};
const draw = ({ default: Page }: { default: ComponentType }, change: Partial<Site> = {}) =>
  renderToStaticMarkup(
    <SiteContext value={{ ...site, ...change }}>
      <Page />
    </SiteContext>,
  );
/** The text that a reader sees, without markup. */
const read = (...given: Parameters<typeof draw>) =>
  draw(...given)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

describe.each([
  ['the review policy', policy, '2026-11-25">Nov 25'],
  ['the privacy page', privacy, '2026-11-26">Nov 26'],
  ['the terms', terms, '2026-11-25">Nov 25'],
])('%s', (_, module, changedOn) => {
  const html = draw(module);

  test('has one title, the date of its last change, and a table of contents with all its parts', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`Last changed <time dateTime="${changedOn}, 2026</time>`);
    const parts = [...html.matchAll(/<h2 id="([\w-]+)">\d+\. ([^<]+)</g)].map(([, id, title]) => [id, title]);
    const listed = [...html.matchAll(/<a href="#([\w-]+)">([^<]+)</g)].map(([, id, title]) => [id, title]);
    expect(parts.length).toBeGreaterThan(6);
    expect(listed).toEqual(parts);
  });

  test('links only to pages that exist', () => {
    const paths = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path!);
    for (const path of paths) expect(matchRoute(path)?.route).toMatchObject({ path, isBuilt: true });
  });

  test('gives a contact address, and names the operator if configured', () => {
    expect(html).toContain('<a href="mailto:hello@plaudit.example">hello@plaudit.example</a>');
    expect(html).not.toContain('Harbour');
    const named = draw(module, { operator: 'Harbour Reviews Pty Ltd' });
    expect(named).toContain('Harbour Reviews Pty Ltd');
    expect(named).not.toMatch(/the operator of this|hasn't given a name/);
  });

  test('has a description for search engines', () => {
    const head = module.page.head?.({}, { path: '/', params: {}, query: {} });
    expect(head?.description?.length).toBeGreaterThan(60);
    expect(head?.description?.length).toBeLessThan(170);
  });
});

test('the review policy lists every reason for a rejection and for a flag, and all deadlines', () => {
  const text = read(policy);
  for (const reason of rejectionReasons) expect(text).toContain(rejectionWords[reason].sentence);
  const flags = draw(policy).split('id="flags"')[1]!.split('</ul>')[0]!;
  expect(flags.match(/<li>/g)).toHaveLength(flagReasons.length);
  for (const said of ['at most 14 days', 'within 48 hours', 'has 5 days', 'within 7 days', 'once every 90 days'])
    expect(text).toContain(said);
  expect(reviewLimits.levelOnePublishesAfterDays).toBe(14);
});

test('the privacy page gives the retention periods and the deadline of each zone', () => {
  const text = read(privacy);
  expect(retentionDays).toMatchObject({ mails: 730, invitation_tokens: 90, session_families: 60 });
  expect(retentionDays).toMatchObject({ profile_reports: 730, profile_events: 396, visitor_salts: 2 });
  expect(recipientMonths).toBe(24);
  expect(draw(privacy).match(/<dt>[^<]*phone number/g)).toHaveLength(1);
  for (const said of [
    '2 years; the text is deleted',
    '90 days for reviews',
    '60 days after the last use',
    'asked for a phone number 13 months; after 2 days no one can tell',
    'Reports of profiles 2 years after the decision',
    "that its person didn't want, as one-way hashes as long as they don't want one",
    'were going to be 24 months after the last email, unless a review depends on them',
    'In the United Kingdom within one month',
    'In Australia within 30 days',
    'In New Zealand within 20 working days',
  ])
    expect(text).toContain(said);
});

test('the privacy page names an external service only if it is configured', () => {
  expect(read(privacy)).toContain('no other service is connected here');
  expect(read(privacy)).not.toMatch(/Sentry|Intercom/);
  const text = read(privacy, { services: ['Sentry', 'Intercom'] });
  expect(text).toMatch(/Sentry.*Intercom/);
  expect(text).not.toContain('no other service');
});
