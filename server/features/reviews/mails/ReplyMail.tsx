import { formatCount, truncate } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReplyMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The title of the review that was answered. */
  title: string;
  reply: string;
  /** The full public address of the review. */
  reviewUrl: string;
  /** Where anybody reports the reply. */
  reportUrl: string;
  /** Where its writer edits or withdraws it. */
  editUrl: string;
  /** They were told about an earlier reply, which said something else. */
  isEdit: boolean;
}

const reply = { ofAgency: true, canUnsubscribe: true, subject: subjectOf, Body: ReplyMail } as const;

/** Tells a reviewer about a reply to their review. */
export const reviewReplied = defineMail({ ...reply, kind: 'review-replied', samples: { reply: sampleReview } });

/** Tells a reviewer about a changed reply. */
export const replyEdited = defineMail({
  ...reply,
  kind: 'reply-edited',
  samples: { 'reply-edited': { ...sampleReview, isEdit: true } },
});

/** Tells a review's writer about the recruiter's public reply. */
export function ReplyMail({
  reviewerName,
  recruiterName,
  agencyName,
  agencyContact,
  title,
  reply,
  reviewUrl,
  reportUrl,
  editUrl,
  isEdit,
}: ReplyMailProps) {
  return (
    <MailFrame
      preview={truncate(reply, 120)}
      why={`You're getting this email because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{subjectOf({ recruiterName, isEdit })}</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        {recruiterName} of {agencyName} {isEdit ? 'edited their public reply' : 'replied publicly'} to your review ‘
        {title}’:
      </Paragraph>
      <Quotation>{reply}</Quotation>
      <Action href={reviewUrl}>See the reply</Action>
      <Small>
        Does it say something false or personal about you? <TextLink href={reportUrl}>Report this reply</TextLink> and
        we'll decide within {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}.
      </Small>
      <ReviewLink editUrl={editUrl} />
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}

function subjectOf({ recruiterName, isEdit }: Pick<ReplyMailProps, 'recruiterName' | 'isEdit'>): string {
  return isEdit ? `${recruiterName} edited their reply to your review` : `${recruiterName} replied to your review`;
}
