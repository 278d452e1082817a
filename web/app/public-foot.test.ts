import { expect, test } from 'vitest';
import { featuresFor } from '#common/features.ts';
import { renderPage } from './entry-server.tsx';

const site = {
  site: 'https://plaudit.example',
  features: featuresFor('production'),
  environment: 'production',
  zone: 'au',
  publicSites: {},
  contact: 'hello@plaudit.example',
  services: [],
  signIns: [],
} as const;

/** The document of an address, as a stranger gets it. */
async function draw(path: string, change: { operator?: string } = {}): Promise<string> {
  const rendered = await renderPage(new Request(`https://plaudit.example${path}`), {
    site: { ...site, ...change },
    filesFor: () => ({ entry: '/entry.js', modules: [], styles: [], fonts: [] }),
    execute: () => Promise.reject(new Error('These pages need no data.')),
    captureError: (error) => {
      throw error;
    },
  });
  if (!('html' in rendered)) throw new Error(`${path} leads elsewhere`);
  return rendered.html;
}
const footOf = (html: string) => html.split('<footer')[1]!.split('</footer>')[0]!;

test.each(['/review-policy', '/privacy', '/terms', '/not-found', '/', '/signup'])(
  'the footer of %s links to the review policy, privacy, requests about data and terms',
  async (path) => {
    const links = [...footOf(await draw(path)).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/review-policy', '/privacy', '/privacy/request', '/terms']);
  },
);

test('the footer of public pages names the operator, if configured', async () => {
  expect(footOf(await draw('/terms', { operator: 'Harbour & Sons' }))).toContain('Run by Harbour &amp; Sons.');
  expect(footOf(await draw('/terms'))).not.toContain('Run by');
});

test.each([
  ['/review-policy', 'Review policy'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
])('%s has a title, a description and one canonical address', async (path, title) => {
  const html = await draw(path);
  expect(html).toMatch(new RegExp(`<title>${title}[^<]*</title>`));
  expect(html).toContain(`<link rel="canonical" href="https://plaudit.example${path}"/>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{60,}"\/>/);
  expect(html).not.toContain('noindex');
});
