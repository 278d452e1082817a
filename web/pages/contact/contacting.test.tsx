import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/PhoneReveal.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import * as AgencyPage from '#web/pages/profiles/AgencyPage.tsx';
import * as RecruiterPage from '#web/pages/profiles/RecruiterPage.tsx';
import { addressOf, dialogOver, renderPage } from '#web/pages/testing/render-page.tsx';
import { sampleAgency, sampleRecruiter } from '#web/pages/testing/samples.ts';
import type { ContactField } from './ContactForm.tsx';
import * as ContactPage from './ContactPage.tsx';
import * as ReportPage from './ReportPage.tsx';

const address = addressOf('/recruiter/ada-reyes/contact', { params: { slug: 'ada-reyes' } });
const dialogOf = (html: string) => /<dialog.*<\/dialog>/s.exec(html)![0];
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const seen = { dataLayer: undefined as object[] | undefined };
beforeEach(() => {
  seen.dataLayer = undefined;
  vi.stubGlobal('window', seen);
});
afterEach(() => vi.unstubAllGlobals());

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('writing to a recruiter', () => {
  const typed = { name: 'Dana Pike', email: 'dana@pike.example', message: 'We look for an engineer in Sydney.' };
  const draw = (recruiter: object = {}, answer?: FormAnswer<ContactField>) =>
    dialogOf(
      renderPage(
        dialogOver(ContactPage, RecruiterPage),
        { recruiter: { ...sampleRecruiter, ...recruiter } },
        address,
        answer,
      ),
    );
  const act = (send: () => Promise<object>, captureError = () => {}) =>
    ContactPage.action({
      address,
      form: formOf({ ...typed, profileId: 'Recruiter:1' }),
      send: send as never,
      captureError,
    });

  test('opens over the profile as a form that posts to its own page', () => {
    expect(draw()).toMatch(/<form [^>]*method="post"[^>]*>.*name="profileId" value="Recruiter:1"/s);
  });

  test('has fields for who the sender is, empty for a stranger', () => {
    for (const field of ['name', 'email', 'company']) expect(draw()).toMatch(new RegExp(`<input[^>]*name="${field}"`));
    expect(draw()).not.toMatch(/<input[^>]*name="(?:name|email|company)"[^>]*value="[^"]/);
  });

  test('is not possible if the recruiter takes no messages', () => {
    const html = draw({ takesMessages: false });
    expect(text(html)).toContain('receive messages here');
    expect(html).not.toContain('<form');
  });

  test('says where the reply will arrive, and sends nothing to analytics', async () => {
    const send = vi.fn(async () => ({ contactProfile: { errors: [] } }));
    const result = await act(send);
    expect(send.mock.calls[0]).toMatchObject([{}, { input: { ...typed, profileId: 'Recruiter:1' } }]);
    expect(result).toEqual({ answer: { isSent: true, email: 'dana@pike.example' }, status: 200 });
    expect(text(draw({}, { isSent: true, email: 'dana@pike.example' }))).toMatch(/on its way .*dana@pike.example/);
    expect(seen.dataLayer).toBeUndefined();
  });

  test('keeps the typed values when it is refused or the request fails', async () => {
    const errors = [{ code: 'invalid', field: 'message', message: 'Write at least 10 characters.' }];
    const refused = await act(async () => ({ contactProfile: { errors } }));
    const { answer } = refused as { answer: FormAnswer<ContactField> };
    expect(draw({}, answer)).toMatch(/href="#message">Write at least 10 characters\..*We look for an engineer/s);
    const captureError = vi.fn();
    expect(await act(() => Promise.reject(new Error('offline')), captureError)).toMatchObject({
      status: 503,
      answer: { values: typed },
    });
    expect(captureError).toHaveBeenCalled();
  });
});

test.each([
  ['to', ContactPage, 'Write to Harbour Talent'],
  ['about', ReportPage, 'Report the profile of Harbour Talent'],
])('what is written %s an agency is a form of the same kind over its own profile', (_, dialog, title) => {
  const at = addressOf('/agency/harbour-talent/contact', { params: { slug: 'harbour-talent' } });
  const module = dialogOver(dialog, AgencyPage);
  const html = renderPage(module, { agency: sampleAgency }, at);
  expect(dialogOf(html)).toMatch(/<form [^>]*method="post"[^>]*>.*name="profileId" value="Agency:1"/s);
  expect(dialogOf(html)).toContain('href="/agency/harbour-talent"');
  expect(html).toMatch(/<div inert="">.*<h1>Harbour Talent<\/h1>/s);
  const head = module.page!.head!({ agency: sampleAgency } as never, at);
  expect(head).toEqual({ title, canonical: null, isHidden: true });
});

describe('the phone number', () => {
  const draw = (recruiter: object = {}, answer?: PhoneAnswer) =>
    renderPage(RecruiterPage, { recruiter: { ...sampleRecruiter, ...recruiter } }, address, answer);
  const act = (send: () => Promise<object>, captureError = () => {}) =>
    RecruiterPage.action({ address, form: formOf({ profileId: 'Recruiter:1' }), send: send as never, captureError });

  test('is revealed by a form, as a link to call', () => {
    expect(draw()).toMatch(/<form [^>]*method="post"[^>]*>.*Show phone number/s);
    expect(draw({ hasPhone: false })).not.toContain('Show phone number');
    expect(draw({}, { phone: '+61 491 570 156' })).toContain('href="tel:+61491570156"');
    expect(draw({}, { problem: 'Too many requests came from your network.' })).toContain('Too many requests');
  });

  test('is sent to analytics once when revealed, without naming the profile; not when refused or failed', async () => {
    const phone = '+61 491 570 156';
    expect(await act(async () => ({ revealPhone: { phone, errors: [] } }))).toEqual({ answer: { phone }, status: 200 });
    expect(seen.dataLayer).toEqual([{ event: 'reveal-phone' }]);
    const errors = [{ code: 'TOO_MANY', field: null, message: 'Too many.' }];
    expect(await act(async () => ({ revealPhone: { phone: null, errors } }))).toEqual({
      answer: { problem: 'Too many.' },
    });
    const captureError = vi.fn();
    expect(await act(() => Promise.reject(new Error('offline')), captureError)).toMatchObject({ status: 503 });
    expect(captureError).toHaveBeenCalled();
    expect(seen.dataLayer).toHaveLength(1);
  });

  test('is not offered without one, and neither are messages that nobody reads', () => {
    expect(draw({ hasPhone: false, takesMessages: false })).not.toMatch(/Show phone number|Write a message/);
    expect(draw({ hasPhone: false })).toContain('href="/recruiter/ada-reyes/contact"');
  });
});
