import { noAnswer, type RejectionReason, rejectionWords } from '#common/reviews/moderation/moderation.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
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
  /** Where to object. */
  objectTo: string;
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
      ? `Your change to your review of ${recruiterName} is not published`
      : `Your review of ${recruiterName} is not published`,
  Body: ReviewRejectedMail,
  samples: { 'review-rejected': sampleReview },
});

/** Tells a reviewer that their review is not published, why, and how to object. */
export function ReviewRejectedMail(review: ReviewRejectedMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title, reason, words, objectTo, isEdit } = review;
  return (
    <MailFrame
      preview={rejectionWords[reason].sentence}
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{isEdit ? 'Your change is not published' : 'Your review is not published'}</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        {reason === noAnswer
          ? `We asked you to change something in your review of ${recruiterName} at ${agencyName}, and heard nothing. So ${isEdit ? 'the change' : 'it'} is not published:`
          : `A person has read ${isEdit ? 'what you changed in your' : 'your'} review of ${recruiterName} at ${agencyName} and decided not to publish it:`}
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Subtitle>Why</Subtitle>
      <Paragraph>
        {rejectionWords[reason].sentence} <ReviewPolicyLink>What we check</ReviewPolicyLink>
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
      {isEdit && (
        <Paragraph>Your review stays public as it was before. You can change it again, or withdraw it.</Paragraph>
      )}
      <Paragraph>
        It does not matter how many stars you gave. Neither {recruiterName} nor {agencyName} took part in this decision
        {isEdit ? ', and neither has read what you changed.' : ', and neither has read your review.'}
      </Paragraph>
      <Subtitle>If you think this is wrong</Subtitle>
      <Paragraph>Write to {objectTo} and say why. Somebody looks at it again and tells you what they decide.</Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
