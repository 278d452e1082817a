import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Small, Title } from '#server/mail/parts.tsx';

export interface SetPasswordMailProps {
  /** Empty when it may not be theirs. */
  name: string;
  /** The account's email address. */
  email: string;
  /** The full address of the page, with the link's token. */
  setPasswordUrl: string;
}

/** The link that sets a password. */
export const setPassword = defineMail({
  kind: 'security-set-password',
  subject: 'Set a new Plaudit password',
  Body: SetPasswordMail,
  samples: {
    'set-password': {
      name: 'Robin Example',
      email: 'robin@company.example',
      setPasswordUrl: 'https://plaudit.example/restore-password/token',
    },
  },
});

/** Leads to the page that sets a new password, for somebody who requested it. */
export function SetPasswordMail({ name, email, setPasswordUrl }: SetPasswordMailProps) {
  return (
    <MailFrame
      preview="The link works once, for 24 hours."
      why={`You're getting this email because someone asked to reset the password for ${email}.`}
    >
      <Title>Set a new password</Title>
      <Greeting name={name} />
      <Paragraph>Use this link to choose a new password for {email}. It works once, for 24 hours.</Paragraph>
      <Action href={setPasswordUrl}>Choose a new password</Action>
      <Small>
        Not you? Ignore this email. Your password stays the same, and no one can change it without this email. Don't
        forward it.
      </Small>
    </MailFrame>
  );
}
