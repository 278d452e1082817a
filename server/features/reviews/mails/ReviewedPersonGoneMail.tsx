import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewedPersonGoneMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  title: string;
}

/** To the writer of a review that was removed with the reviewed profile. The subject names nobody. */
export const reviewedPersonGone = defineMail({
  kind: 'reviewed-person-gone',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: 'Your review was removed',
  Body: ReviewedPersonGoneMail,
  samples: { 'reviewed-person-gone': sampleReview },
});

/** Tells a reviewer why their review is gone: the reviewed person didn't want a profile. */
export function ReviewedPersonGoneMail(props: ReviewedPersonGoneMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title } = props;
  return (
    <MailFrame
      preview="The person it was about didn't want a profile here."
      why={`You're getting this email because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review was removed</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        {recruiterName} didn't create the profile you reviewed and objected to it. We removed it and everything said
        about them, including your review:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>
        You did nothing wrong. We erased its text and your name, and only count that there was a review.
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
