import { formatCount } from '#common/formats.ts';
import { emailChangeHours } from '#common/retention.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface AllowEmailChangeMailProps {
  name: string;
  oldEmail: string;
  newEmail: string;
  /** When, in words with the time zone. */
  requestedAt: string;
  /** The full address of the page that allows or stops the change. */
  changeUrl: string;
}

/** To the present address of an account whose email is to change. */
export const allowEmailChange = defineMail({
  kind: 'security-allow-email-change',
  subject: 'Allow the change of your Plaudit email?',
  Body: AllowEmailChangeMail,
  samples: {
    'allow-email-change': {
      name: 'Robin Example',
      oldEmail: 'robin@company.example',
      newEmail: 'robin@new-company.example',
      requestedAt: 'Nov 21, 2026, 3:04 PM UTC',
      changeUrl: 'https://plaudit.example/email-change/token',
    },
  },
});

/** Asks an account's owner to allow a change of its email, or to stop it. */
export function AllowEmailChangeMail({ name, oldEmail, newEmail, requestedAt, changeUrl }: AllowEmailChangeMailProps) {
  return (
    <MailFrame
      preview="Allow it, or tell us that it wasn't you."
      why={`You're getting this email because it's about the security of your account, ${oldEmail}.`}
    >
      <Title>Allow the change of your email?</Title>
      <Greeting name={name} />
      <Paragraph>Someone (hopefully you) signed in to your account and asked to change its email address:</Paragraph>
      <Facts
        facts={[
          ['Current email', oldEmail],
          ['New email', newEmail],
          ['Requested', requestedAt],
        ]}
      />
      <Action href={changeUrl}>Allow this change</Action>
      <Paragraph>
        The new address has its own link. The change is made once both are confirmed, in any order. Until then, you sign
        in with {oldEmail}.
      </Paragraph>
      <Paragraph>
        Not you? Someone knows your password. <TextLink href={changeUrl}>Stop the change</TextLink> and sign out all
        browsers.
      </Paragraph>
      <Small>The link works for {formatCount(emailChangeHours, 'hour')}. Don't forward this email.</Small>
    </MailFrame>
  );
}
