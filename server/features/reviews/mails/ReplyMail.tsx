import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';

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
}

/** The subject of the mail that brings an answer to the reviewer. */
export const replySubject = ({ recruiterName }: Pick<ReplyMailProps, 'recruiterName'>): string =>
  `${recruiterName} answered your review`;

/** Brings a recruiter's public answer to the person who wrote the review. */
export function ReplyMail({
  reviewerName,
  recruiterName,
  agencyName,
  agencyContact,
  title,
  reply,
  reviewUrl,
}: ReplyMailProps) {
  return (
    <MailFrame
      preview={reply.slice(0, 120)}
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{recruiterName} answered your review</Title>
      <Paragraph>Hello {reviewerName},</Paragraph>
      <Paragraph>
        Below your review ‘{title}’, {recruiterName} of {agencyName} writes in public:
      </Paragraph>
      <Quotation>{reply}</Quotation>
      <Action href={reviewUrl}>See the answer</Action>
      <Small>
        Does it say something false or personal about you? Report it there: it is decided within{' '}
        {formatCount(reviewLimits.flagDecidedWithinDays, 'day')}.
      </Small>
      <Small>
        <DataRights contact={agencyContact} />
      </Small>
    </MailFrame>
  );
}
