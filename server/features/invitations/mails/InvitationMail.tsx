import { formatCount } from '#common/formats.ts';
import { askLimits } from '#common/limits.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';
import { type Ask, AskDetails, PlacementFacts } from './AskDetails.tsx';

export interface InvitationMailProps extends Ask {
  /** The recruiter's own words, up to 500 characters. */
  message: string | null;
}

/** The subject of the mail that asks for a review. */
export const invitationSubject = ({ recruiterName, agencyName }: Pick<Ask, 'recruiterName' | 'agencyName'>): string =>
  `${recruiterName} of ${agencyName} asks for your review`;

/** Asks a candidate or an employer for a review of one placement. Names no rating and offers nothing. */
export function InvitationMail({ message, ...ask }: InvitationMailProps) {
  const { audience, recipientName, recruiterName, agencyName, agencyLegalName, reviewUrl } = ask;
  return (
    <MailFrame
      preview={`Two minutes on how it was to work with ${recruiterName}.`}
      why={`You get this e-mail because ${agencyLegalName} asked us to send it to you.`}
    >
      <Title>How was working with {recruiterName}?</Title>
      <Paragraph>Hello {recipientName},</Paragraph>
      <Paragraph>
        {recruiterName} of {agencyName}{' '}
        {audience === 'candidate' ? 'placed you in this job' : 'filled this job for you'} and asks you to say in public
        how it went.
      </Paragraph>
      <PlacementFacts {...ask} />
      {message && (
        <>
          <Paragraph>{recruiterName} writes:</Paragraph>
          <Quotation>{message}</Quotation>
        </>
      )}
      <Action href={reviewUrl}>Write your review</Action>
      <Small>
        It takes about two minutes, and you need no account. The link is yours alone and works for{' '}
        {formatCount(askLimits.expiresAfterDays, 'day')}.
      </Small>
      <AskDetails {...ask} />
    </MailFrame>
  );
}
