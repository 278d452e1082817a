import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormAnswer } from '#web/kit/form-action.ts';
import * as AgencyPage from '#web/pages/profiles/AgencyPage.tsx';
import * as RecruiterPage from '#web/pages/profiles/RecruiterPage.tsx';
import { addressOf, dialogOver, renderPage } from '#web/pages/testing/render-page.tsx';
import { sampleAgency, sampleRecruiter } from '#web/pages/testing/samples.ts';
import * as ClaimedPage from './ClaimedPage.tsx';
import type { ClaimField } from './ClaimForm.tsx';
import * as ClaimPage from './ClaimPage.tsx';
import * as FailedClaimPage from './FailedClaimPage.tsx';

const address = addressOf('/recruiter/ada-reyes/claim', { params: { slug: 'ada-reyes' } });
const unclaimed = { ...sampleRecruiter, isClaimed: false, source: "The agency's public team page." };
const draw = (recruiter: object, answer?: FormAnswer<ClaimField>) =>
  renderPage(dialogOver(ClaimPage, RecruiterPage), { recruiter }, address, answer);
const dialogOf = (html: string) => /<dialog.*<\/dialog>/s.exec(html)![0];
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const typed = { profileId: 'Recruiter:1', name: 'Ada Reyes', email: ' ada@harbour.example ', note: '', wish: 'claim' };
function form() {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
}
const act = (send: () => Promise<object>, captureError = () => {}, sent = form()) =>
  ClaimPage.action({ address, form: sent, send: send as never, captureError });

describe('the claim dialog', () => {
  test('is open over the profile without JavaScript, as a form that posts to its own page', () => {
    const html = draw(unclaimed);
    expect(html).toMatch(/^<dialog open=""/);
    expect(html).toMatch(/<div inert="">.*<h1>Ada Reyes<\/h1>/s);
    expect(dialogOf(html)).toMatch(/<form [^>]*method="post"[^>]*>.*name="profileId" value="Recruiter:1"/s);
    expect(dialogOf(html)).toContain('href="/recruiter/ada-reyes"');
    expect(dialogOf(html)).toMatch(/<input[^>]*name="wish"[^>]*checked="" value="claim"/);
  });

  test('says that a claimed profile is claimed, and offers to dispute it', () => {
    const shown = text(dialogOf(draw(sampleRecruiter)));
    expect(shown).toContain('This profile has already been claimed');
    expect(shown).toContain('Dispute the claim');
    expect(shown).not.toContain('Remove this page');
  });

  test('keeps the typed values and shows what to correct', () => {
    const problems = [{ field: 'email', message: 'Enter an email address like name@company.com.' }];
    const html = dialogOf(draw(unclaimed, { values: { ...typed, email: 'ada@' }, problems }));
    expect(html).toContain('value="ada@"');
    expect(html).toContain('href="#email"');
  });

  test('is hidden from search engines', () => {
    const head = dialogOver(ClaimPage, RecruiterPage).page!.head!({ recruiter: unclaimed } as never, address);
    expect(head).toEqual({ title: 'Claim the profile of Ada Reyes', canonical: null, isHidden: true });
  });
});

test("the dialog of an agency's claim asks who runs it, and offers no objection", async () => {
  const at = addressOf('/agency/harbour-talent/claim', { params: { slug: 'harbour-talent' } });
  const html = dialogOf(renderPage(dialogOver(ClaimPage, AgencyPage), { agency: sampleAgency }, at));
  expect(html).toContain('name="profileId" value="Agency:1"');
  expect(html).not.toContain('name="wish"');
  expect(text(html)).toMatch(/Do you run Harbour Talent\?.*How can we tell that you run it/);
  const window = { dataLayer: undefined };
  vi.stubGlobal('window', window);
  const send = vi.fn(async () => ({ claimProfile: { errors: [] } }));
  await ClaimPage.action({ address: at, form: form(), send: send as never, captureError: () => {} });
  expect(window.dataLayer).toBeUndefined();
  vi.unstubAllGlobals();
});

test('the profile links to it, whether or not it has been claimed', () => {
  for (const recruiter of [unclaimed, sampleRecruiter])
    expect(renderPage(RecruiterPage, { recruiter }, address)).toMatch(
      /href="\/recruiter\/ada-reyes\/claim"[^>]*>Is this you\?/,
    );
});

describe('the answer to a claim', () => {
  const seen = { dataLayer: undefined as object[] | undefined };
  beforeEach(() => {
    seen.dataLayer = undefined;
    vi.stubGlobal('window', seen);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('says where the email went and what comes next; sent to analytics once, without name, address or profile', async () => {
    const send = vi.fn(async () => ({ claimProfile: { errors: [] } }));
    const answer = await act(send);
    expect(answer).toEqual({ answer: { isSent: true, email: 'ada@harbour.example' }, status: 200 });
    expect(send.mock.calls[0]).toMatchObject([{}, { input: { ...typed, profileId: 'Recruiter:1' } }]);
    expect(seen.dataLayer).toEqual([{ event: 'claim-recruiter' }]);
    expect(text(dialogOf(draw(unclaimed, { isSent: true, email: 'ada@harbour.example' })))).toMatch(
      /Check your email .*ada@harbour.example .*within 7 days/,
    );
  });

  test('is the same for an objection, which is not sent to analytics', async () => {
    const objection = form();
    objection.set('wish', 'objection');
    const send = vi.fn(async () => ({ claimProfile: { errors: [] } }));
    expect(await act(send, undefined, objection)).toMatchObject({ status: 200 });
    expect(send.mock.calls[0]).toMatchObject([{}, { input: { wish: 'objection' } }]);
    expect(seen.dataLayer).toBeUndefined();
  });

  test('shows what to correct, and sends nothing to analytics', async () => {
    const errors = [{ code: 'invalid', field: 'email', message: 'Enter an email address.' }];
    const { answer } = (await act(async () => ({ claimProfile: { errors } }))) as { answer: object };
    expect(answer).toEqual({ values: typed, problems: [{ field: 'email', message: 'Enter an email address.' }] });
    expect(seen.dataLayer).toBeUndefined();
  });

  test('keeps the typed values when the server does not answer', async () => {
    const captureError = vi.fn();
    const lost = new Error('offline');
    const answer = await act(() => Promise.reject(lost), captureError);
    expect(answer).toMatchObject({ status: 503, answer: { values: typed } });
    expect(captureError).toHaveBeenCalledWith(lost);
    expect(seen.dataLayer).toBeUndefined();
  });

  test('is not sent to analytics on the server', async () => {
    vi.unstubAllGlobals();
    expect(await act(async () => ({ claimProfile: { errors: [] } }))).toMatchObject({ status: 200 });
  });
});

test('the emailed link shows what happens next, or offers a new attempt once expired', () => {
  expect(
    text(dialogOf(renderPage(dialogOver(ClaimedPage, RecruiterPage), { recruiter: unclaimed }, address))),
  ).toContain('Your address is confirmed');
  const failed = dialogOf(renderPage(dialogOver(FailedClaimPage, RecruiterPage), { recruiter: unclaimed }, address));
  expect(text(failed)).toMatch(/This link has expired .*works for 7 days/);
  expect(failed).toContain('href="/recruiter/ada-reyes/claim"');
});
