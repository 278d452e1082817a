import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface EnquiryReceivedMailProps {
  /** The full sign-in address. */
  signInUrl: string;
}

/** Thanks a recruiter for an enquiry. */
export const enquiryReceived = defineMail({
  kind: 'enquiry-received',
  subject: 'We have your enquiry',
  Body: EnquiryReceivedMail,
  samples: { 'enquiry-received': { signInUrl: 'https://plaudit.example/' } },
});

/**
 * Tells a recruiter who requested a profile what happens next. Repeats nothing that was typed, because anybody can type
 * any address.
 */
export function EnquiryReceivedMail({ signInUrl }: EnquiryReceivedMailProps) {
  return (
    <MailFrame
      preview="We look at it and write to you again."
      why={`You get this e-mail because somebody asked for a recruiter profile on ${productName} with this address.`}
    >
      <Title>We have your enquiry</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Thank you for asking for a recruiter profile. One of our team looks at it. When it is decided we write to this
        address, with the way in.
      </Paragraph>
      <Small>
        Do you have an account already? Then you can <TextLink href={signInUrl}>sign in</TextLink> at any time.
      </Small>
      <Small>Was it not you? Then do nothing: without your mailbox nobody gets an account with your address.</Small>
    </MailFrame>
  );
}
