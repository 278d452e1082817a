import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

export interface ProfileMovedMailProps {
  name: string;
  profileName: string;
}

/** To a former owner of a profile. */
export const profileMoved = defineMail({
  kind: 'security-profile-moved',
  subject: ({ profileName }) => `The profile of ${profileName} now belongs to another account`,
  Body: ProfileMovedMail,
  samples: { 'profile-moved': { name: 'Alex Sample', profileName: 'Alex Sample' } },
});

/** Tells a former owner that a profile was given to somebody who proved that it is theirs. */
export function ProfileMovedMail({ name, profileName }: ProfileMovedMailProps) {
  return (
    <MailFrame
      preview="Someone showed us that this profile is theirs."
      why={`You're getting this email because your account on ${productName} had this profile.`}
    >
      <Title>The profile of {profileName} now belongs to another account</Title>
      <Greeting name={name} />
      <Paragraph>
        Another person claimed the profile of {profileName}. We looked at what both sides showed us and gave it to them.
        Your account stays, without this profile.
      </Paragraph>
      <Paragraph>Is that wrong? Claim the profile again, and add what we should know to the note.</Paragraph>
    </MailFrame>
  );
}
