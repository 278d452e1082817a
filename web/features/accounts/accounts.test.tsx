import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { note } from '#web/kit/data-layer.ts';
import { Refused } from '#web/kit/problem.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import type { SessionUser } from '#web/kit/session/user.ts';
import { CompanyField } from './companies/CompanyField.tsx';
import { PasswordField } from './passwords/PasswordField.tsx';
import { checkRegistration } from './registration/check-registration.ts';
import { registrationFields } from './registration/registration-fields.ts';
import { toldBy } from './sending.ts';
import { unfinishedUrl } from './session/onward.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a form after a failed attempt', () => {
  test("shows the server's problems by field, or else its message", () => {
    const problems = [{ field: 'email', message: 'Enter an email address.' }];
    expect(toldBy(new SessionProblem('Look again.', { code: 422, problems }))).toEqual(problems);
    expect(toldBy(new SessionProblem('Error logging in'))).toEqual([{ message: 'Error logging in' }]);
    expect(toldBy(new Refused([{ code: 'X', field: 'newPassword', message: 'Too common.' }]))).toMatchObject([
      { field: 'newPassword', message: 'Too common.' },
    ]);
  });
});

describe('a registration', () => {
  const form = new FormData();
  form.set('name', 'Una');
  form.set('logo', new File([], ''));

  test('sends every field, but a logo only if one was chosen', () => {
    expect(registrationFields(form)).toEqual({
      name: 'Una',
      email: '',
      password: '',
      company: '',
      country: '',
      website: '',
      terms: '',
    });
    const logo = new File(['…'], 'logo.png');
    form.set('logo', logo);
    expect(registrationFields(form).logo).toBe(logo);
  });

  test('is checked before anything is sent', () => {
    const told = () => {
      try {
        checkRegistration(registrationFields(form));
        return [];
      } catch (error) {
        return toldBy(error).map(({ field }) => field);
      }
    };
    expect(told()).toEqual(['email', 'password', 'country', 'company', 'terms']);
  });
});

describe('after opening an emailed link', () => {
  const user = (roles: string[], attributes: object) =>
    ({ roles, attributes: { type: 'user', companyComplete: false, ...attributes } }) as unknown as SessionUser;

  test('only an employer with an incomplete company is sent to complete it', () => {
    expect(unfinishedUrl(user(['ROLE_USER', 'ROLE_USER_ADMIN'], {}))).toBe('/signup-info');
    expect(unfinishedUrl(user(['ROLE_USER'], { companyComplete: true }))).toBeNull();
    expect(unfinishedUrl(user(['ROLE_SUPER_ADMIN'], {}))).toBeNull();
    expect(unfinishedUrl(user(['ROLE_RECRUITER'], { type: 'recruiter' }))).toBeNull();
  });
});

test('a password is hidden until the user chooses to show it', () => {
  const html = renderToStaticMarkup(
    <PasswordField name="_password" label="Password" autoComplete="current-password" error="Enter your password." />,
  );
  expect(html).toMatch(/<input[^>]*id="_password"[^>]*aria-invalid="true"[^>]*type="password"/);
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>Show<span[^>]*> password<\/span>/);
});

test('the company combobox is closed until there are matches', () => {
  const html = renderToStaticMarkup(<CompanyField name="company" />);
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*aria-autocomplete="list"[^>]*aria-expanded="false"/);
  expect(html).not.toContain('role="listbox"');
});

test('events are kept in the data layer', () => {
  vi.stubGlobal('window', {});
  note({ event: 'employer-signup', country: 'AU', withLogo: false });
  expect(window.dataLayer).toEqual([{ event: 'employer-signup', country: 'AU', withLogo: false }]);
});
