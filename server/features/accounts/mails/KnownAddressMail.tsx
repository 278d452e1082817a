import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface KnownAddressMailProps {
  signInUrl: string;
  /** Where to request a new password. */
  restoreUrl: string;
}

/** For somebody with an account who registers again. */
export const knownAddress = defineMail({
  kind: 'security-known-address',
  subject: `You already have a ${productName} account`,
  Body: KnownAddressMail,
  samples: {
    'known-address': { signInUrl: 'https://plaudit.example/', restoreUrl: 'https://plaudit.example/restore-password' },
  },
});

/** Tells somebody with an account that their address was registered again. Repeats nothing that was typed. */
export function KnownAddressMail({ signInUrl, restoreUrl }: KnownAddressMailProps) {
  return (
    <MailFrame
      preview="Nothing has changed. Sign in as usual, or choose a new password."
      why={`You're getting this email because someone tried to sign up for ${productName} with your email address.`}
    >
      <Title>You already have an account</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (maybe you) just tried to sign up with this email address. It already has a {productName} account, so
        nothing changed. Sign in as usual.
      </Paragraph>
      <Action href={signInUrl}>Sign in</Action>
      <Paragraph>
        Forgot your password? <TextLink href={restoreUrl}>Choose a new one</TextLink>.
      </Paragraph>
      <Small>Not you? Ignore this email. They don't find out that you have an account.</Small>
    </MailFrame>
  );
}
