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
  subject: ({ profileName }) => `The profile of ${profileName} belongs to another account now`,
  Body: ProfileMovedMail,
  samples: { 'profile-moved': { name: 'Alex Sample', profileName: 'Alex Sample' } },
});

/** Tells a former owner that a profile was given to somebody who proved that it is theirs. */
export function ProfileMovedMail({ name, profileName }: ProfileMovedMailProps) {
  return (
    <MailFrame
      preview="Somebody showed us that this profile is theirs."
      why={`You get this e-mail because your account on ${productName} had this profile.`}
    >
      <Title>The profile of {profileName} belongs to another account now</Title>
      <Greeting name={name} />
      <Paragraph>
        Somebody else claimed the profile of {profileName}. We looked at what both sides showed us and gave it to them.
        Your account stays, without this profile.
      </Paragraph>
      <Paragraph>Is that wrong? Claim the profile again, and write into the note what we should know.</Paragraph>
    </MailFrame>
  );
}
