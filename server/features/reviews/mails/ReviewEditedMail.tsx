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
  subject: ({ shownName }) => `${shownName} has changed a review of you`,
  Body: ReviewEditedMail,
  samples: { 'review-edited': sampleReview },
});

/** Tells a recruiter that one of their reviews was edited. */
export function ReviewEditedMail(props: ReviewEditedMailProps) {
  const { recruiterName, agencyContact, shownName, overall, title, body, hasReply, reviewUrl } = props;
  return (
    <MailFrame
      preview={`${overall} of 5: ${title}`}
      why="You get this e-mail because you have a profile, and changes to its reviews are sent to you."
    >
      <Title>A review of you was changed</Title>
      <Greeting name={recruiterName} />
      <Paragraph>Its writer has changed it, and it was checked again. On your profile it says now:</Paragraph>
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
        <Small>Your reply stays below it. Readers are told that it is older than the change; you can edit it.</Small>
      )}
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}
