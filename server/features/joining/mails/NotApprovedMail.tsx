import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import type { ApprovedMailProps } from './ApprovedMail.tsx';

export interface NotApprovedMailProps extends Omit<ApprovedMailProps, 'signInUrl'> {
  reason: string;
}

const notApproved = {
  ofAgency: true,
  subject: ({ tenantName }: NotApprovedMailProps) => `${tenantName} is not approved`,
  Body: NotApprovedMail,
} as const;
const sample = {
  name: 'Alex Sample',
  tenantName: 'Sample Talent',
  reason: "We couldn't find the agency under this name.\nWrite to us from your work address.",
};

/** To each admin of an agency that was declined. */
export const agencyDeclined = defineMail({
  ...notApproved,
  kind: 'agency-declined',
  samples: { 'not-approved': { ...sample, noun: 'agency' } },
});

/** To each admin of a company that was declined. */
export const companyDeclined = defineMail({
  ...notApproved,
  kind: 'company-declined',
  samples: { 'not-approved-company': { ...sample, noun: 'company' } },
});

/** Tells the admins of an agency or a company why it is not approved, and what they can still do. */
export function NotApprovedMail({ name, noun, tenantName, reason }: NotApprovedMailProps) {
  return (
    <MailFrame
      preview="Here's why, and what you can do."
      why={`You're getting this email because you manage ${tenantName} on ${productName}.`}
    >
      <Title>{tenantName} is not approved</Title>
      <Greeting name={name} />
      <Paragraph>We looked at your {noun} and couldn't approve it. Here's why:</Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>Your account stays open. Once you've fixed this, we'll look at it again.</Small>
    </MailFrame>
  );
}
