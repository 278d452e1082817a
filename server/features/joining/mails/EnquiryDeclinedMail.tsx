import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

export interface EnquiryDeclinedMailProps {
  name: string;
  reason: string;
}

/** The subject of the mail that says no to an enquiry. */
export const enquiryDeclinedSubject = (): string => 'About your enquiry for a recruiter profile';

/** Tells a recruiter why there is no profile for them, for now. */
export function EnquiryDeclinedMail({ name, reason }: EnquiryDeclinedMailProps) {
  return (
    <MailFrame
      preview="We could not make a profile for you yet."
      why={`You get this e-mail because you asked for a recruiter profile on ${productName}.`}
    >
      <Title>We could not make a profile for you yet</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>Thank you for your enquiry. We looked at it and could not approve it. This is why:</Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>You are welcome to enquire again when that has changed.</Small>
    </MailFrame>
  );
}
