import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import type { Level } from '#common/reviews/levels.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
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
      preview={`It stands on ${recruiterName}’s profile now.`}
      why={`You get this e-mail because this address was given for a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review is public</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        Your review of {recruiterName} at {agencyName} stands on their profile now, under the name {shownName}:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>
        {level === 1
          ? `We waited ${formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} for a placement that it belongs to, and know none. Readers are told that you confirmed your e-mail address, and that the review does not count in the score.`
          : `One of our moderators has read it before it went up, and it keeps to our policy. ${wasOffered ? 'Readers are told that you were offered something for it, so it does not count in the score.' : 'It is tied to a placement and counts in the score.'}`}{' '}
        <ReviewPolicyLink>How reviews are verified</ReviewPolicyLink>
      </Paragraph>
      <Action href={reviewUrl}>See your review</Action>
      <ReviewLink editUrl={editUrl} />
      <Paragraph>
        Did you not write it? Write to {agencyContact}, or withdraw it by the link above.{' '}
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
