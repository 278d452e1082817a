import { describe, expect, test } from 'vitest';
import * as PersonPage from '#web/pages/profiles/PersonPage.tsx';
import { addressOf, linkedData, renderPage } from '#web/pages/testing/render-page.tsx';
import { sampleRecruiter, sampleReview } from '#web/pages/testing/samples.ts';
import * as FlagReviewPage from './FlagReviewPage.tsx';
import * as ReportReplyPage from './ReportReplyPage.tsx';
import * as ReviewPage from './ReviewPage.tsx';

const review = { ...sampleReview, placedAs: 'fixed-term', placedIn: '2026-03', recruiter: sampleRecruiter };
const at = addressOf('/review/0199aaaa', { params: { reviewId: '0199aaaa' } });
const draw = (change: object = {}) =>
  renderPage(ReviewPage, { review: { ...review, ...change }, goneReview: null }, at);
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const gone = (publication: string, removedCount: number) =>
  ReviewPage.page.gone!(
    {
      review: null,
      goneReview: { publication, recruiter: { slug: 'ada-reyes', name: 'Ada Reyes', removedCount } },
    } as never,
    at,
  );

test('a review explains its level, and shows the kind and date of its placement', () => {
  const words = text(draw());
  expect(words).toContain('Level 3: Placement confirmed. The reviewer confirmed the placement details');
  expect(words).toMatch(/Placement Fixed-term Started March 2026/);
  expect(draw()).toContain('href="/recruiter/ada-reyes"');
  expect(text(draw({ level: 1, placedAs: null, placedIn: null }))).toContain('Placement Unknown');
});

test('shows the reply', () => {
  const reply = { __typename: 'ReviewReply', body: 'Thank you, Dana.', createdAt: '2026-11-22T09:30:00.000Z' };
  expect(text(draw({ reply }))).toContain('Reply from Ada Reyes');
});

test('its structured data is the way to it, without its text or stars', () => {
  const head = ReviewPage.page.head!({ review } as never, at);
  expect(head.canonical).toBe('/review/0199aaaa');
  expect(linkedData(head).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
});

test("a removed review's page says what happened, and nothing of what it said", () => {
  expect(gone('removed', 1)?.sentence).toContain('1 review of Ada Reyes has been removed so far.');
  expect(gone('removed', 3)?.sentence).toContain('3 reviews of Ada Reyes have been removed so far.');
  expect(gone('withdrawn', 0)?.sentence).toBe('The reviewer withdrew this review of Ada Reyes.');
  expect(ReviewPage.page.gone!({ review, goneReview: null } as never, at)).toBeUndefined();
});

test('the short profile links to the full one, which is canonical', () => {
  const recruiter = sampleRecruiter;
  const html = renderPage(PersonPage, { recruiter }, addressOf('/people/ada-reyes', { params: { slug: 'ada-reyes' } }));
  expect(text(html)).toContain('Full profile of Ada Reyes');
  expect(html).toContain('href="/review/0199aaaa"');
  expect(PersonPage.page.head!({ recruiter } as never, addressOf('/people/ada-reyes')).canonical).toBe(
    '/recruiter/ada-reyes',
  );
});

describe('reporting a reply', () => {
  const reply = {
    __typename: 'ReviewReply',
    body: 'Thank you, Dana.',
    createdAt: '2026-11-22T09:30:00.000Z',
    version: 1,
  };
  const open = (name: string, page: typeof ReportReplyPage | typeof FlagReviewPage, reviewed: object) =>
    renderPage(
      page,
      { review: { ...review, ...reviewed }, goneReview: null },
      addressOf(`/review/0199aaaa/${name}`, at),
    );

  test('starts at a quiet link below the reply that says whose review it is', () => {
    expect(draw({ reply })).toMatch(/<a[^>]*href="\/review\/0199aaaa\/report-reply"[^>]*rel="nofollow"/);
    expect(text(draw({ reply }))).toMatch(/Report reply to the review by/);
    expect(draw()).not.toContain('report-reply');
  });

  test('asks for a reason that fits a reply, in a form that works without JavaScript', () => {
    const html = open('report-reply', ReportReplyPage, { reply });
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('About something else');
    expect(text(html)).toContain('Only our moderators read this.');
    expect(html).not.toContain('not_a_client');
    expect(open('flag', FlagReviewPage, { reply })).toContain('not_a_client');
  });

  test('says so when the reply is gone', () => {
    const goneNow = (data: object) => ReportReplyPage.page.gone!(data as never, at);
    expect(goneNow({ review: { ...review, reply: null }, goneReview: null })).toMatchObject({
      title: 'This reply is gone',
      link: { href: '/review/0199aaaa' },
    });
    expect(goneNow({ review: { ...review, reply }, goneReview: null })).toBeUndefined();
    const goneReview = {
      publication: 'withdrawn',
      recruiter: { slug: 'ada-reyes', name: 'Ada Reyes', removedCount: 0 },
    };
    expect(goneNow({ review: null, goneReview })?.title).toBe('This review is gone');
    expect(
      FlagReviewPage.page.gone!({ review: { ...review, reply: null }, goneReview: null } as never, at),
    ).toBeUndefined();
  });
});
