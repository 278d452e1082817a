import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { registrationInput } from '#common/accounts/registration.ts';
import { featuresFor } from '#common/features.ts';
import { FeaturesContext } from '#web/kit/features.ts';
import { Session } from '#web/kit/session/session.ts';
import { SessionContext } from '#web/kit/session/use-session.ts';
import { type Site, SiteContext } from '#web/kit/site.ts';
import RecruiterEnquiryPage, { action } from '#web/pages/joining/RecruiterEnquiryPage.tsx';
import { addressOf } from '../testing/render-page.tsx';
import LoginLinkPage from './LoginLinkPage.tsx';
import RestorePasswordPage, * as RestorePassword from './RestorePasswordPage.tsx';
import SignInPage from './SignInPage.tsx';
import SignInReturnPage from './SignInReturnPage.tsx';
import SignupInfoPage from './SignupInfoPage.tsx';
import SignupPage from './SignupPage.tsx';

const fetch = vi.fn();
const props = { data: {}, answer: undefined };
const link = addressOf('/login/link/secret', { params: { token: 'secret' } });
const working = (purpose: string) => ({ ...props, data: { accountLink: { purpose } } });

/** A page as the server renders it for a stranger. */
function draw(page: React.ReactNode, features = featuresFor('production'), signIns: Site['signIns'] = []): string {
  const session = new Session({
    store: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch,
    lock: (task) => task(),
  });
  const element = (
    <FeaturesContext value={features}>
      <SiteContext
        value={{ environment: 'production', zone: 'au', publicSites: {}, contact: '', services: [], signIns }}
      >
        <SessionContext value={session}>{page}</SessionContext>
      </SiteContext>
    </FeaturesContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

describe('the sign-in', () => {
  test('links to the pages that are built, and shows no captcha at first', () => {
    const html = draw(<SignInPage {...props} address={addressOf('/')} />);
    for (const href of ['/restore-password', '/signup', '/signup/recruiter']) expect(html).toContain(`href="${href}"`);
    expect(html).not.toMatch(/google|jobadder|vincere/i);
    expect(html).not.toMatch(/captcha|altcha/i);
  });

  test('has a button for what is set up here, and for nothing else', () => {
    const html = draw(<SignInPage {...props} address={addressOf('/')} />, featuresFor('production'), ['google']);
    expect(html).toContain('Continue with Google');
    expect(html).not.toMatch(/jobadder|vincere/i);
  });

  test('offers recruiters an enquiry only if that feature is on', () => {
    const html = draw(<SignInPage {...props} address={addressOf('/')} />, {
      ...featuresFor('production'),
      signupRecruiter: false,
    });
    expect(html).not.toContain('/signup/recruiter');
  });
});

test('opening an emailed link only shows a button', () => {
  const html = draw(<LoginLinkPage {...working('sign_in')} address={link} />);
  expect(html).toContain('Continue</button>');
  expect(html).not.toContain('secret');
  expect(fetch).not.toHaveBeenCalled();
});

test('coming back from other software sends nothing before the page is there, and shows no code', () => {
  const query = { code: 'secret-code', state: 'secret-state' };
  const html = draw(<SignInReturnPage {...props} address={addressOf('/login/connect/google', { query })} />);
  expect(html).toContain('signing you in');
  expect(html).not.toContain('secret');
  expect(fetch).not.toHaveBeenCalled();
});

test('a password reset asks for the address; its emailed link asks for the new password', () => {
  expect(draw(<RestorePasswordPage {...working('')} address={addressOf('/restore-password')} />)).toContain(
    'type="email"',
  );
  const html = draw(<RestorePasswordPage {...working('set_password')} address={link} />);
  expect(html).toMatch(/<input id="_password"[^>]*autoComplete="new-password"/i);
  expect(html).toContain('signed out of all other browsers.');
});

test('a link for something else sets no password, and signs nobody in', () => {
  for (const html of [
    draw(<RestorePasswordPage {...working('sign_in')} address={link} />),
    draw(<LoginLinkPage {...working('set_password')} address={link} />),
  ]) {
    expect(html).toContain('This link has been used or has expired');
    expect(html).not.toContain('<form');
  }
});

test("an account's first password comes with a welcome, and no mention of other browsers", () => {
  const first = addressOf('/restore-password/secret', { params: { token: 'secret' }, query: { welcome: '1' } });
  expect(RestorePassword.page.head!({} as never, first).title).toBe('Welcome to Plaudit');
  expect(RestorePassword.page.head!({} as never, link).title).toBeUndefined();
  const html = draw(<RestorePasswordPage {...working('set_password')} address={first} />);
  expect(html).toContain('Choose a password');
  expect(html).not.toContain('other browsers');
});

test("the sign-up has a control for each field in the server's problems", () => {
  const html = draw(<SignupPage />);
  for (const field of [...Object.keys(registrationInput.shape), 'logo'])
    expect(html).toMatch(new RegExp(`<(input|select)[^>]* id="${field}"`));
});

test('completing a company shows neither form nor refusal until the user is known', () => {
  const html = draw(<SignupInfoPage />);
  expect(html).not.toContain('<form');
  expect(html).not.toContain('Sign in to continue');
});

describe('a profile enquiry', () => {
  const values = {
    name: 'Rae Finch',
    agencyName: 'Finch Talent',
    email: ' rae@finch.example ',
    linkedinUrl: 'https://example.com',
    phone: '',
    speciality: 'legal',
    country: 'AU',
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const captureError = vi.fn();
  const act = (send: unknown) =>
    action({ address: addressOf('/signup/recruiter'), form, send: send as never, captureError });
  const drawn = (answer: unknown) =>
    draw(<RecruiterEnquiryPage data={{} as never} answer={answer as never} address={addressOf('/signup/recruiter')} />);

  test('is sent as typed, and says what happens next', async () => {
    const send = vi.fn(async () => ({ enquire: { errors: [] } }));
    const result = await act(send);
    expect(send).toHaveBeenCalledWith(expect.anything(), { input: values });
    expect(result).toEqual({ answer: { isSent: true, email: 'rae@finch.example' }, status: 200 });
    expect(drawn('answer' in result && result.answer)).toContain('What happens next');
  });

  test('keeps the typed values when refused, and shows at the field what to correct', async () => {
    const errors = [{ code: 'invalid', field: 'linkedinUrl', message: 'Enter the address of a LinkedIn profile.' }];
    const result = await act(async () => ({ enquire: { errors } }));
    const html = drawn('answer' in result && result.answer);
    expect(html).toContain('<a href="#linkedinUrl">Enter the address of a LinkedIn profile.</a>');
    expect(html).toMatch(/<input[^>]*name="agencyName"[^>]*value="Finch Talent"/);
    expect(html).toMatch(/<option value="legal" selected="">/);
  });

  test('is reported and kept when the request fails', async () => {
    const lost = new Error('Lost.');
    const result = await act(() => Promise.reject(lost));
    expect(captureError).toHaveBeenCalledWith(lost);
    expect(result).toMatchObject({ status: 503, answer: { values } });
    expect(drawn('answer' in result && result.answer)).toContain('reach us.');
  });
});
