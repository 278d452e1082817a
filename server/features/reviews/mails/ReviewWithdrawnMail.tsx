import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { useSurroundings } from '#server/mail/render.tsx';
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
  subject: ({ recruiterName }) => `You withdrew your review of ${recruiterName}`,
  Body: ReviewWithdrawnMail,
  samples: { 'review-withdrawn': sampleReview },
});

/** Confirms to a reviewer that their review is gone, in case another person used their link. */
export function ReviewWithdrawnMail(props: ReviewWithdrawnMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title } = props;
  const { contactEmail } = useSurroundings();
  return (
    <MailFrame
      preview="It's no longer shown or counted in the score."
      why={`You're getting this email because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>You withdrew your review</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        Your review of {recruiterName} at {agencyName} is no longer shown or counted in the score:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>
        We'll erase its text in {formatCount(reviewLimits.withdrawnKeptDays, 'day')}. You can't restore it. Not you?
        Email {contactEmail}.
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
