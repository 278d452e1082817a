import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { WayIn, type WayInProps } from './WayIn.tsx';

export interface ClaimApprovedMailProps extends WayInProps {
  name: string;
  /** Whether the profile is a recruiter's or an agency's. */
  profileName: string;
  /** All its admins run an agency's profile, and the recipient is one of them now. */
  isOfAgency?: boolean;
  /** The full public address of the profile. */
  profileUrl: string;
}

const sample = {
  name: 'Alex Sample',
  profileName: 'Alex Sample',
  wayIn: { url: 'https://plaudit.example/restore-password/token', setsPassword: true },
  profileUrl: 'https://plaudit.example/recruiter/alex-sample',
};

/** To somebody whose claim was approved, with how to sign in. */
export const claimApproved = defineMail({
  kind: 'security-claim-approved',
  subject: ({ profileName, isOfAgency }) =>
    isOfAgency ? `You're now an admin of ${profileName}` : `The profile of ${profileName} is now yours`,
  Body: ClaimApprovedMail,
  samples: {
    'claim-approved': sample,
    'claim-approved-of-agency': { ...sample, profileName: 'Sample Talent', isOfAgency: true },
  },
});

/** Leads somebody whose claim was approved to their profile. */
export function ClaimApprovedMail({ name, profileName, isOfAgency, wayIn, profileUrl }: ClaimApprovedMailProps) {
  return (
    <MailFrame
      preview="Sign in and make it your own."
      why={`You're getting this email because you claimed a profile on ${productName}.`}
    >
      <Title>{isOfAgency ? `You're now an admin of ${profileName}` : 'The profile is now yours'}</Title>
      <Greeting name={name} />
      <Paragraph>
        {isOfAgency
          ? `We checked your claim and made you an admin of ${profileName}. You manage its profile and its people, together with any other admins.`
          : `We checked your claim and gave you the profile of ${profileName}.`}
      </Paragraph>
      <WayIn wayIn={wayIn} />
      <Small>
        How others see it: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
    </MailFrame>
  );
}
