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
  subject: 'Set a new password for Plaudit',
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
      why={`You get this e-mail because somebody asked for a new password for ${email}.`}
    >
      <Title>Set a new password</Title>
      <Greeting name={name} />
      <Paragraph>With this link you choose a new password for {email}. It works once, for 24 hours.</Paragraph>
      <Action href={setPasswordUrl}>Choose a new password</Action>
      <Small>
        It was not you? Then you need to do nothing: your password stays as it is, and nobody can change it without this
        e-mail. Do not pass it on.
      </Small>
    </MailFrame>
  );
}
