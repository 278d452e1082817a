import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Facts, Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

export interface NameDecidedMailProps {
  /** The recipient's name. */
  name: string;
  /** The agency's name after the decision. */
  agencyName: string;
  wishedName: string;
  wishedLegalName: string;
  /** Why it keeps its old name; null if it got the new one. */
  reason: string | null;
}

const nameDecided = { ofAgency: true, subject: subjectOf, Body: NameDecidedMail } as const;
const sample = {
  name: 'Alex Sample',
  agencyName: 'Sample Talent',
  wishedName: 'Sample & Partners',
  wishedLegalName: 'Sample & Partners Pty Ltd',
};

/** To each admin of an agency with a new name. */
export const nameApproved = defineMail({
  ...nameDecided,
  kind: 'agency-name-approved',
  samples: { 'agency-name-approved': { ...sample, reason: null } },
});

/** To each admin of an agency that keeps its old name. */
export const nameDeclined = defineMail({
  ...nameDecided,
  kind: 'agency-name-declined',
  samples: {
    'agency-name-declined': {
      ...sample,
      reason: "We couldn't find the agency under this name.\nWrite to us from your work address.",
    },
  },
});

/** Tells an agency's admins whether it got the name they requested. */
export function NameDecidedMail({ name, agencyName, wishedName, wishedLegalName, reason }: NameDecidedMailProps) {
  return (
    <MailFrame
      preview={reason === null ? 'Your new name now appears everywhere.' : "Here's why, and what you can do."}
      why={`You're getting this email because you manage ${agencyName} on ${productName}.`}
    >
      <Title>{subjectOf({ agencyName, reason })}</Title>
      <Greeting name={name} />
      {reason === null ? (
        <Paragraph>We approved the new name. Your pages and the emails you send now show it.</Paragraph>
      ) : (
        <>
          <Paragraph>We looked at the new name and couldn't approve it. Here's why:</Paragraph>
          <Quotation>{reason}</Quotation>
        </>
      )}
      <Facts
        facts={[
          ['Name', wishedName],
          ['Legal name', wishedLegalName],
        ]}
      />
      {reason !== null && <Small>You can request another name on your agency's page at any time.</Small>}
    </MailFrame>
  );
}

function subjectOf({ agencyName, reason }: Pick<NameDecidedMailProps, 'agencyName' | 'reason'>): string {
  return reason === null ? `Your agency is now called ${agencyName}` : `${agencyName} keeps its name for now`;
}
