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
  subject: 'About your request for a recruiter profile',
  Body: EnquiryDeclinedMail,
  samples: {
    'enquiry-declined': {
      name: 'Alex Sample',
      reason: "We couldn't find the agency under this name.\nWrite to us from your work address.",
    },
  },
});

/** Tells a recruiter why they don't get a profile for now. */
export function EnquiryDeclinedMail({ name, reason }: EnquiryDeclinedMailProps) {
  return (
    <MailFrame
      preview="We couldn't create a profile for you yet."
      why={`You're getting this email because you requested a recruiter profile on ${productName}.`}
    >
      <Title>We couldn't create a profile for you yet</Title>
      <Greeting name={name} />
      <Paragraph>Thank you for your request. We looked at it and couldn't approve it. Here's why:</Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>You're welcome to try again once that has changed.</Small>
    </MailFrame>
  );
}
