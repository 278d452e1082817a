import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';

export interface ReviewPublicMailProps {
  reviewerName: string;
  /** The reviewer as the public sees them. */
  shownName: string;
  recruiterName: string;
  agencyName: string;
  /** An address that answers about somebody's data. */
  agencyContact: string;
  /** The title the reviewer gave it. */
  title: string;
  /** The full address where it stands. */
  reviewUrl: string;
}

/** The subject of the mail that ends a reviewer's wait. */
export const reviewPublicSubject = ({ recruiterName }: Pick<ReviewPublicMailProps, 'recruiterName'>): string =>
  `Your review of ${recruiterName} is public`;

/** Tells a reviewer that a review which no placement was found for is public all the same, and what that means. */
export function ReviewPublicMail({
  reviewerName,
  shownName,
  recruiterName,
  agencyName,
  agencyContact,
  title,
  reviewUrl,
}: ReviewPublicMailProps) {
  return (
    <MailFrame
      preview={`It stands on ${recruiterName}’s profile now.`}
      why={`You get this e-mail because this address was given for a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review is public</Title>
      <Paragraph>Hello {reviewerName},</Paragraph>
      <Paragraph>
        Your review of {recruiterName} at {agencyName} stands on their profile now, under the name {shownName}:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>
        We waited {formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} for a placement that it belongs to, and
        know none. Readers are told that you confirmed your e-mail address, and that the review does not count in the
        score. <ReviewPolicyLink>How reviews are verified</ReviewPolicyLink>
      </Paragraph>
      <Action href={reviewUrl}>See your review</Action>
      <Paragraph>
        Did you not write it, or would you like to change or withdraw it? Write to {agencyContact}.{' '}
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
