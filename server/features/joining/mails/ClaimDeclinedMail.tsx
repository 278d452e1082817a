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
  subject: ({ profileName }) => `About your request for the profile of ${profileName}`,
  Body: ClaimDeclinedMail,
  samples: {
    'claim-declined': {
      name: 'Alex Sample',
      profileName: 'Alex Sample',
      reason: "We couldn't find the agency under this name.\nWrite to us from your work address.",
    },
  },
});

/** Tells somebody why their claim was declined. */
export function ClaimDeclinedMail({ name, profileName, reason }: ClaimDeclinedMailProps) {
  return (
    <MailFrame
      preview="We couldn't approve your request."
      why={`You're getting this email because you sent us a request about a profile on ${productName}.`}
    >
      <Title>We couldn't approve your request</Title>
      <Greeting name={name} />
      <Paragraph>
        We looked at your request about the profile of {profileName} and couldn't approve it. Here's why:
      </Paragraph>
      <Quotation>{reason}</Quotation>
      <Small>Can you show us more? Send your request from the profile again, and add it to the note.</Small>
    </MailFrame>
  );
}
