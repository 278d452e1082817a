import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Small, Title } from '#server/mail/parts.tsx';

export interface PasswordChangedMailProps {
  name: string;
  /** The account's email address. */
  email: string;
  /** When, in words with the time zone. */
  changedAt: string;
  /** The account had no password before. */
  isFirst: boolean;
  /** The full address for requesting a password link. */
  resetUrl: string;
}

/** Tells an account's owner about a new or first password. */
export const passwordChanged = defineMail({
  kind: 'security-password-changed',
  subject: ({ isFirst }) => (isFirst ? 'Your password for Plaudit is set' : 'Your password for Plaudit was changed'),
  Body: PasswordChangedMail,
  samples: {
    'password-changed': {
      name: 'Robin Example',
      email: 'robin@company.example',
      changedAt: 'Nov 21, 2026, 3:04 PM UTC',
      isFirst: false,
      resetUrl: 'https://plaudit.example/restore-password',
    },
  },
});

/** Tells an account's owner that its password was changed, or set for the first time. */
export function PasswordChangedMail({ name, email, changedAt, isFirst, resetUrl }: PasswordChangedMailProps) {
  return (
    <MailFrame
      preview="If it was you, all is well. If not, set another one now."
      why={`You get this e-mail because it concerns the safety of your account, ${email}.`}
    >
      <Title>{isFirst ? 'Your password is set' : 'Your password was changed'}</Title>
      <Greeting name={name} />
      <Paragraph>
        {isFirst
          ? 'Your account has a password now. Sign in with it and your e-mail address.'
          : 'The password of your account is a new one, and all other browsers were signed out.'}
      </Paragraph>
      <Facts
        facts={[
          ['Account', email],
          [isFirst ? 'Set' : 'Changed', changedAt],
        ]}
      />
      <Paragraph>If it was you, you need to do nothing. If it was not, set another password now:</Paragraph>
      <Action href={resetUrl}>Set another password</Action>
      <Small>That signs everybody out who is in your account.</Small>
    </MailFrame>
  );
}
