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
      preview="Everything is open to you now."
      why={`You get this e-mail because you look after ${tenantName} on ${productName}.`}
    >
      <Title>{tenantName} is approved</Title>
      <Greeting name={name} />
      <Paragraph>
        We have checked your {noun}.{' '}
        {noun === 'agency'
          ? 'You can invite your colleagues now.'
          : 'Reviews from its e-mail addresses are known as coming from an employer now.'}
      </Paragraph>
      <Action href={signInUrl}>Sign in</Action>
    </MailFrame>
  );
}
