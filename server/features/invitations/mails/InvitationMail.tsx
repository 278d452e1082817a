import { formatCount } from '#common/formats.ts';
import { invitationSentence, invitationSubject } from '#common/invitations/words.ts';
import { invitationLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import { type MailedInvitation, PlacementFacts, RecipientNotice } from './parts.tsx';
import { sampleInvitation } from './sample-invitation.ts';

export interface InvitationMailProps extends MailedInvitation {
  /** A message of up to 500 characters. */
  message: string | null;
  /** Whose words they are: the recruiter's, or those of the agency's settings. */
  messageBy: string;
}

/** The first email of an invitation. */
export const invitation = defineMail({
  kind: 'invitation',
  ofAgency: true,
  canUnsubscribe: true,
  subject: invitationSubject,
  Body: InvitationMail,
  samples: {
    'invitation-candidate': sampleInvitation,
    'invitation-employer': { ...sampleInvitation, audience: 'employer', message: null },
  },
});

/** Asks a candidate or an employer to review one placement. Names no rating and offers nothing. */
export function InvitationMail({ message, messageBy, ...facts }: InvitationMailProps) {
  const { recipientName, recruiterName, agencyLegalName, reviewUrl } = facts;
  return (
    <MailFrame
      preview={`Share your experience with ${recruiterName} in about two minutes.`}
      why={`You're getting this email because ${agencyLegalName} asked us to send it to you.`}
    >
      <Title>How was your experience with {recruiterName}?</Title>
      <Greeting name={recipientName} />
      <Paragraph>{invitationSentence(facts)}</Paragraph>
      <PlacementFacts {...facts} />
      {message && (
        <>
          <Paragraph>{messageBy} writes:</Paragraph>
          <Quotation>{message}</Quotation>
        </>
      )}
      <Action href={reviewUrl}>Write your review</Action>
      <Small>
        It takes about two minutes, and you don't need an account. The link is just for you and works for{' '}
        {formatCount(invitationLimits.expiresAfterDays, 'day')}.
      </Small>
      <RecipientNotice {...facts} />
    </MailFrame>
  );
}
