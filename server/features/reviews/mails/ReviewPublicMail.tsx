import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import type { Level } from '#common/reviews/levels.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { NotYours } from './NotYours.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewPublicMailProps {
  reviewerName: string;
  /** The reviewer's name as the public sees it. */
  shownName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The title the reviewer gave it. */
  title: string;
  level: Level;
  /** They said that they were offered something for it. */
  wasOffered: boolean;
  /** The full public address of the review. */
  reviewUrl: string;
  /** Where its writer edits or withdraws it. */
  editUrl: string;
}

/** Tells a reviewer that the wait is over. */
export const reviewPublic = defineMail({
  kind: 'review-public',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: ({ recruiterName }) => `Your review of ${recruiterName} is public`,
  Body: ReviewPublicMail,
  samples: { 'review-public': sampleReview, 'review-public-unmatched': { ...sampleReview, level: 1 } },
});

/** Tells a reviewer that their review, which waited for a placement or a moderator, is public, and what that means. */
export function ReviewPublicMail({
  reviewerName,
  shownName,
  recruiterName,
  agencyName,
  agencyContact,
  title,
  level,
  wasOffered,
  reviewUrl,
  editUrl,
}: ReviewPublicMailProps) {
  return (
    <MailFrame
      preview={`It's now on ${recruiterName}'s profile.`}
      why={`You're getting this email because someone used this address for a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review is public</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        Your review of {recruiterName} at {agencyName} is now on their profile, under the name {shownName}:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>
        {level === 1
          ? `We waited ${formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} for a matching placement and didn't find one. Your review shows that you confirmed your email and that it doesn't count in the score.`
          : `A moderator checked it, and it follows our policy. ${wasOffered ? "It shows that you were offered an incentive, so it doesn't count in the score." : "It's matched to a placement and counts in the score."}`}{' '}
        <ReviewPolicyLink>How reviews are verified</ReviewPolicyLink>
      </Paragraph>
      <Action href={reviewUrl}>See your review</Action>
      <ReviewLink editUrl={editUrl} />
      <Paragraph>
        <NotYours /> <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
