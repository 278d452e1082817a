import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ConfirmReviewMailProps {
  recruiterName: string;
  agencyName: string;
  /** The full public address of the profile. */
  profileUrl: string;
  /** The full personal address that confirms the review. */
  confirmUrl: string;
}

/** Asks somebody who wrote by the open link to confirm their address. */
export const confirmReview = defineMail({
  kind: 'security-confirm-review',
  subject: ({ recruiterName }) => `Confirm your review of ${recruiterName}`,
  Body: ConfirmReviewMail,
  samples: { 'confirm-review': sampleReview },
});

/**
 * Lets somebody who wrote by the open link confirm their address. Repeats nothing that was typed, because anybody can
 * type any address.
 */
export function ConfirmReviewMail({ recruiterName, agencyName, profileUrl, confirmUrl }: ConfirmReviewMailProps) {
  return (
    <MailFrame
      preview="One step left: confirm that you wrote it."
      why={`You're getting this email because someone wrote a review on ${productName} with this address.`}
    >
      <Title>Did you write this review?</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (hopefully you) wrote a review of {recruiterName} at {agencyName}. Read it once more on the next page
        and confirm it there. No one sees it until then.
      </Paragraph>
      <Action href={confirmUrl}>Read and confirm my review</Action>
      <Small>
        The profile: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
      <Small>
        The link works for {formatCount(reviewLimits.addressConfirmedWithinDays, 'day')}. After that, we delete the
        review. Not you? You can ignore this email. <ReviewPolicyLink>How reviews are checked</ReviewPolicyLink>
      </Small>
    </MailFrame>
  );
}
