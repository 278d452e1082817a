import { describe, expect, test } from 'vitest';
import { matchRoute } from '#common/routes.ts';
import { absolute, loginLinkUrl, restorePasswordUrl, signInUrl } from '#common/urls.ts';
import { isSecurityMail } from '#server/mail/kinds.ts';
import { renderMail } from '#server/mail/render.tsx';
import { ConfirmAddressMail } from './ConfirmAddressMail.tsx';
import { KnownAddressMail } from './KnownAddressMail.tsx';

const siteUrl = 'https://plaudit.example';
const of = (path: string) => absolute(siteUrl, path);
const surroundings = { siteUrl, contactEmail: 'hello@plaudit.example', unsubscribeUrl: null };
const restoreUrl = of(restorePasswordUrl());
const confirmUrl = of(loginLinkUrl('a-token'));

describe('the email that asks to confirm an address', () => {
  const textFor = async (keepsPassword: boolean) =>
    (await renderMail(<ConfirmAddressMail {...{ confirmUrl, restoreUrl, keepsPassword }} days={7} />, surroundings))
      .text;

  test('leads to the confirm button, and says how long it is valid and what to do if it was not you', async () => {
    const text = await textFor(true);
    for (const part of [confirmUrl, 'works once, for 7 days', 'Not you? Ignore this email.'])
      expect(text).toContain(part);
    expect(text).not.toContain(restoreUrl);
    expect(matchRoute(new URL(confirmUrl).pathname)?.route.id).toBe('loginLink');
  });

  test('says that no password counts when two people may have typed one, and where to choose it', async () => {
    const text = await textFor(false);
    for (const part of ['none of them works', restoreUrl]) expect(text).toContain(part);
  });
});

test('the email to a known address says so, and has both ways to sign in', async () => {
  const { text } = await renderMail(
    <KnownAddressMail signInUrl={of(signInUrl())} restoreUrl={restoreUrl} />,
    surroundings,
  );
  for (const part of ['You already have an account', of(signInUrl()), restoreUrl, 'nothing changed'])
    expect(text).toContain(part);
  expect(['security-known-address', 'security-confirm-address'].every(isSecurityMail)).toBe(true);
});
