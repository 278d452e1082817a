import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { emailChangeHours } from '#common/retention.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, Title } from '#server/mail/parts.tsx';

export interface ConfirmNewEmailMailProps {
  /** The full address of the page whose button confirms. */
  confirmUrl: string;
}

/** To the address that somebody wants to use for their account. */
export const confirmNewEmail = defineMail({
  kind: 'security-confirm-new-email',
  subject: `Confirm your new email address for ${productName}`,
  Body: ConfirmNewEmailMail,
  samples: { 'confirm-new-email': { confirmUrl: 'https://plaudit.example/email-change/token' } },
});

/** Asks the owner of a mailbox whether an account may use it. Repeats nothing about the account, which may be a stranger's. */
export function ConfirmNewEmailMail({ confirmUrl }: ConfirmNewEmailMailProps) {
  return (
    <MailFrame
      preview="Confirm that this address is yours."
      why={`You're getting this email because someone wants to use your email address for their ${productName} account.`}
    >
      <Title>Confirm your new email address</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (hopefully you) wants to use this address for their {productName} account. Confirm that it's yours.
      </Paragraph>
      <Action href={confirmUrl}>Confirm new email</Action>
      <Paragraph>
        We also sent a link to the account's current address. The change is made once both links are confirmed, in any
        order.
      </Paragraph>
      <Small>The link works for {formatCount(emailChangeHours, 'hour')}.</Small>
      <Small>Not you? Ignore this email. Nothing happens without your confirmation.</Small>
    </MailFrame>
  );
}
