import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Title } from '#server/mail/parts.tsx';

export interface ProfileMovedMailProps {
  name: string;
  recruiterName: string;
}

/** The subject of the mail to whoever has lost a profile. */
export const profileMovedSubject = ({ recruiterName }: Pick<ProfileMovedMailProps, 'recruiterName'>): string =>
  `The profile of ${recruiterName} belongs to another account now`;

/** Tells a former owner that a profile was given to somebody who proved that it is theirs. */
export function ProfileMovedMail({ name, recruiterName }: ProfileMovedMailProps) {
  return (
    <MailFrame
      preview="Somebody showed us that this profile is theirs."
      why={`You get this e-mail because your account on ${productName} had this profile.`}
    >
      <Title>The profile of {recruiterName} belongs to another account now</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        somebody else claimed the profile of {recruiterName}. We looked at what both sides showed us and gave it to
        them. Your account stays, without this profile.
      </Paragraph>
      <Paragraph>Is that wrong? Claim the profile again, and write into the note what we should know.</Paragraph>
    </MailFrame>
  );
}
