import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { useSurroundings } from '#server/mail/render.tsx';

export interface EmailChangedMailProps {
  name: string;
  oldEmail: string;
  newEmail: string;
  /** When, in words with the time zone. */
  changedAt: string;
  signInUrl: string;
  /** Whether it goes to the former address. */
  isToOld: boolean;
  /** Where to change the contact of their agency, if that is still the old address. */
  agencyUrl?: string | null;
}

const sample = {
  name: 'Robin Example',
  oldEmail: 'robin@company.example',
  newEmail: 'robin@new-company.example',
  changedAt: 'Nov 21, 2026, 3:04 PM UTC',
  signInUrl: 'https://plaudit.example/',
};

/** To both addresses of an account whose email has changed. */
export const emailChanged = defineMail({
  kind: 'security-email-changed',
  subject: 'Your Plaudit email was changed',
  Body: EmailChangedMail,
  samples: {
    'email-changed': { ...sample, isToOld: true },
    'email-changed-to-new': { ...sample, isToOld: false, agencyUrl: 'https://plaudit.example/agency/edit#contact' },
  },
});

/** Tells an account's owner that its email was changed. */
export function EmailChangedMail(props: EmailChangedMailProps) {
  const { name, oldEmail, newEmail, changedAt, signInUrl, isToOld, agencyUrl } = props;
  const { contactEmail } = useSurroundings();
  return (
    <MailFrame
      preview={`You now sign in with ${newEmail}.`}
      why={`You're getting this email because it's about the security of your account, ${newEmail}.`}
    >
      <Title>Your email was changed</Title>
      <Greeting name={name} />
      <Paragraph>
        Both addresses confirmed the change. You now sign in with {newEmail}, and your password stays the same. All
        browsers were signed out, except the one where you requested it.
      </Paragraph>
      <Facts
        facts={[
          ['Before', oldEmail],
          ['Now', newEmail],
          ['Changed', changedAt],
        ]}
      />
      {!isToOld && <Action href={signInUrl}>Sign in</Action>}
      {agencyUrl && (
        <Paragraph>
          Review invitations still show {oldEmail} as your agency's contact. You can{' '}
          <TextLink href={agencyUrl}>change the contact email</TextLink>.
        </Paragraph>
      )}
      {isToOld && <Paragraph>This address gets no more emails about the account.</Paragraph>}
      <Small>Not you? Email {contactEmail} right away.</Small>
    </MailFrame>
  );
}
