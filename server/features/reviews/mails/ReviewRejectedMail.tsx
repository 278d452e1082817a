import { noAnswer, type RejectionReason, rejectionWords } from '#common/reviews/moderation/moderation.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { Objecting } from './Objecting.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewRejectedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The title the reviewer gave it. */
  title: string;
  reason: RejectionReason | typeof noAnswer;
  /** The moderator's own words. */
  words: string | null;
  /** An edit was rejected: the earlier version stays public. */
  isEdit: boolean;
}

/** Tells a reviewer of a rejection. */
export const reviewRejected = defineMail({
  kind: 'review-rejected',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: ({ recruiterName, isEdit }) =>
    isEdit
      ? `We didn't publish your edit to your review of ${recruiterName}`
      : `We didn't publish your review of ${recruiterName}`,
  Body: ReviewRejectedMail,
  samples: { 'review-rejected': sampleReview },
});

/** Tells a reviewer that their review is not published, why, and how to object. */
export function ReviewRejectedMail(review: ReviewRejectedMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title, reason, words, isEdit } = review;
  return (
    <MailFrame
      preview={rejectionWords[reason].sentence}
      why={`You're getting this email because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{isEdit ? "We didn't publish your edit" : "We didn't publish your review"}</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        {reason === noAnswer
          ? `We asked you to change your review of ${recruiterName} at ${agencyName} and didn't hear back, so we didn't publish ${isEdit ? 'your edit' : 'it'}:`
          : `A moderator read ${isEdit ? 'your edit to your' : 'your'} review of ${recruiterName} at ${agencyName} and decided not to publish it:`}
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Subtitle>Why</Subtitle>
      <Paragraph>
        {rejectionWords[reason].sentence} <ReviewPolicyLink>What we check</ReviewPolicyLink>
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
      {isEdit && <Paragraph>Your earlier version stays public. You can edit it again or withdraw it.</Paragraph>}
      <Paragraph>
        It doesn't matter how many stars you gave. Neither {recruiterName} nor {agencyName} took part in this decision
        {isEdit ? ', and neither has read your edit.' : ', and neither has read your review.'}
      </Paragraph>
      <Objecting />
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
