import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { WayIn, type WayInProps } from './WayIn.tsx';

export interface ClaimApprovedMailProps extends WayInProps {
  name: string;
  recruiterName: string;
  /** The full public address of the profile. */
  profileUrl: string;
}

/** The subject of the mail with the way in. */
export const claimApprovedSubject = ({ recruiterName }: Pick<ClaimApprovedMailProps, 'recruiterName'>): string =>
  `The profile of ${recruiterName} is yours now`;

/** Brings somebody whose claim was approved to their profile. */
export function ClaimApprovedMail({ name, recruiterName, wayIn, profileUrl }: ClaimApprovedMailProps) {
  return (
    <MailFrame
      preview="Sign in, and make it say what you want it to say."
      why={`You get this e-mail because you claimed a profile on ${productName}.`}
    >
      <Title>The profile is yours now</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>we looked at your claim and gave you the profile of {recruiterName}.</Paragraph>
      <WayIn wayIn={wayIn} />
      <Small>
        This is how others see it: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
    </MailFrame>
  );
}
