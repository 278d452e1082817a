import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface EmailTakenMailProps {
  signInUrl: string;
  /** Where to request a new password. */
  restoreUrl: string;
}

/** For the owner of an account whose address somebody wants to use for another one. */
export const emailTaken = defineMail({
  kind: 'security-email-taken',
  subject: `Your email address already has a ${productName} account`,
  Body: EmailTakenMail,
  samples: {
    'email-taken': { signInUrl: 'https://plaudit.example/', restoreUrl: 'https://plaudit.example/restore-password' },
  },
});

/** Tells somebody that their address was entered for another account. Repeats nothing about that account. */
export function EmailTakenMail({ signInUrl, restoreUrl }: EmailTakenMailProps) {
  return (
    <MailFrame
      preview="Nothing has changed. Each account needs its own address."
      why={`You're getting this email because someone wants to use your email address for another ${productName} account.`}
    >
      <Title>This address already has an account</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (maybe you) wants to use this email address for another {productName} account. It already has one, so
        nothing changed. Each account needs its own address.
      </Paragraph>
      <Action href={signInUrl}>Sign in</Action>
      <Paragraph>
        Forgot your password? <TextLink href={restoreUrl}>Choose a new one</TextLink>.
      </Paragraph>
      <Small>Not you? Ignore this email. They don't find out that you have an account.</Small>
    </MailFrame>
  );
}
