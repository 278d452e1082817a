import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Quotation, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ContactMailProps {
  recruiterName: string;
  /** Who writes, as they typed it. */
  name: string;
  email: string;
  message: string;
  /** The full public address of the profile. */
  profileUrl: string;
}

/** The subject of a message by way of a profile. It repeats nothing that was typed: anybody types anything. */
export const contactSubject = (): string => `A message for you from your profile on ${productName}`;

/** Brings a recruiter what somebody wrote to them. */
export function ContactMail({ recruiterName, name, email, message, profileUrl }: ContactMailProps) {
  return (
    <MailFrame
      preview="Somebody wrote to you from your profile."
      why={`You get this e-mail because people can write to you from your profile on ${productName}.`}
    >
      <Title>Somebody wrote to you</Title>
      <Paragraph>Hello {recruiterName},</Paragraph>
      <Paragraph>
        {name} ({email}) wrote this on your profile:
      </Paragraph>
      <Quotation>{message}</Quotation>
      <Paragraph>Answer this e-mail, and your answer goes to {email}. Only then do they learn your address.</Paragraph>
      <Small>
        We have not checked that this address is theirs. Be careful with links, and with money or documents that are
        asked for.
      </Small>
      <Small>
        Your profile: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
    </MailFrame>
  );
}
