import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { type FlagReason, flagReasonWords } from '#common/reviews/flags/flags.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Quotation, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewFlaggedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  title: string;
  reason: FlagReason;
  /** Where they read what was said, and answer. */
  answerUrl: string;
  editUrl: string;
}

/** Tells a reviewer about a flag. Sent even to somebody who unsubscribed, because their review may be removed. */
export const reviewFlagged = defineMail({
  kind: 'security-review-flagged',
  ofAgency: true,
  subject: ({ recruiterName }) => `Someone flagged your review of ${recruiterName}`,
  Body: ReviewFlaggedMail,
  samples: { 'review-flagged': sampleReview },
});

/**
 * Tells a reviewer that somebody says their review breaks the policy, and how to answer. What that person wrote is only
 * on the page: strangers never write anything into our emails.
 */
export function ReviewFlaggedMail(props: ReviewFlaggedMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title, reason, answerUrl, editUrl } = props;
  const { label, help } = flagReasonWords[reason];
  return (
    <MailFrame
      preview={`Reason: ${label.toLowerCase()}. You can answer.`}
      why={`You're getting this email because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review was flagged</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        Someone says your review of {recruiterName} at {agencyName} breaks our review policy:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Facts facts={[[label, help]]} />
      <Action href={answerUrl}>See the flag and answer</Action>
      <Subtitle>What happens next</Subtitle>
      <Paragraph>
        Your review is still public. You have {formatCount(reviewLimits.flagAnsweredWithinDays, 'day')} to answer, but
        you don't have to. A moderator decides within {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}, and
        we'll tell you the decision. We never remove a review because it's negative or because of who flagged it.{' '}
        <ReviewPolicyLink>Our review policy</ReviewPolicyLink>
      </Paragraph>
      <ReviewLink editUrl={editUrl} />
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
