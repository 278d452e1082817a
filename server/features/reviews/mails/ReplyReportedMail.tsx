import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { type FlagReason, reasonWords } from '#common/reviews/flags/flags.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Quotation, Subtitle, Title } from '#server/mail/parts.tsx';
import { ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReplyReportedMailProps {
  name: string;
  /** The title of the review that was answered. */
  title: string;
  reply: string;
  reason: FlagReason;
  /** The review among those of the recruiter, where the reply can be changed. */
  ownUrl: string;
}

/** Tells the writer of a reply that somebody reported it. */
export const replyReported = defineMail({
  kind: 'reply-reported',
  ofAgency: true,
  canUnsubscribe: true,
  subject: 'Someone reported your reply to a review',
  Body: ReplyReportedMail,
  samples: { 'reply-reported': sampleReview },
});

/**
 * Tells the writer of a reply that somebody says it breaks the policy. What that person wrote is left out: strangers
 * never write anything into our emails.
 */
export function ReplyReportedMail({ name, title, reply, reason, ownUrl }: ReplyReportedMailProps) {
  const { label, help } = reasonWords('reply', reason);
  return (
    <MailFrame
      preview={`Reason: ${label.toLowerCase()}. You can edit or delete the reply.`}
      why="You're getting this email because you wrote a reply to a review."
    >
      <Title>Your reply was reported</Title>
      <Greeting name={name} />
      <Paragraph>Someone says your reply to the review ‘{title}’ breaks our review policy:</Paragraph>
      <Quotation>{reply}</Quotation>
      <Facts facts={[[label, help]]} />
      <Action href={ownUrl}>See your reply</Action>
      <Subtitle>What happens next</Subtitle>
      <Paragraph>
        Your reply is still public, and you can edit or delete it. A moderator decides within{' '}
        {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}, and we'll tell you the decision.{' '}
        <ReviewPolicyLink>Our review policy</ReviewPolicyLink>
      </Paragraph>
    </MailFrame>
  );
}
