import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

export interface ClaimDeclinedMailProps {
  name: string;
  profileName: string;
  reason: string;
}

/** To somebody whose claim was declined. */
export const claimDeclined = defineMail({
  kind: 'claim-declined',
  subject: ({ profileName }) => `About your claim of the profile of ${profileName}`,
  Body: ClaimDeclinedMail,
  samples: {
    'claim-declined': {
      name: 'Alex Sample',
      profileName: 'Alex Sample',
      reason: 'We could not find the agency under this name.\nPlease write from your work address.',
    },
  },
});

/** Tells somebody why their claim was declined. */
export function ClaimDeclinedMail({ name, profileName, reason }: ClaimDeclinedMailProps) {
  return (
    <MailFrame
      preview="We could not give you this profile."
      why={`You get this e-mail because you claimed a profile on ${productName}.`}
    >
      <Title>We could not give you this profile</Title>
      <Greeting name={name} />
      <Paragraph>
        We looked at your claim of the profile of {profileName} and could not approve it. This is why:
      </Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>Can you show us more? Claim the profile again and write it into the note.</Small>
    </MailFrame>
  );
}
