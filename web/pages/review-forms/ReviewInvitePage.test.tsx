import { describe, expect, test, vi } from 'vitest';
import {
  emptyReview,
  hiddenFields,
  type ReviewValues,
  readReview,
} from '#web/features/reviews/writing/review-values.ts';
import * as RecruiterPage from '../profiles/RecruiterPage.tsx';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import { sampleRecruiter, sampleReview } from '../testing/samples.ts';
import * as ReviewInvitePage from './ReviewInvitePage.tsx';

const address = addressOf('/review-invite/0199/secret', { params: { ratingInviteId: '0199', hash: 'secret' } });
const reviewRequest = {
  __typename: 'ReviewRequest',
  id: '0199',
  audience: 'candidate',
  recipientName: 'Dana Price',
  state: 'sent',
  canRenew: false,
  recruiter: { ...sampleRecruiter },
  placement: {
    __typename: 'RequestedPlacement',
    jobTitle: 'Site Engineer',
    jobType: 'permanent',
    startDate: '2026-09-01',
    companyName: 'Bridge & Sons',
    isProven: false,
  },
};
const draw = (answer?: unknown, change: object = {}) =>
  renderPage(ReviewInvitePage, { reviewRequest: { ...reviewRequest, ...change } }, address, answer);

const written: ReviewValues = {
  ...emptyReview,
  overall: '4',
  title: '  Clear about the role ',
  body: 'Told me what the role was.\r\n\r\nI had an answer after every step.',
  offeredAnything: 'no',
  placementConfirmed: 'yes',
  privateNote: 'Thanks for the lift.',
  criteria: { communication: '5', aftercare: '' },
};
const formOf = (step: string, values: ReviewValues = written) => {
  const form = new FormData();
  for (const [name, value] of [...hiddenFields(values), ['audience', 'candidate'], ['length', 'short'], ['step', step]])
    form.set(name!, value!);
  return form;
};
const refuseToSend = () => Promise.reject(new Error('Nothing may be sent.'));
const captureError = vi.fn();
const act = (form: FormData, send: unknown = refuseToSend) =>
  ReviewInvitePage.action({ address, form, send: send as never, captureError });

test("the form's values survive the preview", () => {
  const form = formOf('preview');
  const again = new FormData();
  for (const [name, value] of hiddenFields(readReview(form, 'candidate'))) again.set(name, value);
  expect(readReview(again, 'candidate')).toEqual(written);
});

test('the preview is the article that will be published', async () => {
  const result = await act(formOf('preview'));
  const answer = { ...('answer' in result && result.answer), today: '2026-11-21' };
  expect(articleIn(draw(answer))).toBe(articleIn(drawProfile()));
});

test('the preview sends nothing, and going back restores everything', async () => {
  const preview = await act(formOf('preview'));
  expect(preview).toMatchObject({ answer: { step: 'preview' }, status: 200 });
  const change = await act(formOf('change'));
  expect(change).toMatchObject({ answer: { step: 'write', values: written, problems: [] } });
});

describe('a form with problems', () => {
  test('keeps the typed values, and says at the field and at the top what to correct', async () => {
    const result = await act(formOf('preview', { ...written, title: 'Hm', overall: '' }));
    const html = draw('answer' in result ? result.answer : undefined);
    expect(html).toContain('<a href="#title">Write at least 5 characters.</a>');
    expect(html).toContain('<a href="#overall">Choose 1 to 5 stars.</a>');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="title"[^>]*value="Hm"/);
    expect(html).toContain('I had an answer after every step.</textarea>');
    expect(html).toMatch(/<details[^>]*open=""/);
    expect(html).toMatch(/id="criteria.communication-5"[^>]*checked=""/);
  });

  test('lists its problems in the order of its fields', async () => {
    const result = await act(formOf('preview', emptyReview));
    const fields = 'answer' in result ? result.answer.problems.map(({ field }) => field) : [];
    expect(fields).toEqual(['placementConfirmed', 'overall', 'title', 'body', 'offeredAnything']);
  });

  test('shows what the server refuses at the right control', async () => {
    const errors = [{ code: 'invalid', field: 'criteria.0.stars', message: 'Choose 1 to 5 stars.' }];
    const result = await act(formOf('send'), async () => ({ submitReview: { errors, recruiter: null } }));
    expect(result).toMatchObject({ answer: { step: 'write', problems: [{ field: 'criteria.communication' }] } });
  });
});

test('a review stays in the form when the request fails', async () => {
  const result = await act(formOf('send'));
  expect(captureError).toHaveBeenCalledWith(new Error('Nothing may be sent.'));
  expect(result).toMatchObject({ answer: { step: 'write', values: written }, status: 503 });
  expect(draw('answer' in result ? result.answer : undefined)).toContain('Your review is still here');
});

