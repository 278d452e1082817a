import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

export interface ProfileGoneMailProps {
  name: string;
  recruiterName: string;
}

/** To somebody who objected to a profile. The subject is kept after sending, so it names nobody. */
export const profileGone = defineMail({
  kind: 'security-profile-gone',
  subject: 'The profile you objected to is gone',
  Body: ProfileGoneMail,
  samples: { 'profile-gone': { name: 'Alex Sample', recruiterName: 'Alex Sample' } },
});

/** Tells somebody who objected to a profile that it is gone. */
export function ProfileGoneMail({ name, recruiterName }: ProfileGoneMailProps) {
  return (
    <MailFrame
      preview="We've removed it, as you asked."
      why={`You're getting this email because you objected to a profile on ${productName}.`}
    >
      <Title>The profile is gone</Title>
      <Greeting name={name} />
      <Paragraph>
        You asked us to remove the profile of {recruiterName}. We've removed it with everything it said and the reviews
        on it. Search engines may show it until they check the page again.
      </Paragraph>
    </MailFrame>
  );
}
