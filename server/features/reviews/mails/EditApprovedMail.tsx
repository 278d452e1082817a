import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

export interface EditApprovedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The full public address of the review. */
  reviewUrl: string;
  editUrl: string;
}

/** Tells a reviewer that the wait for an edit is over. */
export const editApproved = defineMail({
  kind: 'edit-approved',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: ({ recruiterName }) => `Your edited review of ${recruiterName} is public`,
  Body: EditApprovedMail,
  samples: { 'edit-approved': sampleReview },
});

/** Tells a reviewer that a moderator approved their edit, which has replaced the earlier version. */
export function EditApprovedMail(props: EditApprovedMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, reviewUrl, editUrl } = props;
  return (
    <MailFrame
      preview="It replaces the earlier version."
      why={`You're getting this email because you edited your review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your edited review is public</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        A moderator approved your edit to your review of {recruiterName} at {agencyName}. It replaces the earlier
        version and is marked as edited.
      </Paragraph>
      <Action href={reviewUrl}>See your review</Action>
      <ReviewLink editUrl={editUrl} />
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
