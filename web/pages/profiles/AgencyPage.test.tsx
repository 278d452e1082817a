import { expect, test } from 'vitest';
import { addressOf, linkedData, renderPage } from '../testing/render-page.tsx';
import { sampleAgency, sampleReview } from '../testing/samples.ts';
import * as AgencyPage from './AgencyPage.tsx';

const draw = (agency: object = {}, query: Record<string, string> = {}) =>
  renderPage(
    AgencyPage,
    { agency: { ...sampleAgency, ...agency } },
    addressOf('/agency/harbour-talent', { params: { slug: 'harbour-talent' }, query }),
  );
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const headOf = (agency: object = {}) =>
  AgencyPage.page.head!({ agency: { ...sampleAgency, ...agency } } as never, addressOf('/agency/harbour-talent'));

test('search engines get the rating that the page shows', () => {
  const head = headOf();
  expect(head.canonical).toBe('/agency/harbour-talent');
  expect(linkedData(head)[0]).toMatchObject({
    '@type': 'EmploymentAgency',
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: '4.37',
      reviewCount: 38,
      bestRating: 5,
      worstRating: 1,
    },
  });
  expect(text(draw())).toMatch(/Plain average 4\.37 of 38 reviews/);
});

test('an agency without counted reviews has no rating', () => {
  const figures = { ...sampleAgency.figures, reviewCount: 0, average: null };
  expect(JSON.stringify(linkedData(headOf({ figures })))).not.toContain('ating');
});

test('its website is a nofollow link, and only if it is a web address', () => {
  expect(draw()).toContain('<a href="https://www.harbour-talent.example/" rel="nofollow noopener">');
  expect(draw({ website: 'javascript:alert(1)' })).not.toContain('javascript:');
  expect(draw({ website: null })).not.toContain('noopener');
});

test('shows its recruiters with their scores; more recruiters and reviews are links that work without JavaScript', () => {
  const html = draw({}, { audience: 'candidate' });
  expect(html).toContain('href="/recruiter/ada-reyes"');
  expect(html).toContain('href="/agency/harbour-talent?audience=candidate&amp;recruiters=r1#recruiters"');
  expect(html).toContain('href="/agency/harbour-talent?audience=candidate&amp;after=c1"');
  expect(html).toContain('href="/agency/harbour-talent?audience=candidate&amp;stars=3"');
  expect(html).not.toContain('Back to the first recruiters');
  expect(draw({}, { recruiters: 'r0' })).toContain('Back to the first recruiters');
});

test('each review names its recruiter, and says so if they have left since', () => {
  expect(text(draw())).toMatch(/About Ada Reyes/);
  expect(text(draw())).not.toContain('While at');
  const left = {
    ...sampleReview,
    recruiter: { ...sampleReview.recruiter, agency: { __typename: 'Agency', id: 'Agency:2' } },
  };
  const reviews = { ...sampleAgency.reviews, edges: [{ cursor: 'c1', node: left }] };
  expect(text(draw({ reviews }))).toContain('While at Harbour Talent');
});

test('says how many reviews were removed', () => {
  expect(text(draw())).toContain('42 published, 2 removed');
  expect(text(draw({ figures: { ...sampleAgency.figures, removedCount: 0 } }))).toContain('42 published, 0 removed');
});

test('depends on the agency, its figures, and everybody listed or reviewed on it, each once', () => {
  expect(AgencyPage.page.subjects!({ agency: sampleAgency } as never)).toEqual([
    { id: 'Agency:1', version: '3' },
    { id: 'AgencyFigures:1', version: '9' },
    { id: 'Recruiter:1', version: '7' },
  ]);
});
