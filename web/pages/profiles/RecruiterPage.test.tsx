import { describe, expect, test } from 'vitest';
import { addressOf, linkedData, renderPage } from '../testing/render-page.tsx';
import { sampleRecruiter } from '../testing/samples.ts';
import * as RecruiterPage from './RecruiterPage.tsx';

const draw = (recruiter: object = {}, query: Record<string, string> = {}) =>
  renderPage(
    RecruiterPage,
    { recruiter: { ...sampleRecruiter, ...recruiter } },
    addressOf('/recruiter/ada-reyes', { params: { slug: 'ada-reyes' }, query }),
  );
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('the next page of reviews is a link that works without JavaScript', () => {
  expect(draw()).toContain('href="/recruiter/ada-reyes?after=c1"');
});

test('the link to more reviews keeps the filters, and a filter returns to the first page', () => {
  const html = draw({}, { audience: 'candidate', stars: '4', after: 'c0' });
  expect(html).toContain('href="/recruiter/ada-reyes?audience=candidate&amp;stars=4&amp;after=c1"');
  expect(html).toContain('href="/recruiter/ada-reyes?audience=employer&amp;stars=4"');
  expect(html).toContain('Back to the newest reviews');
});

test('each bar of the distribution filters by its stars, and the selected one shows all again', () => {
  const html = draw({}, { stars: '5' });
  expect(html).toContain('href="/recruiter/ada-reyes?stars=3"');
  expect(html).toMatch(/<a href="\/recruiter\/ada-reyes"[^>]*aria-current="true"[^>]*>.*show all/);
});

test('the average of reviews with only a confirmed address is shown beside the score', () => {
  expect(text(draw())).toMatch(/Email confirmed only 3\.50 of 2 reviews/);
});

test('reads from the top: score, evidence, coverage, what to do, reviews; then the person and how it is verified', () => {
  const shown = text(draw({ about: 'Twenty years of bridges.' }));
  const parts = [
    'Ada Reyes Engineers for Sydney',
    '80% interval',
    '21 with a confirmed placement\u00A0· 3 more not in the score\u00A0· latest Nov 21, 2026',
    'Invited 38 of 43 eligible people',
    'Write a review',
    'Reviews by stars',
    ' Reviews Everyone',
    'Clear about the role',
    'Twenty years of bridges.',
    'Ratings in detail',
    'Placements Permanent',
    'How reviews are verified 21 of 24 reviews tied to a placement',
    'Report this profile',
  ].map((part) => [shown.indexOf(part.replaceAll(/\s+/g, ' ')), part] as const);
  expect(parts.filter(([at]) => at === -1)).toEqual([]);
  expect(parts.toSorted(([one], [other]) => one - other)).toEqual(parts);
  expect(shown.split('Write a review')).toHaveLength(2);
});

test('the levels are folded under one line', () => {
  expect(draw()).toMatch(/<details class="[^"]*"><summary[^>]*><h2 id="levels">/);
});

test('the line of evidence leaves out what does not apply', () => {
  const reviewTallies = { 'level 2': 3 };
  const few = text(draw({ reviewCount: 3, reviewTallies, latestReviewOn: '2026-11-02' }));
  expect(few).toMatch(/ None with a confirmed placement · latest Nov 2, 2026 /);
  const none = text(draw({ reviewCount: 0, publishedCount: 0, reviewTallies: {}, latestReviewOn: null }));
  expect(none).toContain(' No reviews yet ');
  expect(none).not.toMatch(/confirmed placement|not in the score|latest|Reviews by stars/);
});

describe('coverage', () => {
  test('says how many eligible people were invited', () => {
    expect(text(draw())).toMatch(/Invited 38 of 43 eligible people/);
  });
  test("says 'too few placements' below ten eligible people", () => {
    expect(text(draw({ invitedCount: 3, eligibleCount: 9 }))).toMatch(/Too few placements/);
  });
  test('is hidden on an unclaimed profile, which names its source instead', () => {
    const shown = text(draw({ isClaimed: false, source: 'The public team page of the agency.' }));
    expect(shown).not.toContain('Who was invited');
    expect(shown).toContain('The public team page of the agency.');
  });
});

test('an imported review gets none of our stars', () => {
  const imported = { ...sampleRecruiter.reviews.edges[0]!.node, level: 0, source: 'google' };
  const html = draw({ reviews: { ...sampleRecruiter.reviews, edges: [{ cursor: 'c1', node: imported }] } });
  const article = /<article.*?<\/article>/s.exec(html)![0];
  expect(article).toContain('Source: Google');
  expect(article).not.toContain('out of 5 stars');
});

