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
  subject: ({ isFirst }) => (isFirst ? 'Your Plaudit password is set' : 'Your Plaudit password was changed'),
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
      preview="If this wasn't you, set a new password now."
      why={`You're getting this email because it's about the security of your account, ${email}.`}
    >
      <Title>{isFirst ? 'Your password is set' : 'Your password was changed'}</Title>
      <Greeting name={name} />
      <Paragraph>
        {isFirst
          ? 'Your account now has a password. Sign in with it and your email address.'
          : 'Your password was changed, and all other browsers were signed out.'}
      </Paragraph>
      <Facts
        facts={[
          ['Account', email],
          [isFirst ? 'Set' : 'Changed', changedAt],
        ]}
      />
      <Paragraph>If this was you, you're all set. If not, set a new password now:</Paragraph>
      <Action href={resetUrl}>Set a new password</Action>
      <Small>This signs out everyone who's in your account.</Small>
    </MailFrame>
  );
}
