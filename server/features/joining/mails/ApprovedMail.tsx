import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

export interface ApprovedMailProps {
  name: string;
  noun: 'agency' | 'company';
  tenantName: string;
  /** The full sign-in address. */
  signInUrl: string;
}

const approved = {
  ofAgency: true,
  subject: ({ tenantName }: ApprovedMailProps) => `${tenantName} is approved`,
  Body: ApprovedMail,
} as const;
const sample = { name: 'Alex Sample', tenantName: 'Sample Talent', signInUrl: 'https://plaudit.example/' };

/** To each admin of an agency that was approved. */
export const agencyApproved = defineMail({
  ...approved,
  kind: 'agency-approved',
  samples: { approved: { ...sample, noun: 'agency' } },
});

/** To each admin of a company that was approved. */
export const companyApproved = defineMail({
  ...approved,
  kind: 'company-approved',
  samples: { 'approved-company': { ...sample, noun: 'company' } },
});

/** Tells the admins of an agency or a company that it was approved, and what they can do now. */
export function ApprovedMail({ name, noun, tenantName, signInUrl }: ApprovedMailProps) {
  return (
    <MailFrame
      preview="You can use everything now."
      why={`You're getting this email because you manage ${tenantName} on ${productName}.`}
    >
      <Title>{tenantName} is approved</Title>
      <Greeting name={name} />
      <Paragraph>
        We've checked your {noun}.{' '}
        {noun === 'agency'
          ? 'You can now invite your colleagues.'
          : 'Reviews from its email addresses are now recognized as employer reviews.'}
      </Paragraph>
      <Action href={signInUrl}>Sign in</Action>
    </MailFrame>
  );
}
