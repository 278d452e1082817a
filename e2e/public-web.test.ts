import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchRoute } from '#common/routes.ts';
import { agencyContactLinkUrl, reviewInviteUrl } from '#common/urls.ts';
import { connect } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { hashToken } from '#server/session/tokens.ts';
import { isDeep, sample } from '#server/testing/tiers.ts';
import { findings } from './running/axe.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { crawl } from './running/crawl.ts';
import { htmlErrors } from './running/html-checker.ts';
import { checksLooksOf } from './running/looks.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';

let plaudit: Plaudit;
let browser: Browser;
/** Every public page in every state that strangers can see, by name: its document and how it was answered. */
const documents = new Map<string, { path: string; status: number; html: string }>();

beforeAll(async () => {
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true }), openChromium()]);
  await addStrangeOnes();
  for (const [what, path] of await states()) documents.set(what, await read(path));
  for (const [what, path, form] of forms) documents.set(what, await read(path, form));
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
});

/** The longest and strangest names, texts and addresses that are possible. */
async function addStrangeOnes() {
  await plaudit.query(
    `with firm as (
      insert into agencies (id, slug, name, legal_name, contact_email, website, description, country, time_zone, location, is_approved)
      values (gen_random_uuid(), 'strangest', $1, 'Strangest', 'hello@strangest.example', $2, $3, 'AU', 'Australia/Sydney', $1, true)
      returning id)
    insert into recruiters (id, agency_id, slug, name, headline, about, country, is_claimed, source)
    select gen_random_uuid(), id, slug, name, $1, $3, 'AU', is_claimed, 'A public register' from firm, (values
      ('strangest-name', $4, true), ('right-to-left', $5, true), ('nobodys', 'Nobody Yet', false)) as r (slug, name, is_claimed)`,
    [
      `<b>W</b>&amp;"'`.padEnd(110, 'W'),
      `https://${'w'.repeat(60)}.example/${'x'.repeat(80)}?a=1&b="><script>alert(1)</script>`,
      '</script><script>alert(1)</script>\u2028 Words & more <of> theirs.\n\nA second part. '.repeat(50),
      `${'M'.repeat(70)}\u{1F680}'"<&>`,
      'אן \u202Eלי',
    ],
  );
}

