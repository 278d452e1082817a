import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewWithdrawnMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  title: string;
}

/** Confirms a withdrawal to the reviewer. */
export const reviewWithdrawn = defineMail({
  kind: 'review-withdrawn',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: ({ recruiterName }) => `You have withdrawn your review of ${recruiterName}`,
  Body: ReviewWithdrawnMail,
  samples: { 'review-withdrawn': sampleReview },
});

/** Confirms to a reviewer that their review is gone, in case another person used their link. */
export function ReviewWithdrawnMail(props: ReviewWithdrawnMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title } = props;
  return (
    <MailFrame
      preview="It is no longer shown, and counts nowhere."
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review is withdrawn</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        Your review of {recruiterName} at {agencyName} is no longer shown, and counts nowhere:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>
        Its text is erased {formatCount(reviewLimits.withdrawnKeptDays, 'day')} from now. It cannot be brought back. Was
        it not you? Write to {agencyContact}.
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
