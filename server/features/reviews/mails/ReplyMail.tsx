import { firstSigns, formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';
import { ReviewLink } from './ReviewLink.tsx';

export interface ReplyMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address that answers about somebody's data. */
  agencyContact: string;
  /** The title of the review that was answered. */
  title: string;
  reply: string;
  /** The full public address of the review. */
  reviewUrl: string;
  /** Where its writer edits or withdraws it. */
  editUrl: string;
  /** They have had an earlier answer, which says something else. */
  isEdit: boolean;
}

/** The subject of the mail that brings an answer to the reviewer. */
export const replySubject = ({ recruiterName, isEdit }: Pick<ReplyMailProps, 'recruiterName' | 'isEdit'>): string =>
  isEdit ? `${recruiterName} changed the answer to your review` : `${recruiterName} answered your review`;

/** Brings a recruiter's public answer to the person who wrote the review. */
export function ReplyMail({
  reviewerName,
  recruiterName,
  agencyName,
  agencyContact,
  title,
  reply,
  reviewUrl,
  editUrl,
  isEdit,
}: ReplyMailProps) {
  return (
    <MailFrame
      preview={firstSigns(reply, 120)}
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{replySubject({ recruiterName, isEdit })}</Title>
      <Paragraph>Hello {reviewerName},</Paragraph>
      <Paragraph>
        Below your review ‘{title}’, {recruiterName} of {agencyName}{' '}
        {isEdit ? 'has changed what they wrote in public. It says now:' : 'writes in public:'}
      </Paragraph>
      <Quotation>{reply}</Quotation>
      <Action href={reviewUrl}>See the answer</Action>
      <Small>
        Does it say something false or personal about you? Report it there: it is decided within{' '}
        {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}.
      </Small>
      <ReviewLink editUrl={editUrl} />
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}
