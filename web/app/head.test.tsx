import { expect, test } from 'vitest';
import { featuresFor } from '#common/features.ts';
import { renderPage } from './entry-server.tsx';

const site = {
  site: 'https://app.plaudit.example',
  features: featuresFor('production'),
  environment: 'production',
  zone: 'uk',
  publicSites: {},
  contact: 'hello@plaudit.example',
  services: [],
  signIns: [],
} as const;

/** The head of an address that needs no data, for the UK zone. */
async function headOf(path: string, publicSites: { au?: string; uk?: string } = {}): Promise<string> {
  const rendered = await renderPage(new Request(`https://app.plaudit.example${path}`), {
    site: { ...site, publicSites },
    filesFor: () => ({ entry: '/entry.js', modules: [], styles: [], fonts: [] }),
    execute: () => Promise.reject(new Error('These pages need no data.')),
    captureError: (error) => {
      throw error;
    },
  });
  if (!('html' in rendered)) throw new Error(`${path} leads elsewhere`);
  return rendered.html.split('</head>')[0]!;
}

test("when zones have their own addresses, a page is canonical at its zone's and names the others", async () => {
  const head = await headOf('/terms', { au: 'https://plaudit.example/start', uk: 'https://plaudit.example.uk' });
  expect(head).toContain('<link rel="canonical" href="https://plaudit.example.uk/terms"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="en-au" href="https://plaudit.example/terms"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="en-gb" href="https://plaudit.example.uk/terms"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="x-default" href="https://plaudit.example/terms"/>');
  expect(head).toContain('<meta property="og:image" content="https://plaudit.example.uk/og/site/1.png"/>');
});

test('otherwise there is one address and no alternates', async () => {
  const head = await headOf('/terms');
  expect(head).toContain('<link rel="canonical" href="https://app.plaudit.example/terms"/>');
  expect(head).not.toContain('hrefLang');
});

test('every page has a link preview with a picture, its size and its alt text', async () => {
  const head = await headOf('/privacy');
  expect(head).toContain('<meta property="og:image:width" content="1200"/>');
  expect(head).toContain('<meta property="og:image:height" content="630"/>');
  expect(head).toMatch(/<meta property="og:image:alt" content="[^"]{20,}"\/>/);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test.each(['/restore-password', '/logout', '/signup-info', '/not-found', '/nowhere'])(
  '%s is not for search engines, and has no canonical address',
  async (path) => {
    const head = await headOf(path);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('canonical');
  },
);
