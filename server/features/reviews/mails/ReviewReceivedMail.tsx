import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { absolute, privacyUrl, reviewPolicyUrl } from '#common/urls.ts';
import { MailFrame, useSurroundings } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Quotation, Subtitle, TextLink, Title } from '#server/mail/parts.tsx';

export interface ReviewReceivedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** The title the reviewer gave it. */
  title: string;
  /** The full address of the recruiter's profile, where it will stand. */
  profileUrl: string;
}

/** The subject of the mail that thanks for a review. */
export const reviewReceivedSubject = ({ recruiterName }: Pick<ReviewReceivedMailProps, 'recruiterName'>): string =>
  `We have your review of ${recruiterName}`;

/** Thanks a reviewer and says what happens next. */
export function ReviewReceivedMail({
  reviewerName,
  recruiterName,
  agencyName,
  title,
  profileUrl,
}: ReviewReceivedMailProps) {
  return (
    <MailFrame
      preview="Thank you. We check it, and then it is public."
      why={`You get this e-mail because this address was given for a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>Thank you for your review</Title>
      <Paragraph>Hello {reviewerName},</Paragraph>
      <Paragraph>
        Your review of {recruiterName} at {agencyName} has arrived:
      </Paragraph>
      <Quotation>{title}</Quotation>
      <Subtitle>What happens next</Subtitle>
      <Paragraph>
        We check it, which mostly takes a minute, and publish it beside the others, newest first. If something in it
        needs a closer look, a person reads it first. If we do not know the placement yet, we publish it when we do, or
        after {formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')}.
      </Paragraph>
      <Action href={profileUrl}>{`See ${recruiterName}’s reviews`}</Action>
      <Paragraph>
        {recruiterName} can answer in public, but can neither change nor remove what you wrote. We send you the answer.
      </Paragraph>
      <Rights />
    </MailFrame>
  );
}

function Rights() {
  const { siteUrl } = useSurroundings();
  return (
    <Paragraph>
      Did you not write it, or would you like to correct or withdraw it? Our{' '}
      <TextLink href={absolute(siteUrl, privacyUrl())}>privacy page</TextLink> says how, and the{' '}
      <TextLink href={absolute(siteUrl, reviewPolicyUrl())}>review policy</TextLink> says what we check.
    </Paragraph>
  );
}
