import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Facts, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

export interface NameDecidedMailProps {
  /** Who reads it. */
  name: string;
  /** What the agency is called, now that it is decided. */
  agencyName: string;
  wishedName: string;
  wishedLegalName: string;
  /** Why it keeps its old name; null where it has the new one. */
  reason: string | null;
}

/** The subject of the mail that says what was decided about a new name. */
export const nameDecidedSubject = ({ agencyName, reason }: Pick<NameDecidedMailProps, 'agencyName' | 'reason'>) =>
  reason === null ? `${agencyName} has its new name` : `${agencyName} keeps its name for now`;

/** Tells those who run an agency whether it is called as they wish. */
export function NameDecidedMail({ name, agencyName, wishedName, wishedLegalName, reason }: NameDecidedMailProps) {
  return (
    <MailFrame
      preview={reason === null ? 'The new name is shown everywhere.' : 'This is why, and what you can do.'}
      why={`You get this e-mail because you look after ${agencyName} on ${productName}.`}
    >
      <Title>{nameDecidedSubject({ agencyName, reason })}</Title>
      <Paragraph>Hello {name},</Paragraph>
      {reason === null ? (
        <Paragraph>
          We have looked at the new name. Your pages and the mails that you send show it from now on.
        </Paragraph>
      ) : (
        <>
          <Paragraph>We looked at the new name and could not take it. This is why:</Paragraph>
          <Quotation>{reason}</Quotation>
        </>
      )}
      <Facts
        facts={[
          ['Name', wishedName],
          ['Legal name', wishedLegalName],
        ]}
      />
      {reason !== null && <Small>You can write another name on your agency’s page at any time.</Small>}
    </MailFrame>
  );
}
