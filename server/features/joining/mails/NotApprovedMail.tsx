import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import type { ApprovedMailProps } from './ApprovedMail.tsx';

export interface NotApprovedMailProps extends Omit<ApprovedMailProps, 'signInUrl'> {
  reason: string;
}

/** The subject of the mail that says what is in the way of an approval. */
export const notApprovedSubject = ({ tenantName }: Pick<NotApprovedMailProps, 'tenantName'>): string =>
  `${tenantName} is not approved`;

/** Tells those who run an agency or a company why it is not approved, and what they still can do. */
export function NotApprovedMail({ name, noun, tenantName, reason }: NotApprovedMailProps) {
  return (
    <MailFrame
      preview="This is why, and what you can do."
      why={`You get this e-mail because you look after ${tenantName} on ${productName}.`}
    >
      <Title>{tenantName} is not approved</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>We looked at your {noun} and could not approve it. This is why:</Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>Your account stays open. Put right what stands above, and we look again.</Small>
    </MailFrame>
  );
}
