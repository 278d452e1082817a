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
      preview="You did not want it, so we have removed it."
      why={`You get this e-mail because you objected to a profile on ${productName}.`}
    >
      <Title>The profile is gone</Title>
      <Greeting name={name} />
      <Paragraph>
        You did not want the profile of {recruiterName}. We have removed it with all that it said, and the reviews on
        it. Search engines may show it until they look at its address again.
      </Paragraph>
    </MailFrame>
  );
}
