import { type RejectionReason, rejectionWords } from '#common/reviews/moderation.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Quotation, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';

export interface ReviewRejectedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address that answers about somebody's data. */
  agencyContact: string;
  /** The title the reviewer gave it. */
  title: string;
  reason: RejectionReason;
  /** What the moderator adds. */
  words: string | null;
  /** Where an objection goes. */
  objectTo: string;
}

/** The subject of the mail that tells of a rejection. */
export const reviewRejectedSubject = ({ recruiterName }: Pick<ReviewRejectedMailProps, 'recruiterName'>): string =>
  `Your review of ${recruiterName} is not published`;

/** Tells a reviewer that their review is not published, why, and how to object. */
export function ReviewRejectedMail(review: ReviewRejectedMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title, reason, words, objectTo } = review;
  return (
    <MailFrame
      preview={rejectionWords[reason].sentence}
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review is not published</Title>
      <Paragraph>Hello {reviewerName},</Paragraph>
      <Paragraph>
        A person has read your review of {recruiterName} at {agencyName} and decided not to publish it:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Subtitle>Why</Subtitle>
      <Paragraph>
        {rejectionWords[reason].sentence} <ReviewPolicyLink>What we check</ReviewPolicyLink>
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
      <Paragraph>
        It does not matter how many stars you gave. Neither {recruiterName} nor {agencyName} took part in this decision,
        and neither has read your review.
      </Paragraph>
      <Subtitle>If you think this is wrong</Subtitle>
      <Paragraph>Write to {objectTo} and say why. Somebody looks at it again and tells you what they decide.</Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