test('a sent review leads to the thanks, and offers Google if the agency does, whatever the stars', async () => {
  for (const overall of ['1', '5']) {
    const agency = { offeredGoogleReviewUrl: 'https://g.page/r/harbour/review' };
    const send = async () => ({ submitReview: { errors: [], recruiter: { slug: 'ada-reyes', agency } } });
    expect(await act(formOf('send', { ...written, overall }), send)).toEqual({
      redirect: '/recruiter/ada-reyes/review/completed/true?next=posted',
    });
  }
});

test('a sent review leads to the thanks', async () => {
  const agency = { offeredGoogleReviewUrl: null };
  const send = vi.fn(async () => ({ submitReview: { errors: [], recruiter: { slug: 'ada-reyes', agency } } }));
  expect(await act(formOf('send'), send)).toEqual({ redirect: '/recruiter/ada-reyes/review/completed?next=posted' });
  expect(send.mock.calls[0]).toMatchObject([
    {},
    { input: { invitationId: '0199', token: 'secret', overall: 4, placementConfirmed: 'yes', showCompany: false } },
  ]);
});

test("an employer who shows only their role is not shown with the candidate's job", async () => {
  const form = formOf('preview', { ...written, nameDisplay: 'role_only', showCompany: 'no', criteria: {} });
  form.set('audience', 'employer');
  const result = await act(form);
  expect(result).toMatchObject({ status: 200 });
  const html = draw('answer' in result && result.answer, { audience: 'employer' });
  expect(articleIn(html)).toContain('Employer');
  expect(articleIn(html)).not.toContain('Site Engineer');
  expect(draw(undefined, { audience: 'employer' })).not.toContain('Employer, ');
});

test('only an employer chooses whether the company is shown', () => {
  expect(draw()).not.toContain('showCompany');
  expect(draw(undefined, { audience: 'employer' })).toContain('name="showCompany"');
});

test.each([
  ['completed', "You've already sent this review", 410],
  ['expired', 'This link has expired', 410],
  ['unsubscribed', 'you opted out of our emails', 410],
  ['cancelled', 'This invitation was canceled', 410],
])('a link that is %s opens no form, says why and has the right status', (state, words, status) => {
  const html = draw(undefined, { state });
  expect(html.replaceAll('&#x27;', "'")).toContain(words);
  expect(html).not.toContain('<textarea');
  expect(html).not.toContain('Email me a new link');
  expect(ReviewInvitePage.page.status?.({ reviewRequest: { state } } as never, address)).toBe(status);
});

test('an ended link offers a new one, the open link for the same audience, and the profile', () => {
  const html = draw(undefined, { state: 'expired', canRenew: true });
  expect(html).toContain('Email me a new link');
  expect(html).toContain('href="/recruiter/ada-reyes/review?as=candidate"');
  expect(html).toContain('href="/recruiter/ada-reyes"');
});

test('a new link is requested with the old token, and the answer is a page that can be reloaded', async () => {
  const send = vi.fn(async () => ({ renewReviewLink: { errors: [] } }));
  const form = new FormData();
  form.set('step', 'renew');
  form.set('invitationId', '0199');
  expect(await act(form, send)).toEqual({ redirect: '/review-invite/0199/secret?renewed=1' });
  expect(send.mock.calls[0]).toMatchObject([{}, { input: { invitationId: '0199', token: 'secret' } }]);
  const renewed = { ...address, query: { renewed: '1' } };
  expect(renderPage(ReviewInvitePage, { reviewRequest: null }, renewed)).toContain('A new link is on its way');
});

test('a reviewer who was never placed is shown without the job', async () => {
  const result = await act(formOf('preview', { ...written, placementConfirmed: 'never' }));
  const html = draw('answer' in result && result.answer);
  expect(articleIn(html)).toContain('Email confirmed');
  expect(articleIn(html)).not.toContain('Site Engineer');
});

test('a placement reported by software is previewed with the highest level', async () => {
  const result = await act(formOf('preview'));
  const html = draw('answer' in result && result.answer, { placement: { ...reviewRequest.placement, isProven: true } });
  expect(articleIn(html)).toContain('Placement proven');
});

test('an unknown link says what to do', () => {
  expect(renderPage(ReviewInvitePage, { reviewRequest: null }, address)).toContain('Open the link in our latest email');
});

function drawProfile() {
  const reviews = { ...sampleRecruiter.reviews, edges: [{ cursor: 'c1', node: sampleReview }] };
  return renderPage(RecruiterPage, { recruiter: { ...sampleRecruiter, reviews } }, addressOf('/recruiter/ada-reyes'));
}

/** The article without its anchors, generated ids, links, actions and heading level, which differ between pages. */
function articleIn(html: string): string {
  const article = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
  return article
    .replace(/<footer.*?<\/footer>/s, '')
    .replaceAll(/ (?:id|aria-labelledby|aria-describedby)="[^"]*"/g, '')
    .replaceAll(/<(\/?)h[234]/g, '<$1h')
    .replace(/<a href="[^"]*\/review\/[^"]*"[^>]*>(.*?)<\/a>/, '$1')
    .replaceAll(/2026-11-21T[^"]*/g, '2026-11-21');
}
