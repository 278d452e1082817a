import { expect, test } from 'vitest';
import { isSecurityMail } from '#server/mail/kinds.ts';
import { renderMail } from '#server/mail/render.tsx';
import { AllowEmailChangeMail } from './AllowEmailChangeMail.tsx';
import { ConfirmNewEmailMail } from './ConfirmNewEmailMail.tsx';
import { EmailChangedMail } from './EmailChangedMail.tsx';
import { EmailTakenMail } from './EmailTakenMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const link = 'https://plaudit.example/email-change/secret';
const facts = { name: 'Dana Price', oldEmail: 'dana@old.example', newEmail: 'dana@new.example' };
const textOf = async (mail: React.ReactElement) => (await renderMail(mail, surroundings)).text;

test('the email to the old address says from which to which, when, what to do, and how to stop it', async () => {
  const text = await textOf(
    <AllowEmailChangeMail {...facts} requestedAt="Nov 21, 2026, 3:04 PM UTC" changeUrl={link} />,
  );
  for (const part of [
    'Hello Dana',
    facts.oldEmail,
    facts.newEmail,
    '3:04 PM UTC',
    link,
    'Not you?',
    '24 hours',
    'in any order',
  ])
    expect(text).toContain(part);
});

test('the email to the new address names nobody, and says that nothing happens without it', async () => {
  const text = await textOf(<ConfirmNewEmailMail confirmUrl={link} />);
  for (const part of [link, '24 hours', 'Nothing happens without your confirmation']) expect(text).toContain(part);
  expect(text).not.toContain('Dana');
});

test('the owner of a taken address is told that nothing changed, without a link that confirms', async () => {
  const text = await textOf(
    <EmailTakenMail signInUrl="https://plaudit.example/" restoreUrl="https://plaudit.example/restore-password" />,
  );
  for (const part of ['already has one', 'nothing changed', '/restore-password']) expect(text).toContain(part);
  expect(text).not.toContain('email-change');
});

test('both addresses are told when it is done; the old one how to object, the new one how to sign in', async () => {
  const done = { ...facts, changedAt: 'Nov 21, 2026, 3:04 PM UTC', signInUrl: 'https://plaudit.example/' };
  const old = await textOf(<EmailChangedMail {...done} isToOld />);
  const fresh = await textOf(
    <EmailChangedMail {...done} isToOld={false} agencyUrl="https://plaudit.example/agency/edit" />,
  );
  for (const text of [old, fresh])
    for (const part of [facts.oldEmail, facts.newEmail, '3:04 PM UTC', 'Email hello@plaudit.example right away'])
      expect(text).toContain(part);
  expect(old).toContain('no more emails');
  expect(old).not.toContain('agency/edit');
  expect(fresh).toContain('agency/edit');
});

test('all of them reach people who opted out of email', () => {
  const kinds = ['allow-email-change', 'confirm-new-email', 'email-taken', 'email-changed'];
  expect(kinds.every((kind) => isSecurityMail(`security-${kind}`))).toBe(true);
});
