import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';

export interface JoinAnswerMailProps {
  name: string;
  tenantName: string;
  /** The agency or company that they left for it. */
  leftName: string | null;
  isAccepted: boolean;
  /** Why not, in the admin's words, if they gave a reason. */
  reason: string | null;
  /** The full address of the sign-in page, or of their account. */
  url: string;
}

const sample = { name: 'Alex Sample', tenantName: 'Sample Talent', url: 'https://plaudit.example/' };

/** Tells a person that their request to join was accepted. */
export const joinAccepted = defineMail({
  kind: 'join-accepted',
  subject: ({ tenantName }: JoinAnswerMailProps) => `You're now part of ${tenantName}`,
  Body: JoinAnswerMail,
  samples: { 'join-accepted': { ...sample, leftName: 'Former Talent', isAccepted: true, reason: null } },
});

/** Tells a person that their request to join was declined. */
export const joinDeclined = defineMail({
  kind: 'join-declined',
  subject: ({ tenantName }: JoinAnswerMailProps) => `About your request to join ${tenantName}`,
  Body: JoinAnswerMail,
  samples: {
    'join-declined': { ...sample, leftName: null, isAccepted: false, reason: 'Please write from your work address.' },
  },
});

function JoinAnswerMail({ name, tenantName, leftName, isAccepted, reason, url }: JoinAnswerMailProps) {
  return (
    <MailFrame
      preview={isAccepted ? `${tenantName} accepted your request.` : `${tenantName} declined your request.`}
      why={`You're getting this email because you asked to join ${tenantName} on ${productName}.`}
    >
      <Title>{isAccepted ? `You're now part of ${tenantName}` : `${tenantName} declined your request`}</Title>
      <Greeting name={name} />
      {isAccepted ? (
        <Paragraph>
          An admin accepted your request to join.
          {leftName !== null &&
            ` You're no longer part of ${leftName}. The reviews that you earned there stay on your profile.`}
        </Paragraph>
      ) : (
        <Paragraph>
          {reason === null
            ? 'An admin declined your request to join, without a reason.'
            : 'An admin declined your request to join, for this reason:'}
        </Paragraph>
      )}
      {reason !== null && <Quotation>{reason}</Quotation>}
      <Action href={url}>{isAccepted ? 'Sign in' : 'Open your account'}</Action>
    </MailFrame>
  );
}
