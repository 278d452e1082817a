import { describe, expect, test } from 'vitest';
import { boardTab, listTabs } from '../reviews/lists/tabs.ts';
import { matchRoute, reservedSlugs } from './match.ts';

const idOf = (path: string): string | undefined => matchRoute(path)?.route.id;

describe('static paths win over parameters', () => {
  test.each([
    ['/', 'signIn'],
    ['/signup/recruiter', 'signupRecruiter'],
    ['/dashboard/nps/view/leader-board', 'npsViewTab'],
    ['/jobs/new', 'jobNew'],
    ['/post-creator/new', 'postCreatorNew'],
    ['/post-creator/choose-review', 'postCreatorChooseReview'],
    ['/post-creator/job', 'postCreator'],
    ['/reviews/shared', 'reviewsShared'],
    ['/placement/review/12', 'placementReview'],
    ['/campaign/new', 'campaignNew'],
    ['/survey/abc/success', 'surveySuccess'],
    ['/recruiter/edit', 'recruiterEdit'],
    ['/recruiter/dana/review', 'recruiterReview'],
    ['/recruiter/dana/claim', 'recruiterClaim'],
    ['/recruiter/dana/review/completed', 'reviewCompleted'],
    ['/agency/preview', 'agencyPreview'],
    ['/agency/acme/review', 'agencyReview'],
    ['/agency/acme', 'agency'],
    ['/agency/acme/claim', 'agencyClaim'],
    ['/people/dana', 'people'],
    ['/review/0199', 'review'],
    ['/agency/recruiters/teams', 'agencyRecruiters'],
    ['/recruiters/favourite', 'recruitersFavourite'],
    ['/recruiters/psa', 'recruiters'],
    ['/awards/', 'awards'],
    ['/awards', 'awards'],
    ['/nps/view', 'npsView'],
  ])('%s is %s', (path, id) => {
    expect(idOf(path)).toBe(id);
  });
});

describe('parameters', () => {
  test('are decoded', () => {
    expect(matchRoute('/recruiter/dana%20p')).toMatchObject({ route: { id: 'recruiter' }, params: { slug: 'dana p' } });
  });

  test('may be omitted where optional', () => {
    expect(matchRoute('/recruiter/dana/review/completed/true')?.params).toEqual({
      slug: 'dana',
      isGoogleReview: 'true',
    });
    expect(matchRoute('/recruiter/dana/review/completed')?.params).toEqual({ slug: 'dana' });
  });

  test('may have an extension', () => {
    expect(matchRoute('/thumbnail-download/77.jpg/r1/2')?.params).toEqual({
      postId: '77',
      reviewId: 'r1',
      deviceScaleFactor: '2',
    });
    expect(matchRoute('/thumbnail-download/77.png')).toBeUndefined();
    expect(matchRoute('/thumbnail-download/.jpg')).toBeUndefined();
  });

  test('of a mailed link are both required', () => {
    expect(matchRoute('/review-invite/i1/t1')?.params).toEqual({ ratingInviteId: 'i1', hash: 't1' });
    expect(matchRoute('/review-invite/i1')).toBeUndefined();
  });
});

test('text that the database cannot store is not an address', () => {
  expect(matchRoute('/recruiter/dana%00p')).toBeUndefined();
});

describe('choices', () => {
  test.each([boardTab, ...listTabs])('the tab %s exists', (tab) => {
    expect(matchRoute(`/reviews/${tab}`)).toMatchObject({ route: { id: 'reviews' }, params: { tab } });
  });

  test.each(['/reviews/nonsense', '/review/0199/nonsense', '/reviews', '/jobs/new/nonsense', '/getting-started/x'])(
    '%s does not, be it unbuilt or unknown',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );

  test('templates are chosen below a review, and below a review of a profile', () => {
    expect(idOf('/review/0199/template')).toBe('reviewTemplates');
    expect(idOf('/recruiter/dana/review/123/template')).toBe('recruiterReviewTemplates');
    expect(matchRoute('/agency/acme/review/123/template/9')).toMatchObject({
      ...{ route: { id: 'agencyReviewTemplates' }, params: { slug: 'acme', reviewId: '123', reviewTemplateId: '9' } },
    });
  });

  test('dialogs over a profile have their own routes; others are not built', () => {
    expect(idOf('/recruiter/dana')).toBe('recruiter');
    expect(idOf('/recruiter/dana/claimed')).toBe('recruiterClaimed');
    expect(idOf('/recruiter/dana/failed-claim')).toBe('recruiterFailedClaim');
    expect(idOf('/recruiter/dana/contact')).toBe('recruiterContact');
    expect(idOf('/recruiter/dana/review/123')).toBe('recruiterOpenReview');
    expect(idOf('/agency/acme/contact')).toBe('agencyContact');
    expect(idOf('/agency/acme/review/123')).toBe('agencyOpenReview');
    expect(matchRoute('/recruiter/dana/claim/123')).toBeUndefined();
    expect(matchRoute('/recruiter/dana/review/123/nonsense')).toBeUndefined();
  });
});

describe('no page', () => {
  test.each(reservedSlugs.map((slug) => [slug]))('no profile can be called %s', (slug) => {
    expect(idOf(`/recruiter/${slug}`)).not.toBe('recruiter');
    expect(idOf(`/agency/${slug}`)).not.toBe('agency');
    expect(matchRoute(`/people/${slug}`)).toBeUndefined();
  });

  test.each([
    '',
    'search',
    '//',
    '//search',
    '/recruiter//',
    '/nothing',
    '/search/more',
    '/recruiter/%E0%A4%A',
    '/SEARCH',
  ])('none at %j', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});
