import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface KnownAddressMailProps {
  signInUrl: string;
  /** Where one asks for a new password. */
  restoreUrl: string;
}

/** To somebody with an account who registers a second time. */
export const knownAddress = defineMail({
  kind: 'security-known-address',
  subject: `You have an account on ${productName} already`,
  Body: KnownAddressMail,
  samples: {
    'known-address': { signInUrl: 'https://plaudit.example/', restoreUrl: 'https://plaudit.example/restore-password' },
  },
});

/** Tells somebody with an account that their address was registered again. Repeats nothing of what was typed. */
export function KnownAddressMail({ signInUrl, restoreUrl }: KnownAddressMailProps) {
  return (
    <MailFrame
      preview="Nothing has changed. Sign in as before, or choose a new password."
      why={`You get this e-mail because somebody registered with your address on ${productName}.`}
    >
      <Title>You have an account already</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody, you perhaps, has just tried to register with this e-mail address. It has an account on {productName},
        so nothing was changed. Sign in as before.
      </Paragraph>
      <Action href={signInUrl}>Sign in</Action>
      <Paragraph>
        You do not remember the password? <TextLink href={restoreUrl}>Choose a new one</TextLink>.
      </Paragraph>
      <Small>Was it not you? Then do nothing. Whoever it was does not learn that you have an account.</Small>
    </MailFrame>
  );
}
