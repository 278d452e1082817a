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
  subject: ({ agencyName }) => `Confirm the contact address of ${agencyName}`,
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
      preview="One press, and people reach the agency here."
      why={`You get this e-mail because ${agencyName} entered this address on ${productName}.`}
    >
      <Title>Is this the contact of {agencyName}?</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {agencyName} gave this address as its contact. Confirm it, and it stands in each mail that asks for a review,
        for questions about somebody’s data.
      </Paragraph>
      <Action href={confirmUrl}>Confirm this address</Action>
      <Small>
        The agency: <TextLink href={agencyUrl}>{agencyUrl}</TextLink>
      </Small>
      <Small>
        The link works for {formatCount(profileLimits.claimLinkDays, 'day')}. Do you not belong to {agencyName}? Then do
        nothing: without this link nothing happens.
      </Small>
    </MailFrame>
  );
}
