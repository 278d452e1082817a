import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface ConfirmContactMailProps {
  agencyName: string;
  /** The full public address of the agency's page. */
  agencyUrl: string;
  /** The full personal address that confirms. */
  confirmUrl: string;
}

/** To the address that an agency enters as its contact. */
export const confirmContact = defineMail({
  kind: 'agency-contact',
  ofAgency: true,
  subject: ({ agencyName }) => `Confirm the contact email of ${agencyName}`,
  Body: ConfirmContactMail,
  samples: {
    'agency-contact': {
      agencyName: 'Sample Talent',
      agencyUrl: 'https://plaudit.example/agency/sample-talent',
      confirmUrl: 'https://plaudit.example/agency-contact/token',
    },
  },
});

/** Asks the owner of an address to confirm that it is the agency's contact. */
export function ConfirmContactMail({ agencyName, agencyUrl, confirmUrl }: ConfirmContactMailProps) {
  return (
    <MailFrame
      preview="One click, and people can reach the agency here."
      why={`You're getting this email because ${agencyName} entered this address on ${productName}.`}
    >
      <Title>Is this the contact email of {agencyName}?</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {agencyName} entered this address as its contact. Once you confirm it, every review invitation shows it, for
        questions about personal data.
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
