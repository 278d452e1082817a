import { formatCount } from '#common/formats.ts';
import type { ClaimWish } from '#common/joining/inputs.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ClaimLinkMailProps {
  wish: ClaimWish;
  profileName: string;
  /** Null if the profile is an agency's. */
  agencyName: string | null;
  /** The full public address of the profile. */
  profileUrl: string;
  /** The full personal address that confirms the claim. */
  claimUrl: string;
}

const sample = {
  profileName: 'Alex Sample',
  agencyName: 'Sample Talent',
  profileUrl: 'https://plaudit.example/recruiter/alex-sample',
  claimUrl: 'https://plaudit.example/claim/token',
};

/** Asks somebody to confirm a claim of a profile, or an objection to it. */
export const claimLink = defineMail({
  kind: 'security-claim-link',
  subject: ({ profileName, wish }) =>
    wish === 'objection'
      ? `Confirm that you want the profile of ${profileName} removed`
      : `Confirm that the profile of ${profileName} is yours`,
  Body: ClaimLinkMail,
  samples: { 'claim-link': { ...sample, wish: 'claim' }, 'objection-link': { ...sample, wish: 'objection' } },
});

/**
 * Lets somebody who claims a profile confirm their address. Repeats nothing that was typed, because anybody can type
 * any address.
 */
export function ClaimLinkMail({ wish, profileName, agencyName, profileUrl, claimUrl }: ClaimLinkMailProps) {
  const isObjection = wish === 'objection';
  const noun = isObjection ? 'objection' : 'claim';
  return (
    <MailFrame
      preview={`One click, and we'll look at your ${noun}.`}
      why={`You're getting this email because someone used this email address to contact us about a profile on ${productName}.`}
    >
      <Title>{isObjection ? 'Do you want this profile removed?' : 'Is this profile yours?'}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (hopefully you) says that the profile of {profileName}
        {agencyName ? ` of ${agencyName}` : ''} is {isObjection ? "about them and that they don't want it" : 'theirs'}.
        Confirm your address, and we'll look at the {noun}.
      </Paragraph>
      <Action href={claimUrl}>{`Confirm my ${noun}`}</Action>
      <Small>
        The profile: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
      <Small>
        The link works for {formatCount(profileLimits.claimLinkDays, 'day')}. If it wasn't you, ignore this email:
        nothing happens without this link.
      </Small>
    </MailFrame>
  );
}