async function states(): Promise<[what: string, path: string][]> {
  const [ids] = await plaudit.query<{ review: string; slug: string; agency: string; removed: string }>(
    `select v.id as review, r.slug, a.slug as agency,
      (select id from reviews where publication = 'removed' order by id limit 1) as removed
    from reviews v join review_replies p on p.review_id = v.id join recruiters r on r.id = v.recruiter_id
    join agencies a on a.id = r.agency_id
    where v.publication = 'published' and v.placement_id is not null and v.agency_id = a.id order by v.id limit 1`,
  );
  const { review, slug, agency, removed } = ids!;
  const unknown = '00000000-0000-7000-8000-000000000000';
  return [
    ['search', '/search'],
    ['search by words', '/search?q=demo'],
    ['search with typing errors', '/search?q=constrcution%20%22%3Cb%3E'],
    ['search narrowed', '/search?speciality=construction&country=AU'],
    ['search further on', '/search?page=2'],
    ['search without result', '/search?q=nobody+is+called+this'],
    ['recruiter', '/recruiter/demo-recruiter'],
    ['recruiter narrowed', '/recruiter/demo-recruiter?audience=employer&stars=5'],
    ['recruiter narrowed to nothing', '/recruiter/demo-recruiter?stars=1&audience=employer'],
    ['recruiter without reviews', '/recruiter/strangest-name'],
    ['recruiter written from right to left', '/recruiter/right-to-left'],
    ['recruiter whom nobody has claimed', '/recruiter/nobodys'],
    ['claim', '/recruiter/nobodys/claim'],
    ['claimed', '/recruiter/nobodys/claimed'],
    ['failed claim', '/recruiter/nobodys/failed-claim'],
    ['contact', '/recruiter/demo-recruiter/contact'],
    ['report', '/recruiter/demo-recruiter/report'],
    ['agency', '/agency/demo-agency'],
    ['agency narrowed', '/agency/demo-agency?audience=candidate&stars=4'],
    ['agency without reviews', '/agency/strangest'],
    ['recruiter in short', '/people/demo-recruiter'],
    ['recruiter by words in reviews', `/recruiter/${slug}?q=helpful&sort=lowest`],
    ['review', `/review/${review}`],
    ['review over its recruiter', `/recruiter/${slug}/review/${review}`],
    ['review over its agency', `/agency/${agency}/review/${review}`],
    ['flag', `/review/${review}/flag`],
    ['removed review', `/review/${removed}`],
    ['claim of an agency', '/agency/strangest/claim'],
    ['claimed agency', '/agency/strangest/claimed'],
    ['failed claim of an agency', '/agency/strangest/failed-claim'],
    ['report of an agency', '/agency/strangest/report'],
    ['contact of an agency', '/agency/demo-agency/contact'],
    ['open link of a recruiter', '/recruiter/demo-recruiter/review'],
    ['open link of an agency', '/agency/demo-agency/review'],
    ['review of an agency sent', '/agency/demo-agency/review/completed'],
    ['confirmation with a wrong token', '/review-confirm/unknown'],
    ['own review with a wrong token', `/review-edit/${review}/unknown`],
    ['answer to a flag with a wrong token', `/flag-answer/${unknown}/unknown`],
    ["candidate's form with a wrong token", `/candidate-review/${unknown}/unknown`],
    ["employer's form with a wrong token", `/employer-review/${unknown}/unknown`],
    ['form by a mailbox with a wrong token', `/email-sync-review/${unknown}/unknown`],
    ...(await reviewForms()),
    ['review form with a wrong token', `/review-invite/${unknown}/unknown`],
    ['review sent', '/recruiter/demo-recruiter/review/completed'],
    ['review sent, and on to Google', '/recruiter/demo-recruiter/review/completed/true'],
    ['capability statement', '/capabilityStatement/demo-agency-statement2'],
    ['capability statement with a wrong key', '/capabilityStatement/unknown'],
    ['review policy', '/review-policy'],
    ['privacy', '/privacy'],
    ['terms', '/terms'],
    ['sign in', '/'],
    ['forgotten password', '/restore-password'],
    ['new password', '/restore-password/unknown'],
    ['login link', '/login/link/unknown'],
    ['sign out', '/logout'],
    ['sign up', '/signup'],
    ['sign up, second part', '/signup-info'],
    ['enquiry of a recruiter', '/signup/recruiter'],
    ['signed-in page', '/account'],
    ['not found', '/not-found'],
    ['no such page', '/nowhere'],
    ['no such recruiter', '/recruiter/nobody-at-all'],
    ['no such review', '/review/nothing'],
    ['unsubscribe with a wrong token', '/u/unknown'],
    ['claim link with a wrong token', '/claim/unknown'],
    ['link to join with a wrong token', '/join/unknown'],
    ["link to an agency's address", await contactLink()],
    ["link to an agency's address with a wrong token", '/agency-contact/unknown'],
  ];
}

/** The emailed link that makes an address an agency's contact. */
async function contactLink(): Promise<string> {
  const token = 'a-token-of-a-mail';
  await plaudit.query(
    `update agencies set wished_contact_email = 'front-desk@strangest.example', contact_wished_at = now(),
      contact_token_hash = $1 where slug = 'strangest'`,
    [hashToken(token)],
  );
  return agencyContactLinkUrl(token);
}

/** Forms sent without JavaScript and with fields missing. */
const forms: readonly [what: string, path: string, form: Record<string, string>][] = [
  ['contact, sent empty', '/recruiter/demo-recruiter/contact', { name: '', email: 'no address', message: '<' }],
  ['contact of an agency, sent empty', '/agency/demo-agency/contact', { name: '', email: '"<', message: '' }],
  ['review by the open link, sent empty', '/recruiter/demo-recruiter/review', { title: '<b>', body: '' }],
  ['claim, sent empty', '/recruiter/nobodys/claim', { name: '', email: '' }],
  ['claim of an agency, sent empty', '/agency/strangest/claim', { name: '', email: '' }],
  ['report, sent empty', '/recruiter/demo-recruiter/report', { reason: '', words: '', email: '<' }],
  ['report of an agency, sent empty', '/agency/demo-agency/report', { reason: '<', words: '' }],
];

