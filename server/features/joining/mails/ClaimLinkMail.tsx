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
      ? `Confirm that the profile of ${profileName} shall go`
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
      preview={`One press, and we look at your ${noun}.`}
      why={`You get this e-mail because somebody wrote to us about a profile on ${productName} with this address.`}
    >
      <Title>{isObjection ? 'Shall this profile go?' : 'Is this profile yours?'}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody, you we hope, says that the profile of {profileName}
        {agencyName ? ` of ${agencyName}` : ''} is {isObjection ? 'about them, and that they do not want it' : 'theirs'}
        . Confirm your address, and we look at the {noun}.
      </Paragraph>
      <Action href={claimUrl}>{`Confirm my ${noun}`}</Action>
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
