import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ContactMailProps {
  recruiterName: string;
  /** The sender's name, as they typed it. */
  name: string;
  email: string;
  /** Null if they left it out. */
  company: string | null;
  message: string;
  /** The full public address of the profile. */
  profileUrl: string;
}

/**
 * Delivers a visitor's message to a recruiter or an agency. The subject repeats nothing they typed, because anybody can
 * type anything.
 */
export const contactMessage = defineMail({
  kind: 'contact',
  ofAgency: true,
  canUnsubscribe: true,
  subject: `New message from your profile on ${productName}`,
  Body: ContactMail,
  samples: {
    contact: {
      recruiterName: 'Alex Sample',
      name: 'Robin Example',
      email: 'robin@company.example',
      company: 'Company Example',
      message: 'Good morning,\n\nwe look for two site engineers in March. Do you have half an hour this week?',
      profileUrl: 'https://plaudit.example/recruiter/alex-sample',
    },
  },
});

/** Delivers a visitor's message to a recruiter. */
export function ContactMail({ recruiterName, name, email, company, message, profileUrl }: ContactMailProps) {
  return (
    <MailFrame
      preview="Someone wrote to you from your profile."
      why={`You're getting this email because people can write to you from your profile on ${productName}.`}
    >
      <Title>Someone wrote to you</Title>
      <Greeting name={recruiterName} />
      <Paragraph>{`${name}${company ? `, ${company}` : ''} (${email}) sent you this message through your profile:`}</Paragraph>
      <Quotation>{message}</Quotation>
      <Paragraph>If you reply to this email, your reply goes to {email}. They learn your address only then.</Paragraph>
      <Small>
        We haven't checked that this address is theirs. Be careful with links, and with requests for money or documents.
      </Small>
      <Small>
        Your profile: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
    </MailFrame>
  );
}
