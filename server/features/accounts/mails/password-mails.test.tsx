import { describe, expect, test } from 'vitest';
import { isSecurityMail } from '#server/mail/kinds.ts';
import { renderMail } from '#server/mail/render.tsx';
import { PasswordChangedMail } from './PasswordChangedMail.tsx';
import { SetPasswordMail } from './SetPasswordMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const setPasswordUrl = 'https://plaudit.example/restore-password/secret';
const resetUrl = 'https://plaudit.example/restore-password';
const setPassword = (
  <SetPasswordMail name="Dana&Lee Price" email="dana@agency.example" setPasswordUrl={setPasswordUrl} />
);
const changed = changedMail(false);

function changedMail(isFirst: boolean) {
  return (
    <PasswordChangedMail
      name="Dana"
      email="dana@agency.example"
      changedAt="Nov 21, 2026, 3:04 PM UTC"
      resetUrl={resetUrl}
      isFirst={isFirst}
    />
  );
}

describe('the mail with a link to a new password', () => {
  test('says in plain text for which account, where, how long, and what to do if it was somebody else', async () => {
    const { text } = await renderMail(setPassword, surroundings);
    for (const fact of ['Hello Dana&Lee,', 'dana@agency.example', setPasswordUrl, '24 hours', 'works once', 'Not you?'])
      expect(text).toContain(fact);
  });

  test('has the link once, behind one button, and a name as text', async () => {
    const { html } = await renderMail(setPassword, surroundings);
    expect(html.split(setPasswordUrl)).toHaveLength(2);
    expect(html).toContain('Dana&amp;Lee');
  });
});

test('the email about a changed password says in plain text when, for which account, and how to get it back', async () => {
  const { text } = await renderMail(changed, surroundings);
  for (const fact of ['Hello Dana', 'dana@agency.example', 'Nov 21, 2026, 3:04 PM UTC', resetUrl, 'signed out'])
    expect(text).toContain(fact);
});

test('the email about a first password does not mention other browsers', async () => {
  const { text } = await renderMail(changedMail(true), surroundings);
  expect(text).toContain('Your account now has a password.');
  expect(text).not.toMatch(/signed out|changed/i);
});

test.each([setPassword, changed])('neither needs a picture or a script, nor offers to unsubscribe', async (mail) => {
  const { html, text } = await renderMail(mail, surroundings);
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
  expect(text).not.toMatch(/unsubscribe/i);
});

test('both reach people who opted out of email', () => {
  expect(isSecurityMail('security-set-password') && isSecurityMail('security-password-changed')).toBe(true);
});