test('structured data about a person has no rating', () => {
  const head = RecruiterPage.page.head!({ recruiter: sampleRecruiter } as never, addressOf('/recruiter/ada-reyes'));
  expect(head.canonical).toBe('/recruiter/ada-reyes');
  const [person] = linkedData(head);
  expect(person).toMatchObject({ '@type': 'Person', worksFor: { name: 'Harbour Talent' } });
  expect(JSON.stringify(person)).not.toMatch(/rating|review|stars/i);
  expect(person).not.toHaveProperty('image');
});

test('a photo has its full address in the structured data', () => {
  const recruiter = { ...sampleRecruiter, photoUrl: '/files/p' };
  const [person] = linkedData(RecruiterPage.page.head!({ recruiter } as never, addressOf('/recruiter/ada-reyes')));
  expect((person as { image: string }).image).toMatch(/^https?:\/\/[^/]+\/files\/p$/);
});

test('criteria are averaged for each audience that has rated them', () => {
  expect(text(draw())).toMatch(/Ratings in detail By candidates Communication 4\.5 of 18 ratings/);
  expect(text(draw())).not.toContain('By employers Communication');
  expect(text(draw({ reviewTallies: {} }))).not.toContain('Ratings in detail');
});

test('shows placements by kind and the share that software reported; nothing if none are known', () => {
  expect(text(draw())).toMatch(
    /Permanent 40 .*Contract 12 .*52 placements on record: 50% came from recruitment software/,
  );
  expect(text(draw({ placementTallies: {} }))).not.toContain('on record');
});

test('each level shows its number of reviews and links to them', () => {
  expect(draw()).toMatch(/href="\/recruiter\/ada-reyes\?level=3#reviews"[^>]*>21 reviews</);
});

test('filters are a form that keeps the others without JavaScript, and offers only specialities with reviews', () => {
  const html = draw({}, { audience: 'candidate', stars: '4', q: 'on time', sort: 'lowest' });
  const form = /<form[^>]*action="\/recruiter\/ada-reyes" method="get".*?<\/form>/s.exec(html)![0];
  expect(form).toContain('<input type="hidden" name="audience" value="candidate"/>');
  expect(form).toContain('<input type="hidden" name="stars" value="4"/>');
  expect(form).toMatch(/name="q"[^>]*value="on time"/);
  expect(form).toMatch(/<option value="lowest" selected="">/);
  expect(form).toContain('Engineering (15)');
  expect(form).not.toContain('Legal');
  expect(draw({ reviewTallies: { 'speciality legal': 3 } })).not.toContain('All specialities');
});

test('a title opens the review over the profile and keeps the filters', () => {
  expect(draw({}, { stars: '4' })).toContain('href="/recruiter/ada-reyes/review/0199aaaa?stars=4#review-0199aaaa"');
});

test("shows the plan's extras if there are any; a video is linked, not embedded", () => {
  const shown = {
    coverUrl: '/files/c',
    coverAlt: 'A harbour',
    longText: 'At length.',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  };
  const html = draw(shown);
  expect(html).toMatch(/<img[^>]*src="\/files\/c" alt="A harbour"/);
  expect(text(html)).toContain('At length.');
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="nofollow noopener"');
  expect(html).not.toContain('<iframe');
  expect(draw({ videoUrl: 'javascript:alert(1)' })).not.toContain('javascript:');
});

test('shows others at the agency if it has a page', () => {
  const mate = {
    __typename: 'Recruiter',
    id: 'Recruiter:2',
    pageVersion: '4',
    slug: 'bo-finch',
    name: 'Bo Finch',
    headline: '',
    photoUrl: null,
    photoAlt: '',
    score: 4.2,
    scoreHalf: 0.2,
    reviewCount: 12,
  };
  const teamMates = { edges: [{ cursor: 'm1', node: mate }] };
  expect(draw({ teamMates })).toContain('href="/recruiter/bo-finch"');
  expect(draw({ teamMates, agency: { ...sampleRecruiter.agency, hasPage: false } })).not.toContain('bo-finch');
  expect(RecruiterPage.page.subjects!({ recruiter: { ...sampleRecruiter, teamMates } } as never)).toContainEqual({
    id: 'Recruiter:2',
    version: '4',
  });
});

test('says that a review is under review, or was edited', () => {
  const review = {
    ...sampleRecruiter.reviews.edges[0]!.node,
    publication: 'under_review',
    editedAt: '2026-11-20T08:00:00Z',
  };
  const shown = text(draw({ reviews: { ...sampleRecruiter.reviews, edges: [{ cursor: 'c1', node: review }] } }));
  expect(shown).toContain('Under review');
  expect(shown).toContain('Edited on Nov 20, 2026');
});
