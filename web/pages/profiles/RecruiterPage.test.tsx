import { describe, expect, test } from 'vitest';
import { addressOf, drawPage } from '../testing/draw-page.tsx';
import { sampleRecruiter } from '../testing/samples.ts';
import * as RecruiterPage from './RecruiterPage.tsx';

const draw = (recruiter: object = {}, query: Record<string, string> = {}) =>
  drawPage(
    RecruiterPage,
    { recruiter: { ...sampleRecruiter, ...recruiter } },
    addressOf('/recruiter/ada-reyes', { params: { slug: 'ada-reyes' }, query }),
  );
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('the next reviews are a link that works without JavaScript', () => {
  expect(draw()).toContain('href="/recruiter/ada-reyes?after=c1"');
});

test('the link to the next reviews keeps the filters, and a filter drops the place in the list', () => {
  const html = draw({}, { audience: 'candidate', stars: '4', after: 'c0' });
  expect(html).toContain('href="/recruiter/ada-reyes?audience=candidate&amp;stars=4&amp;after=c1"');
  expect(html).toContain('href="/recruiter/ada-reyes?audience=employer&amp;stars=4"');
  expect(html).toContain('Back to the newest reviews');
});

test('each bar of the distribution narrows the list to its stars, the one at work shows all again', () => {
  const html = draw({}, { stars: '5' });
  expect(html).toContain('href="/recruiter/ada-reyes?stars=3"');
  expect(html).toMatch(/<a href="\/recruiter\/ada-reyes"[^>]*aria-current="true"[^>]*>.*show all/);
});

test('the average of reviews with a confirmed address only stands beside the score', () => {
  expect(text(draw())).toMatch(/E-mail confirmed only 3\.50 of 2 reviews/);
});

describe('coverage', () => {
  test('says how many of the eligible were asked', () => {
    expect(text(draw())).toMatch(/Asked 38 of 43 eligible people/);
  });
  test('says too few placements below ten eligible people', () => {
    expect(text(draw({ invitedCount: 3, eligibleCount: 9 }))).toMatch(/Too few placements/);
  });
  test('is not shown of a profile that nobody has claimed, which says where its facts are from', () => {
    const shown = text(draw({ isClaimed: false, source: 'The agency’s public team page.' }));
    expect(shown).not.toContain('Who was asked');
    expect(shown).toContain('The agency’s public team page.');
  });
});

test('an imported review gets no stars of ours', () => {
  const imported = { ...sampleRecruiter.reviews.edges[0]!.node, level: 0, source: 'google' };
  const html = draw({ reviews: { ...sampleRecruiter.reviews, edges: [{ cursor: 'c1', node: imported }] } });
  const article = /<article.*?<\/article>/s.exec(html)![0];
  expect(article).toContain('Source: Google');
  expect(article).not.toContain('out of 5 stars');
});

test('what the document says of a person carries no rating', () => {
  const head = RecruiterPage.page.head!({ recruiter: sampleRecruiter } as never, addressOf('/recruiter/ada-reyes'));
  expect(head.canonical).toBe('/recruiter/ada-reyes');
  expect(head.structuredData).toMatchObject({ '@type': 'Person', worksFor: { name: 'Harbour Talent' } });
  expect(JSON.stringify(head.structuredData)).not.toMatch(/rating|review|stars/i);
});
