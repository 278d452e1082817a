import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';

export interface ReviewedPersonGoneMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address that answers about somebody's data. */
  agencyContact: string;
  title: string;
}

/** The subject of the mail that tells a writer that their review went with the profile it was about. It names nobody. */
export const reviewedPersonGoneSubject = (): string => 'A review of yours is gone';

/** Tells a reviewer why their review is gone: the person it was about wants no profile. */
export function ReviewedPersonGoneMail(props: ReviewedPersonGoneMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title } = props;
  return (
    <MailFrame
      preview="The person it was about did not want a profile here."
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Your review is gone</Title>
      <Paragraph>Hello {reviewerName},</Paragraph>
      <Paragraph>
        {recruiterName} had not made the profile that you reviewed, and objected to it. We removed it with all that was
        said about them, your review among it:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Paragraph>You did nothing wrong. Its text and your name are erased; we only count that there was one.</Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
