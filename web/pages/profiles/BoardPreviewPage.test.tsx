import { expect, test } from 'vitest';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import { sampleAgency, sampleRecruiter, sampleReview } from '../testing/samples.ts';
import * as BoardPreviewPage from './BoardPreviewPage.tsx';

const reviews = { edges: [1, 2, 3].map((id) => ({ cursor: `c${id}`, node: { ...sampleReview, id: `Review:${id}` } })) };
const recruiter = { ...sampleRecruiter, seekEmail: 'ada@harbour-talent.example', reviews };
const agency = { ...sampleAgency, reviews };
const draw = (path: string, data: object, query: Record<string, string> = {}) =>
  renderPage(BoardPreviewPage, { recruiter: null, agency: null, ...data }, addressOf(path, { query }));
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('shows the summary narrow and wide, says that it is a preview, and names the levels', () => {
  const html = draw('/seek/ada-reyes', { recruiter });
  expect(text(html)).toMatch(/SEEK alone decides what it shows, and Plaudit isn.+t connected with it\./);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html.match(/<blockquote/g)).toHaveLength(4);
  expect(text(html)).toMatch(/80% interval/);
  expect(text(html)).toMatch(/\d+% level \d: /);
  expect(text(html)).toMatch(/Newest first, 3 of \d+ shown/);
});

test('shows the email on SEEK only, and only of those who chose it', () => {
  expect(draw('/seek/ada-reyes', { recruiter })).toContain('mailto:ada@harbour-talent.example');
  expect(draw('/jora/ada-reyes', { recruiter })).not.toContain('mailto:');
  expect(draw('/seek/ada-reyes', { recruiter: { ...recruiter, seekEmail: null } })).not.toContain('mailto:');
});

test('a profile with few reviews says so, and one without reviews shows no score', () => {
  expect(text(draw('/jora/ada-reyes', { recruiter: { ...recruiter, reviewCount: 3 } }))).toContain('too few');
  const none = { ...recruiter, reviewCount: 0, publishedCount: 0, reviewTallies: {}, reviews: { edges: [] } };
  const html = draw('/jora/ada-reyes', { recruiter: none });
  expect(text(html)).toContain('No reviews yet');
  expect(html).not.toMatch(/out of 5 stars|<blockquote/);
});

test('an agency has previews, too: also when a recruiter has its slug', () => {
  const both = { recruiter, agency };
  expect(draw('/jora/harbour-talent', { agency })).toContain('href="/agency/harbour-talent"');
  expect(draw('/jora/harbour-talent', both)).toContain('href="/recruiter/ada-reyes"');
  expect(draw('/jora/harbour-talent', both, { of: 'agency' })).toContain('href="/agency/harbour-talent"');
});

test('is not for search engines, and is kept under all that it shows', () => {
  const { page } = BoardPreviewPage;
  const at = addressOf('/seek/ada-reyes', { params: { slug: 'ada-reyes' } });
  expect(page.head!({ recruiter, agency: null } as never, at)).toMatchObject({ isHidden: true });
  expect(page.notFound!({ recruiter: null, agency: null } as never, at)).toBe(true);
  const ids = page.subjects!({ recruiter, agency } as never).map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining([recruiter.id, agency.id, agency.id.replace(':', 'Figures:')]));
});
