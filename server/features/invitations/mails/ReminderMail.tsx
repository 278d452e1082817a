import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import { type MailedInvitation, PlacementFacts, RecipientNotice } from './parts.tsx';
import { sampleInvitation } from './sample-invitation.ts';

export interface ReminderMailProps extends MailedInvitation {
  /** The message of the first email. */
  message: string | null;
  /** Whose words they are: the recruiter's, or those of the agency's settings. */
  messageBy: string;
}

/** Reminds of an invitation. */
export const reminder = defineMail({
  kind: 'reminder',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ recruiterName, agencyName }) =>
    `Reminder: ${recruiterName} of ${agencyName} invited you to write a review`,
  Body: ReminderMail,
  samples: { reminder: sampleInvitation },
});

/** Reminds somebody who was invited and has not answered. */
export function ReminderMail({ message, messageBy, ...facts }: ReminderMailProps) {
  const { recipientName, recruiterName, agencyName, agencyLegalName, reviewUrl } = facts;
  return (
    <MailFrame
      preview={`${recruiterName} would still like to hear how it went.`}
      why={`You're getting this email because ${agencyLegalName} asked us to send it to you.`}
    >
      <Title>Would you still like to review {recruiterName}?</Title>
      <Greeting name={recipientName} />
      <Paragraph>
        A few days ago, {recruiterName} of {agencyName} invited you to share how this placement went in a public review.
      </Paragraph>
      <PlacementFacts {...facts} />
      {message && (
        <>
          <Paragraph>{messageBy} wrote:</Paragraph>
          <Quotation>{message}</Quotation>
        </>
      )}
      <Action href={reviewUrl}>Write your review</Action>
      <Small>
        It takes about two minutes, and you don't need an account. If you'd rather not, just ignore this email. We send
        two reminders at most.
      </Small>
      <RecipientNotice {...facts} />
    </MailFrame>
  );
}
