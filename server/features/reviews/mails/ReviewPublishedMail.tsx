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
  subject: ({ shownName }) => `A new review of you by ${shownName}`,
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
      why="You get this e-mail because you have a profile, and new reviews of you are sent to you."
    >
      <Title>A new review of you is public</Title>
      <Greeting name={recruiterName} />
      <Paragraph>This review stands on your profile now.</Paragraph>
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
        An answer shows readers that you listen. It is public, is sent to the reviewer, and may not name people whom the
        review does not name.
      </Small>
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}
