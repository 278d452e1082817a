import { formatCount } from '#common/formats.ts';
import { askLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, Title } from '#server/mail/parts.tsx';
import { type Ask, AskDetails, PlacementFacts } from './AskDetails.tsx';
import { sampleAsk } from './sample-ask.ts';

/** Brings a new link in place of one that has ended. */
export const renewedLink = defineMail({
  kind: 'invitation-renewed',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ recruiterName }) => `Your new link to review ${recruiterName}`,
  Body: RenewedLinkMail,
  samples: { 'renewed-link': sampleAsk },
});

/** Brings a new link to somebody who wished one, because theirs had ended. */
export function RenewedLinkMail(ask: Ask) {
  const { recipientName, recruiterName, reviewUrl } = ask;
  return (
    <MailFrame
      preview={`You wanted to say how it was to work with ${recruiterName}.`}
      why="You get this e-mail because you opened a link that had ended, and asked for a new one."
    >
      <Title>Here is your new link</Title>
      <Paragraph>Hello {recipientName},</Paragraph>
      <Paragraph>Your link to review {recruiterName} had ended. This one takes its place:</Paragraph>
      <PlacementFacts {...ask} />
      <Action href={reviewUrl}>Write your review</Action>
      <Small>
        It takes about two minutes, and you need no account. The link is yours alone and works for{' '}
        {formatCount(askLimits.renewedForDays, 'day')}. We do not remind you.
      </Small>
      <AskDetails {...ask} />
    </MailFrame>
  );
}
