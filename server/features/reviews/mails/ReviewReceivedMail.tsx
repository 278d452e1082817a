import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { NotYours } from './NotYours.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewReceivedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The title the reviewer gave it. */
  title: string;
  /** The full address of the recruiter's profile, where it will be shown. */
  profileUrl: string;
  /** Where its writer edits or withdraws it. */
  editUrl: string;
}

/** Thanks a reviewer. */
export const reviewReceived = defineMail({
  kind: 'review-received',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: ({ recruiterName }) => `We received your review of ${recruiterName}`,
  Body: ReviewReceivedMail,
  samples: { 'review-received': sampleReview },
});

/** Thanks a reviewer and says what happens next. */
export function ReviewReceivedMail({
  reviewerName,
  recruiterName,
  agencyName,
  agencyContact,
  title,
  profileUrl,
  editUrl,
}: ReviewReceivedMailProps) {
  return (
    <MailFrame
      preview="Thank you. We'll check it before we publish it."
      why={`You're getting this email because someone used this address for a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Thank you for your review</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        We received your review of {recruiterName} at {agencyName}:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Subtitle>What happens next</Subtitle>
      <Paragraph>
        We check it, which usually takes a minute, and then publish it. If something needs a closer look, a moderator
        reads it first. If we can't match it to a placement yet, we publish it once we can, or after{' '}
        {formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')}.
      </Paragraph>
      <Action href={profileUrl}>{`See ${recruiterName}'s reviews`}</Action>
      <Paragraph>
        {recruiterName} can reply publicly but can't change or remove your review. We'll email you the reply.
      </Paragraph>
      <ReviewLink editUrl={editUrl} />
      <Rights contact={agencyContact} />
    </MailFrame>
  );
}

function Rights({ contact }: { contact: string }) {
  return (
    <Paragraph>
      <NotYours /> <DataRights contact={contact} /> <ReviewPolicyLink>What we check</ReviewPolicyLink>
    </Paragraph>
  );
}
