import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Quotation, Small, Subtitle, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReviewEditedMailProps {
  recruiterName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The reviewer's name as the public sees it. */
  shownName: string;
  /** 1 to 5. */
  overall: number;
  title: string;
  body: string;
  /** Whether it has a reply. */
  hasReply: boolean;
  /** The full public address of the review. */
  reviewUrl: string;
}

/** Tells a recruiter of an edit. */
export const reviewEdited = defineMail({
  kind: 'review-edited',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ shownName }) => `${shownName} edited a review of you`,
  Body: ReviewEditedMail,
  samples: { 'review-edited': sampleReview },
});

/** Tells a recruiter that one of their reviews was edited. */
export function ReviewEditedMail(props: ReviewEditedMailProps) {
  const { recruiterName, agencyContact, shownName, overall, title, body, hasReply, reviewUrl } = props;
  return (
    <MailFrame
      preview={`${overall} of 5: ${title}`}
      why="You're getting this email because you have a profile and we notify you when its reviews change."
    >
      <Title>A review of you was edited</Title>
      <Greeting name={recruiterName} />
      <Paragraph>We checked the new version, and it's now on your profile:</Paragraph>
      <Facts
        facts={[
          ['By', shownName],
          ['Overall', `${overall} of 5`],
        ]}
      />
      <Subtitle>{title}</Subtitle>
      <Quotation>{body}</Quotation>
      <Action href={reviewUrl}>See the review</Action>
      {hasReply && (
        <Small>Your reply stays under it, with a note that it's older than the edit. You can update it.</Small>
      )}
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}
