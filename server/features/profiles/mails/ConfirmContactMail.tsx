import { defineMail } from '#server/mail/define-mail.ts';
import { type AgencyAddressMailProps, ConfirmAgencyAddress, sampleAgencyAddress } from './ConfirmAgencyAddress.tsx';

/** To the address that an agency enters as its contact. */
export const confirmContact = defineMail({
  kind: 'agency-contact',
  ofAgency: true,
  subject: ({ agencyName }) => `Confirm the contact email of ${agencyName}`,
  Body: ConfirmContactMail,
  samples: { 'agency-contact': sampleAgencyAddress('agency-contact') },
});

/** Asks the owner of an address to confirm that it is the agency's contact. */
export function ConfirmContactMail(props: AgencyAddressMailProps) {
  return (
    <ConfirmAgencyAddress
      {...props}
      preview="One click, and people can reach the agency here."
      title={`Is this the contact email of ${props.agencyName}?`}
    >
      {props.agencyName} entered this address as its contact. Once you confirm it, every review invitation shows it, for
      questions about personal data.
    </ConfirmAgencyAddress>
  );
}
