import type { ReactNode } from 'react';
import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

/** An address that an agency has entered, and the link that confirms it. */
export interface AgencyAddressMailProps {
  agencyName: string;
  /** The full public address of the agency's page. */
  agencyUrl: string;
  /** The full personal address that confirms. */
  confirmUrl: string;
}

type ConfirmAgencyAddressProps = AgencyAddressMailProps & {
  preview: string;
  title: ReactNode;
  /** What the address is for, and what confirming it does. */
  children: ReactNode;
};

/** The email that asks the owner of an address whether an agency may use it. */
export function ConfirmAgencyAddress(props: ConfirmAgencyAddressProps) {
  const { agencyName, agencyUrl, confirmUrl, preview, title, children } = props;
  return (
    <MailFrame
      preview={preview}
      why={`You're getting this email because ${agencyName} entered this address on ${productName}.`}
    >
      <Title>{title}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>{children}</Paragraph>
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

/** What samples of these emails share; `path` is where the link leads. */
export const sampleAgencyAddress = (path: string): AgencyAddressMailProps => ({
  agencyName: 'Sample Talent',
  agencyUrl: 'https://plaudit.example/agency/sample-talent',
  confirmUrl: `https://plaudit.example/${path}/token`,
});
