import type { MailSample } from '#server/mail/sample.ts';
import { ConfirmAddressMail, confirmAddressSubject } from './ConfirmAddressMail.tsx';
import { KnownAddressMail, knownAddressSubject } from './KnownAddressMail.tsx';
import { PasswordChangedMail, passwordChangedSubject } from './PasswordChangedMail.tsx';
import { SetPasswordMail, setPasswordSubject } from './SetPasswordMail.tsx';

const person = { name: 'Robin Example', email: 'robin@company.example' };
const addresses = {
  signInUrl: 'https://plaudit.example/',
  restoreUrl: 'https://plaudit.example/restore-password',
  resetUrl: 'https://plaudit.example/restore-password',
  confirmUrl: 'https://plaudit.example/login/link/token',
  setPasswordUrl: 'https://plaudit.example/restore-password/token',
};

/** The mails of accounts, all of which guard them. */
export const accountMails: readonly MailSample[] = [
  {
    name: 'confirm-address',
    subject: confirmAddressSubject,
    body: <ConfirmAddressMail {...addresses} days={7} keepsPassword />,
    canUnsubscribe: false,
  },
  {
    name: 'known-address',
    subject: knownAddressSubject,
    body: <KnownAddressMail {...addresses} />,
    canUnsubscribe: false,
  },
  {
    name: 'set-password',
    subject: setPasswordSubject,
    body: <SetPasswordMail {...person} {...addresses} />,
    canUnsubscribe: false,
  },
  {
    name: 'password-changed',
    subject: passwordChangedSubject(false),
    body: <PasswordChangedMail {...person} {...addresses} changedAt="Nov 21, 2026, 3:04 PM UTC" isFirst={false} />,
    canUnsubscribe: false,
  },
];