/** The forms behind emailed links: usable ones for both audiences, and expired ones. */
async function reviewForms(): Promise<[what: string, path: string][]> {
  const database = connect(plaudit.postgres.connectionString, 1);
  const made: [string, string][] = [];
  for (const [what, wishes] of [
    ['review form of a candidate', {}],
    ['review form of an employer', { audience: 'employer' }],
    ['review form that was used', { state: 'completed' }],
    ['review form that is too old', { state: 'expired' }],
    ['review form that was cancelled', { state: 'cancelled' }],
  ] as const) {
    const { id, token } = await createInvitation(database, wishes);
    made.push([what, reviewInviteUrl(id, token)]);
  }
  await database.close();
  return made;
}

async function read(path: string, form?: Record<string, string>) {
  const answer = await fetch(plaudit.url + path, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form), headers: { origin: plaudit.url } }),
  });
  return { path, status: answer.status, html: await answer.text() };
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex"/>');
const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!));
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the Nu HTML checker finds no error in any state of the public pages, but finds a planted one', async () => {
  const checked = sample([...documents], 25, 'html checker');
  const html = new Map(checked.map(([what, { html }]) => [what, html]));
  html.set('broken', documents.get('terms')!.html.replace('</main>', '<p><div></main>'));
  const errors = await htmlErrors(html);
  expect(errors.filter((error) => !error.startsWith('broken'))).toEqual([]);
  expect(errors).not.toEqual([]);
});

test.runIf(checksLooksOf('public web'))('axe finds nothing on them either', async () => {
  const { page, context } = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const found: Record<string, string[]> = {};
  for (const [what, { path }] of sample([...documents], 12, 'axe')) {
    if (path === '/logout' || path === '/account') continue;
    await page.goto(plaudit.url + path, { waitUntil: 'load' });
    found[what] = await findings(page);
  }
  expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  await context.close();
});

