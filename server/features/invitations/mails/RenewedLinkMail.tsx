import { formatCount } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Small, Title } from '#server/mail/parts.tsx';
import { type MailedInvitation, PlacementFacts, RecipientNotice } from './parts.tsx';
import { sampleInvitation } from './sample-invitation.ts';

/** Brings a new link in place of an expired one. */
export const renewedLink = defineMail({
  kind: 'invitation-renewed',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ recruiterName }) => `Your new link to review ${recruiterName}`,
  Body: RenewedLinkMail,
  samples: { 'renewed-link': sampleInvitation },
});

/** Brings a new link to somebody who requested it because theirs had expired. */
export function RenewedLinkMail(facts: MailedInvitation) {
  const { recipientName, recruiterName, reviewUrl } = facts;
  return (
    <MailFrame
      preview={`Use it to review ${recruiterName}.`}
      why="You're getting this email because you asked for a new link."
    >
      <Title>Here is your new link</Title>
      <Greeting name={recipientName} />
      <Paragraph>Your link to review {recruiterName} expired. Use this one instead:</Paragraph>
      <PlacementFacts {...facts} />
      <Action href={reviewUrl}>Write your review</Action>
      <Small>
        It takes about two minutes, and you don't need an account. The link is just for you and works for{' '}
        {formatCount(invitationLimits.renewedForDays, 'day')}. We won't send reminders.
      </Small>
      <RecipientNotice {...facts} />
    </MailFrame>
  );
}
