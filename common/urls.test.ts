import { describe, expect, test } from 'vitest';
import { matchRoute } from './routes.ts';
import {
  absolute,
  agencyContactLinkUrl,
  agencyReviewUrl,
  boardPreviewUrl,
  campaignSettingsUrl,
  candidateConsentUrl,
  claimLinkUrl,
  companyDomainLinkUrl,
  dataCopyUrl,
  dataRequestLinkUrl,
  dataRequestUrl,
  invitedReviewUrl,
  inviteReplyToUrl,
  inviteSettingsUrl,
  logoutUrl,
  notFoundUrl,
  openReviewUrl,
  profileClaimedUrl,
  profileClaimUrl,
  profileContactUrl,
  profileFailedClaimUrl,
  profileOpenReviewUrl,
  profileReportUrl,
  profileShareUrl,
  profileUrl,
  recruiterUrl,
  reviewAnchorUrl,
  reviewCompletedUrl,
  reviewConfirmUrl,
  reviewInviteUrl,
  reviewsUrl,
  reviewTemplatesUrl,
  searchUrl,
  signInUrl,
  surveyRequestsUrl,
  unsubscribeUrl,
  widgetPreviewUrl,
  widgetsUrl,
  widgetUrl,
} from './urls.ts';

const invitation = { id: 'i1', placementId: 'p1', audience: 'candidate', source: 'api' } as const;

const widgetDraft = { kind: 'footerBar', theme: 'dark', layout: 'footer', accent: '#0072bb', leastLevel: 2 } as const;

describe('links lead to the intended route', () => {
  test.each([
    [signInUrl(), 'signIn'],
    [logoutUrl(), 'logout'],
    [notFoundUrl(), 'notFound'],
    [searchUrl(), 'search'],
    [recruiterUrl('demo-recruiter'), 'recruiter'],
    [reviewInviteUrl('i1', 't1'), 'reviewInvite'],
    [openReviewUrl('demo-recruiter'), 'recruiterReview'],
    [agencyReviewUrl('demo-agency'), 'agencyReview'],
    [reviewConfirmUrl('t1'), 'reviewConfirm'],
    [invitedReviewUrl({ ...invitation, source: 'link' }, 't1'), 'reviewInvite'],
    [invitedReviewUrl({ ...invitation, source: 'email-sync' }, 't1'), 'emailSyncReview'],
    [invitedReviewUrl({ ...invitation, source: 'ats' }, 't1'), 'candidateReview'],
    [invitedReviewUrl({ ...invitation, source: 'csv_imported', audience: 'employer' }, 't1'), 'employerReview'],
    [unsubscribeUrl('t1'), 'unsubscribe'],
    [claimLinkUrl('t1'), 'claimConfirm'],
    [dataRequestUrl(), 'dataRequest'],
    [dataRequestLinkUrl('t1'), 'dataRequestConfirm'],
    [dataCopyUrl('t1'), 'dataCopy'],
    [agencyContactLinkUrl('t1'), 'contactConfirm'],
    [companyDomainLinkUrl('t1'), 'companyDomainConfirm'],
    [inviteReplyToUrl('t1'), 'replyToConfirm'],
    [candidateConsentUrl('t1'), 'candidateConsent'],
    [inviteSettingsUrl(), 'toolsInviteSettings'],
    [campaignSettingsUrl(), 'toolsCampaignSettings'],
    [reviewTemplatesUrl('r1', { kind: 'post' }), 'reviewTemplates'],
    [reviewTemplatesUrl('r1', { at: { kind: 'recruiter', slug: 'kim-o' }, id: 't1' }), 'recruiterReviewTemplates'],
    [reviewTemplatesUrl('r1', { at: { kind: 'agency', slug: 'q' } }), 'agencyReviewTemplates'],
    [profileShareUrl({ kind: 'recruiter', slug: 'kim-o' }), 'recruiterShare'],
    [profileShareUrl({ kind: 'agency', slug: 'q' }, 'embed'), 'agencyShare'],
    [boardPreviewUrl('seek', 'kim-o'), 'seek'],
    [boardPreviewUrl('jora', 'q', 'agency'), 'jora'],
    [widgetsUrl({ open: 'new' }), 'toolsWidgets'],
    [widgetUrl({ kind: 'pinnedLeft', key: 'a' }), 'widgetPinnedLeft'],
    [widgetPreviewUrl(widgetDraft), 'widgetFooterBar'],
    [surveyRequestsUrl(), 'campaignRequests'],
    [reviewsUrl('requested'), 'reviews'],
  ])('%s', (path, id) => {
    expect(matchRoute(path.split('?')[0]!)?.route.id).toBe(id);
  });
});

test('the preview of a widget names its settings and leaves out what is not chosen', () => {
  expect(widgetPreviewUrl({ ...widgetDraft, recruiter: 'kim-o', audience: '' })).toBe(
    '/widget/footerBar?preview=1&theme=dark&layout=footer&accent=%230072bb&leastLevel=2&recruiter=kim-o',
  );
});

describe.each(['recruiter', 'agency'] as const)('links about the profile of a %s lead to its own routes', (kind) => {
  const profile = { kind, slug: 'demo' };
  test.each([
    [profileUrl(profile), kind],
    [profileClaimUrl(profile), `${kind}Claim`],
    [profileClaimedUrl(profile), `${kind}Claimed`],
    [profileFailedClaimUrl(profile), `${kind}FailedClaim`],
    [profileContactUrl(profile), `${kind}Contact`],
    [profileReportUrl(profile), `${kind}Report`],
    [profileOpenReviewUrl(profile, 'r1').replace(/#.*/, ''), `${kind}OpenReview`],
    [reviewCompletedUrl(profile), kind === 'agency' ? 'agencyReviewCompleted' : 'reviewCompleted'],
    [
      reviewCompletedUrl(profile, { isGoogleReview: true }),
      kind === 'agency' ? 'agencyReviewCompleted' : 'reviewCompleted',
    ],
  ])('%s', (path, id) => {
    expect(matchRoute(path)?.route.id).toBe(id);
  });
});

describe('a value in a link', () => {
  test('stays in its segment', () => {
    const path = recruiterUrl('a/b?c#d e');
    expect(path).toBe('/recruiter/a%2Fb%3Fc%23d%20e');
    expect(matchRoute(path)?.params.slug).toBe('a/b?c#d e');
  });

  test('is omitted when empty', () => {
    expect(searchUrl({ words: '  ', speciality: '', country: undefined })).toBe('/search');
    expect(searchUrl({ words: ' dana & co ', type: 'recruiter' })).toBe('/search?q=dana+%26+co&type=recruiter');
    expect(recruiterUrl('dana', { audience: 'employer', stars: 5 })).toBe('/recruiter/dana?audience=employer&stars=5');
  });
});

test('an unsubscribe link is short', () => {
  expect(unsubscribeUrl('abc')).toBe('/u/abc');
});

test("a review's place on the page is an anchor", () => {
  expect(reviewAnchorUrl('dana', '7')).toBe('/recruiter/dana#review-7');
});

test.each(['https://plaudit.example', 'https://plaudit.example/'])('%s is joined to a path with one slash', (base) => {
  expect(absolute(base, '/search?q=a')).toBe('https://plaudit.example/search?q=a');
  expect(absolute(base, 'search')).toBe('https://plaudit.example/search');
});
