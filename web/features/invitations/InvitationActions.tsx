import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InvitationActions_invitation$key } from '#web/__generated__/InvitationActions_invitation.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { CancelInvitations } from './CancelInvitations.tsx';
import { CorrectRecipient } from './CorrectRecipient.tsx';
import { InvitationDeparture } from './InvitationDeparture.tsx';
import { InviteAgain } from './InviteAgain.tsx';

/**
 * What can be done with an invitation in its state: send now, reschedule, cancel, correct the address, invite again.
 */
export function InvitationActions({ invitation }: { invitation: InvitationActions_invitation$key }) {
  const found = useFragment(
    graphql`
      fragment InvitationActions_invitation on Invitation {
        id
        recipientName
        viewerCanCancel
        ...InvitationDeparture_invitation
        ...CorrectRecipient_invitation
        ...InviteAgain_invitation
      }
    `,
    invitation,
  );
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      <InvitationDeparture invitation={found} />
      {found.viewerCanCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          Cancel invitation
        </Button>
      )}
      <CorrectRecipient invitation={found} />
      <InviteAgain invitation={found} />
      {isCancelling && <CancelInvitations invitations={[found]} onClose={() => setCancelling(false)} />}
    </>
  );
}
