import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ConfirmAddressMailProps {
  /** The full address of the page whose button confirms. */
  confirmUrl: string;
  /** Where one asks for a new password. */
  restoreUrl: string;
  days: number;
  /** False where the address was registered with different passwords: then none of them counts. */
  keepsPassword: boolean;
}

/** Asks somebody who registered to confirm their address. */
export const confirmAddress = defineMail({
  kind: 'security-confirm-address',
  subject: `Confirm your e-mail address for ${productName}`,
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
 * Asks whoever reads a mailbox whether they have registered. Repeats nothing of what was typed: anybody can type
 * anybody's address, and words of their own beside it.
 */
export function ConfirmAddressMail({ confirmUrl, restoreUrl, days, keepsPassword }: ConfirmAddressMailProps) {
  return (
    <MailFrame
      preview="One step is left: confirm that this address is yours."
      why={`You get this e-mail because somebody registered with your address on ${productName}.`}
    >
      <Title>Is this address yours?</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody, you we hope, has registered an employer’s account with this e-mail address. Confirm it, and you are
        signed in.
      </Paragraph>
      <Action href={confirmUrl}>Confirm my address</Action>
      {!keepsPassword && (
        <Paragraph>
          This address was registered more than once, with different passwords. To be safe, none of them counts: after
          confirming, <TextLink href={restoreUrl}>choose a new password</TextLink>.
        </Paragraph>
      )}
      <Small>The link works once, for {formatCount(days, 'day')}.</Small>
      <Small>
        Was it not you? Then do nothing: without your confirmation the registration is deleted after{' '}
        {formatCount(days, 'day')}.
      </Small>
    </MailFrame>
  );
}
