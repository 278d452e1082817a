import { type Level, levels, lowestCountedLevel } from '#common/reviews/levels.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Quotation, Small, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewPublishedMailProps {
  recruiterName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The reviewer's name as the public sees it. */
  shownName: string;
  /** 1 to 5. */
  overall: number;
  level: Level;
  title: string;
  body: string;
  /** The full public address of the review. */
  reviewUrl: string;
}

/** Tells a recruiter of a new review. */
export const reviewPublished = defineMail({
  kind: 'review-published',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ shownName }) => `New review from ${shownName}`,
  Body: ReviewPublishedMail,
  samples: { 'review-published': sampleReview },
});

/** Tells a recruiter that one of their reviews is public. */
export function ReviewPublishedMail({
  recruiterName,
  agencyContact,
  shownName,
  overall,
  level,
  title,
  body,
  reviewUrl,
}: ReviewPublishedMailProps) {
  return (
    <MailFrame
      preview={`${overall} of 5: ${title}`}
      why="You're getting this email because you have a profile and we notify you about new reviews."
    >
      <Title>You have a new review</Title>
      <Greeting name={recruiterName} />
      <Paragraph>This review is now on your profile.</Paragraph>
      <Facts
        facts={[
          ['By', shownName],
          ['Overall', `${overall} of 5`],
        ]}
      />
      <Subtitle>{title}</Subtitle>
      <Quotation>{body}</Quotation>
      <Action href={reviewUrl}>See the review</Action>
      {level < lowestCountedLevel && <Small>{levels[level].sentence}</Small>}
      <Small>
        A reply shows readers that you listen. It's public, and we email it to the reviewer. Don't name anyone the
        review doesn't name.
      </Small>
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}
