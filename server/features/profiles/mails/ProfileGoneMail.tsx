import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Title } from '#server/mail/parts.tsx';

export interface ProfileGoneMailProps {
  name: string;
  recruiterName: string;
}

/** The subject of the mail that tells that a profile is gone. It is kept, so that it names nobody. */
export const profileGoneSubject = (): string => 'The profile you objected to is gone';

/** Tells somebody who objected to a profile that it is gone. */
export function ProfileGoneMail({ name, recruiterName }: ProfileGoneMailProps) {
  return (
    <MailFrame
      preview="You did not want it, so we have removed it."
      why={`You get this e-mail because you objected to a profile on ${productName}.`}
    >
      <Title>The profile is gone</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        You did not want the profile of {recruiterName}. We have removed it with all that it said, and the reviews on
        it. Search engines may show it until they look at its address again.
      </Paragraph>
    </MailFrame>
  );
}
