import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Paragraph, Small, Title } from '#server/mail/parts.tsx';

export interface PasswordChangedMailProps {
  name: string;
  /** The address that the account signs in with. */
  email: string;
  /** When, in words with its zone. */
  changedAt: string;
  /** The account had none before. */
  isFirst: boolean;
  /** The full address where one asks for a link to a new password. */
  resetUrl: string;
}

/** Tells the owner of an account of a new password, or of the first. */
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

/** Tells the owner of an account that its password is another one now, or that it has its first. */
export function PasswordChangedMail({ name, email, changedAt, isFirst, resetUrl }: PasswordChangedMailProps) {
  return (
    <MailFrame
      preview="If it was you, all is well. If not, set another one now."
      why={`You get this e-mail because it concerns the safety of your account, ${email}.`}
    >
      <Title>{isFirst ? 'Your password is set' : 'Your password was changed'}</Title>
      <Paragraph>Hello {name},</Paragraph>
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
