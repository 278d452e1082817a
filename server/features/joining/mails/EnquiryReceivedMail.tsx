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
  subject: 'We have your request',
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
      preview="We'll look at it and email you again."
      why={`You're getting this email because someone requested a recruiter profile on ${productName} with this address.`}
    >
      <Title>We have your request</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Thank you for requesting a recruiter profile. Our team will look at it and email you the decision. If we approve
        it, the email tells you how to sign in.
      </Paragraph>
      <Small>
        Already have an account? You can <TextLink href={signInUrl}>sign in</TextLink> at any time.
      </Small>
      <Small>
        If it wasn't you, ignore this email: no one can get an account with your address without your mailbox.
      </Small>
    </MailFrame>
  );
}
