import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, TextLink, Title } from '#server/mail/parts.tsx';

export interface SignInLinkChangedMailProps {
  name: string;
  /** The account's email address. */
  email: string;
  /** Such as Google. */
  vendor: string;
  /** It was linked, not unlinked. */
  isAdded: boolean;
  /** When, in words with the time zone. */
  changedAt: string;
  /** The full addresses of the account page, and of the page for requesting a password link. */
  accountUrl: string;
  resetUrl: string;
}

const sample = {
  name: 'Robin Example',
  email: 'robin@company.example',
  vendor: 'Google',
  changedAt: 'Nov 21, 2026, 3:04 PM UTC',
  accountUrl: 'https://plaudit.example/account',
  resetUrl: 'https://plaudit.example/restore-password',
};

/** Tells an account's owner that a way to sign in was linked or unlinked. */
export const signInLinkChanged = defineMail({
  kind: 'security-sign-in-link-changed',
  subject: ({ vendor, isAdded }) =>
    isAdded ? `${vendor} can now sign in to your Plaudit account` : `${vendor} was unlinked from your Plaudit account`,
  Body: SignInLinkChangedMail,
  samples: {
    'sign-in-linked': { ...sample, isAdded: true },
    'sign-in-unlinked': { ...sample, isAdded: false },
  },
});

function SignInLinkChangedMail(props: SignInLinkChangedMailProps) {
  const { name, email, vendor, isAdded, changedAt, accountUrl, resetUrl } = props;
  return (
    <MailFrame
      preview="If this wasn't you, check your account now."
      why={`You're getting this email because it's about the security of your account, ${email}.`}
    >
      <Title>{isAdded ? `${vendor} is linked to your account` : `${vendor} is no longer linked`}</Title>
      <Greeting name={name} />
      <Paragraph>
        {isAdded
          ? `You can now sign in with ${vendor}. Your password still works, too.`
          : `You can no longer sign in with ${vendor}. Sign in with your email address and password.`}
      </Paragraph>
      <Facts
        facts={[
          ['Account', email],
          [isAdded ? 'Linked' : 'Unlinked', changedAt],
        ]}
      />
      <Paragraph>If this was you, you're all set. If not, check the sign-in methods of your account:</Paragraph>
      <Action href={accountUrl}>Open your account</Action>
      <Paragraph>
        Then <TextLink href={resetUrl}>set a new password</TextLink>, which signs out everyone who's in your account.
      </Paragraph>
    </MailFrame>
  );
}