test('no page carries an executable inline script', () => {
  for (const [what, { html }] of documents)
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
      expect([what, attributes]).toEqual([
        what,
        expect.stringMatching(/src="\/assets\/|type="application\/(ld\+)?json"/),
      ]);
});

test('a missing page says so by its status, and leads on', () => {
  for (const what of ['not found', 'no such page', 'no such recruiter', 'no such review', 'removed review']) {
    const { status, html } = documents.get(what)!;
    expect([what, status]).toEqual([what, what === 'removed review' ? 410 : 404]);
    expect([what, html]).toEqual([what, expect.stringMatching(/<main.*href="\/(search|recruiter\/[\w-]+)"/s)]);
  }
});

test('every page for search engines has one address, a description, and a picture that exists', async () => {
  const pictures = new Set<string>();
  for (const [what, { html, status, path }] of documents) {
    const canonical = canonicalOf(html);
    if (isHidden(html) || status !== 200 || path === '/account') {
      expect([what, canonical]).toEqual([what, undefined]);
      continue;
    }
    expect([what, canonical]).toEqual([what, expect.stringMatching(`^${plaudit.url}/`)]);
    expect([what, canonical]).not.toEqual([what, expect.stringContaining('?')]);
    expect(attribute(html, /<meta property="og:url" content="([^"]*)"/)).toBe(canonical);
    expect([what, html]).toEqual([what, expect.stringMatching(/<meta property="og:title" content="[^"]+"\/>/)]);
    pictures.add(attribute(html, /<meta property="og:image" content="([^"]*)"/)!);
  }
  expect(pictures.size).toBeGreaterThan(5);
  for (const url of sample([...pictures], 5, 'pictures')) {
    const answer = await fetch(url, { redirect: 'manual' });
    expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'image/png']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test("filtered lists have the whole list's address as canonical, and search engines keep nothing that was typed", () => {
  const htmlOf = (what: string) => documents.get(what)!.html;
  expect(canonicalOf(htmlOf('recruiter narrowed'))).toBe(`${plaudit.url}/recruiter/demo-recruiter`);
  expect(canonicalOf(htmlOf('agency narrowed'))).toBe(`${plaudit.url}/agency/demo-agency`);
  expect(canonicalOf(htmlOf('recruiter in short'))).toBe(`${plaudit.url}/recruiter/demo-recruiter`);
  expect(canonicalOf(htmlOf('search narrowed'))).toBe(`${plaudit.url}/search`);
  for (const what of [
    'search by words',
    'search without result',
    'search further on',
    'claim',
    'contact',
    'review sent',
  ])
    expect([what, isHidden(htmlOf(what))]).toEqual([what, true]);
});

test('structured data matches what is shown: stars for agencies, none for people', () => {
  const typesOf = (what: string) => linkedData(documents.get(what)!.html).map((one) => one['@type']);
  expect(typesOf('agency')).toEqual(['EmploymentAgency', 'BreadcrumbList']);
  expect(typesOf('recruiter')).toEqual(['Person', 'BreadcrumbList']);
  expect(typesOf('review')).toEqual(['BreadcrumbList']);
  expect(canonicalOf(documents.get('review over its recruiter')!.html)).toBe(
    canonicalOf(documents.get('review')!.html),
  );
  expect(typesOf('search')).toEqual(['WebSite']);
  expect(typesOf('sign in')).toEqual(['WebSite']);
  for (const what of ['recruiter', 'review', 'recruiter in short'])
    expect(JSON.stringify(linkedData(documents.get(what)!.html))).not.toMatch(/rating/i);
  const [person] = linkedData(documents.get('recruiter')!.html);
  expect(person).toMatchObject({ name: 'Demo Recruiter', worksFor: { '@type': 'Organization', name: 'Demo Agency' } });
});

test("a profile's rating is the same in the text, in JSON-LD and in the database", async () => {
  const profiles = await plaudit.query<{
    path: string;
    count: number;
    average: string | null;
    score: string;
    isFirm: boolean;
  }>(
    `select '/recruiter/' || slug as path, review_count as count, score,
        round(rating_sum::numeric / nullif(review_count, 0), 2)::text as average, false as "isFirm" from recruiters
      union all
      select '/agency/' || a.slug, f.review_count, f.score,
        round(f.rating_sum::numeric / nullif(f.review_count, 0), 2)::text, true
      from agencies a join agency_figures f on f.agency_id = a.id where a.is_approved order by path`,
  );
  expect(profiles.length).toBeGreaterThan(50);
  for (const { path, count, average, score, isFirm } of sample(profiles, 12, 'ratings')) {
    const { html } = await read(path);
    const [{ aggregateRating }] = linkedData(html);
    const text = textOf(html);
    if (count === 0) {
      expect([path, aggregateRating, text]).toEqual([path, undefined, expect.not.stringContaining('Plain average')]);
      continue;
    }
    const reviews = `${count.toLocaleString('en-US')} review${count === 1 ? '' : 's'}`;
    expect([path, text]).toEqual([path, expect.stringMatching(new RegExp(`Plain average ${average} of ${reviews} `))]);
    expect([path, text]).toEqual([path, expect.stringContaining(` ${Number(score).toFixed(1)} `)]);
    expect([path, aggregateRating]).toEqual([
      path,
      isFirm ? expect.objectContaining({ ratingValue: average, reviewCount: count }) : undefined,
    ]);
  }
});

test('no link in the sitemaps or on any page they lead to is broken', async () => {
  const { broken, seen } = await crawl(
    plaudit.url,
    [...documents.values()].map(({ path }) => path),
  );
  expect(broken).toEqual([]);
  const routes = new Set(seen.map((url) => matchRoute(new URL(url, plaudit.url).pathname)?.route.id));
  expect(routes).toEqual(expect.objectContaining(new Set(['recruiter', 'agency', 'review', 'search', 'privacy'])));
  expect(seen.length).toBeGreaterThan(isDeep ? 300 : 100);
}, 300_000);

test('the files at well-known addresses exist', async () => {
  const robots = await read('/robots.txt');
  expect(robots.html).toContain(`Sitemap: ${plaudit.url}/sitemap.xml`);
  const security = await read('/.well-known/security.txt');
  expect(Date.parse(/^Expires: (.+)$/m.exec(security.html)![1]!)).toBeGreaterThan(Date.now());
  const manifest = await (await fetch(`${plaudit.url}/site.webmanifest`)).json();
  for (const { src, type } of (manifest as { icons: { src: string; type: string }[] }).icons) {
    const icon = await fetch(plaudit.url + src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  expect((await fetch(`${plaudit.url}/apple-touch-icon.png`)).headers.get('content-type')).toBe('image/png');
});
