import {
  type AgencyAddressMailProps,
  ConfirmAgencyAddress,
  sampleAgencyAddress,
} from '#server/features/profiles/mails/ConfirmAgencyAddress.tsx';
import { defineMail } from '#server/mail/define-mail.ts';

/** To the address where an agency wants replies to its invitations. */
export const confirmReplyToMail = defineMail({
  kind: 'invite-reply-to',
  ofAgency: true,
  subject: ({ agencyName }) => `Confirm the reply address of ${agencyName}`,
  Body: ConfirmReplyToMail,
  samples: { 'invite-reply-to': sampleAgencyAddress('invite-reply-to') },
});

/** Asks the owner of an address to confirm that replies to an agency's invitations may go there. */
export function ConfirmReplyToMail(props: AgencyAddressMailProps) {
  return (
    <ConfirmAgencyAddress
      {...props}
      preview="One click, and replies to review invitations arrive here."
      title={`Should replies to ${props.agencyName} go to this address?`}
    >
      {props.agencyName} entered this address for replies to its review invitations. Once you confirm it, people who
      reply to an invitation write to you.
    </ConfirmAgencyAddress>
  );
}
