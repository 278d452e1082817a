import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ClaimLinkMailProps {
  recruiterName: string;
  agencyName: string;
  /** The full public address of the profile. */
  profileUrl: string;
  /** The full personal address that confirms the claim. */
  claimUrl: string;
}

/** The subject of the mail that asks to confirm a claim. */
export const claimLinkSubject = ({ recruiterName }: Pick<ClaimLinkMailProps, 'recruiterName'>): string =>
  `Confirm that the profile of ${recruiterName} is yours`;

/** Lets somebody who claims a profile confirm their address. Repeats nothing that was typed: anybody types any address. */
export function ClaimLinkMail({ recruiterName, agencyName, profileUrl, claimUrl }: ClaimLinkMailProps) {
  return (
    <MailFrame
      preview="One press, and we look at your claim."
      why={`You get this e-mail because somebody claimed a profile on ${productName} with this address.`}
    >
      <Title>Is this profile yours?</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        somebody, you we hope, says that the profile of {recruiterName} of {agencyName} is theirs. Confirm your address,
        and we look at the claim.
      </Paragraph>
      <Action href={claimUrl}>Confirm my claim</Action>
      <Small>
        The profile: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
      <Small>
        The link works for {formatCount(profileLimits.claimLinkDays, 'day')}. Was it not you? Then do nothing: without
        this link nothing happens.
      </Small>
    </MailFrame>
  );
}
