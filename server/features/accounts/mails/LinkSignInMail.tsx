import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Small, Title } from '#server/mail/parts.tsx';

export interface LinkSignInMailProps {
  name: string;
  /** The account's email address. */
  email: string;
  /** Such as Google. */
  vendor: string;
  /** The address there; null if the vendor doesn't say. */
  emailThere: string | null;
  /** The full address of the page that links it. */
  linkUrl: string;
}

/** Asks an account's owner whether other software may sign in to it. */
export const linkSignIn = defineMail({
  kind: 'security-link-sign-in',
  subject: ({ vendor }) => `Link ${vendor} to your Plaudit account?`,
  Body: LinkSignInMail,
  samples: {
    'link-sign-in': {
      name: 'Robin Example',
      email: 'robin@company.example',
      vendor: 'JobAdder',
      emailThere: 'robin@company.example',
      linkUrl: 'https://plaudit.example/login/connect/link/token',
    },
  },
});

function LinkSignInMail({ name, email, vendor, emailThere, linkUrl }: LinkSignInMailProps) {
  return (
    <MailFrame
      preview="Use this link only if you just chose this on our sign-in page."
      why={`You're getting this email because it's about the security of your account, ${email}.`}
    >
      <Title>{`Link ${vendor} to your account?`}</Title>
      <Greeting name={name} />
      <Paragraph>{`Someone (hopefully you) wants to sign in to your Plaudit account with ${vendor}:`}</Paragraph>
      <Facts
        facts={[['Plaudit account', email], ...(emailThere ? [[`At ${vendor}`, emailThere] as [string, string]] : [])]}
      />
      <Action href={linkUrl}>{`Link ${vendor}`}</Action>
      <Paragraph>
        Open it in the browser where you started. After that, that {vendor} account can sign in to yours without your
        password.
      </Paragraph>
      <Small>
        Not you? Ignore this email, and nothing changes. The link works once, for 30 minutes. Don't forward it.
      </Small>
    </MailFrame>
  );
}
