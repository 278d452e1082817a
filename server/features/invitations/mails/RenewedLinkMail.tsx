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
      preview={`You wanted to say how it was to work with ${recruiterName}.`}
      why="You get this e-mail because you opened a link that had ended, and asked for a new one."
    >
      <Title>Here is your new link</Title>
      <Greeting name={recipientName} />
      <Paragraph>Your link to review {recruiterName} had ended. This one takes its place:</Paragraph>
      <PlacementFacts {...facts} />
      <Action href={reviewUrl}>Write your review</Action>
      <Small>
        It takes about two minutes, and you need no account. The link is yours alone and works for{' '}
        {formatCount(invitationLimits.renewedForDays, 'day')}. We do not remind you.
      </Small>
      <RecipientNotice {...facts} />
    </MailFrame>
  );
}
