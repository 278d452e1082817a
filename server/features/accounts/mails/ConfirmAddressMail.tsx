import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ConfirmAddressMailProps {
  /** The full address of the page whose button confirms. */
  confirmUrl: string;
  /** Where to request a new password. */
  restoreUrl: string;
  days: number;
  /** False when the address was registered with different passwords: then none of them counts. */
  keepsPassword: boolean;
}

/** Asks somebody who registered to confirm their address. */
export const confirmAddress = defineMail({
  kind: 'security-confirm-address',
  subject: `Confirm your email address for ${productName}`,
  Body: ConfirmAddressMail,
  samples: {
    'confirm-address': {
      confirmUrl: 'https://plaudit.example/login/link/token',
      restoreUrl: 'https://plaudit.example/restore-password',
      days: 7,
      keepsPassword: true,
    },
  },
});

/**
 * Asks the owner of a mailbox whether they registered. Repeats nothing that was typed, because anybody can type
 * somebody else's address and a message with it.
 */
export function ConfirmAddressMail({ confirmUrl, restoreUrl, days, keepsPassword }: ConfirmAddressMailProps) {
  return (
    <MailFrame
      preview="One more step: confirm your email address."
      why={`You're getting this email because someone signed up for ${productName} with your email address.`}
    >
      <Title>Confirm your email address</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (hopefully you) signed up for an employer account with this email address. Confirm it to sign in.
      </Paragraph>
      <Action href={confirmUrl}>Confirm email address</Action>
      {!keepsPassword && (
        <Paragraph>
          This address was used to sign up more than once, with different passwords. To be safe, none of them works.
          After you confirm, <TextLink href={restoreUrl}>choose a new password</TextLink>.
        </Paragraph>
      )}
      <Small>The link works once, for {formatCount(days, 'day')}.</Small>
      <Small>
        Not you? Ignore this email. Without your confirmation, we delete the sign-up after {formatCount(days, 'day')}.
      </Small>
    </MailFrame>
  );
}
