import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ConfirmReplyToMailProps {
  agencyName: string;
  /** The full public address of the agency's page. */
  agencyUrl: string;
  /** The full personal address that confirms. */
  confirmUrl: string;
}

/** To the address where an agency wants replies to its invitations. */
export const confirmReplyToMail = defineMail({
  kind: 'invite-reply-to',
  ofAgency: true,
  subject: ({ agencyName }) => `Confirm the reply address of ${agencyName}`,
  Body: ConfirmReplyToMail,
  samples: {
    'invite-reply-to': {
      agencyName: 'Sample Talent',
      agencyUrl: 'https://plaudit.example/agency/sample-talent',
      confirmUrl: 'https://plaudit.example/invite-reply-to/token',
    },
  },
});

/** Asks the owner of an address to confirm that replies to an agency's invitations may go there. */
export function ConfirmReplyToMail({ agencyName, agencyUrl, confirmUrl }: ConfirmReplyToMailProps) {
  return (
    <MailFrame
      preview="One click, and replies to review invitations arrive here."
      why={`You're getting this email because ${agencyName} entered this address on ${productName}.`}
    >
      <Title>Should replies to {agencyName} go to this address?</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {agencyName} entered this address for replies to its review invitations. Once you confirm it, people who reply
        to an invitation write to you.
      </Paragraph>
      <Action href={confirmUrl}>Confirm this address</Action>
      <Small>
        The agency: <TextLink href={agencyUrl}>{agencyUrl}</TextLink>
      </Small>
      <Small>
        The link works for {formatCount(profileLimits.claimLinkDays, 'day')}. If you don't belong to {agencyName},
        ignore this email: nothing happens without this link.
      </Small>
    </MailFrame>
  );
}
