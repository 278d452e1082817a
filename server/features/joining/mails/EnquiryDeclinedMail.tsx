import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

export interface EnquiryDeclinedMailProps {
  name: string;
  reason: string;
}

/** To a recruiter whose enquiry was declined. */
export const enquiryDeclined = defineMail({
  kind: 'enquiry-declined',
  subject: 'About your enquiry for a recruiter profile',
  Body: EnquiryDeclinedMail,
  samples: {
    'enquiry-declined': {
      name: 'Alex Sample',
      reason: 'We could not find the agency under this name.\nPlease write from your work address.',
    },
  },
});

/** Tells a recruiter why they don't get a profile for now. */
export function EnquiryDeclinedMail({ name, reason }: EnquiryDeclinedMailProps) {
  return (
    <MailFrame
      preview="We could not make a profile for you yet."
      why={`You get this e-mail because you asked for a recruiter profile on ${productName}.`}
    >
      <Title>We could not make a profile for you yet</Title>
      <Greeting name={name} />
      <Paragraph>Thank you for your enquiry. We looked at it and could not approve it. This is why:</Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>You are welcome to enquire again when that has changed.</Small>
    </MailFrame>
  );
}
