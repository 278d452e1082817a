import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { WayIn, type WayInProps } from './WayIn.tsx';

export interface EnquiryApprovedMailProps extends WayInProps {
  name: string;
  agencyName: string;
  /** The full public address of the profile. */
  profileUrl: string;
}

/** To a recruiter whose enquiry was approved, with how to sign in. */
export const enquiryApproved = defineMail({
  kind: 'security-enquiry-approved',
  subject: 'Your recruiter profile is ready',
  Body: EnquiryApprovedMail,
  samples: {
    'enquiry-approved': {
      name: 'Alex Sample',
      agencyName: 'Sample Talent',
      wayIn: { url: 'https://plaudit.example/restore-password/token', setsPassword: true },
      profileUrl: 'https://plaudit.example/recruiter/alex-sample',
    },
  },
});

/** Leads a recruiter whose enquiry was approved into their account. */
export function EnquiryApprovedMail({ name, agencyName, wayIn, profileUrl }: EnquiryApprovedMailProps) {
  return (
    <MailFrame
      preview="Sign in and send your first review invitation."
      why={`You're getting this email because you requested a recruiter profile on ${productName}.`}
    >
      <Title>Your recruiter profile is ready</Title>
      <Greeting name={name} />
      <Paragraph>Your profile at {agencyName} is ready. Next, invite the people you placed to review you.</Paragraph>
      <WayIn wayIn={wayIn} />
      <Small>
        How others see it: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
    </MailFrame>
  );
}
