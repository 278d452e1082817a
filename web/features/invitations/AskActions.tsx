import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AskActions_invitation$key } from '#web/__generated__/AskActions_invitation.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { AskAgain } from './AskAgain.tsx';
import { AskCorrection } from './AskCorrection.tsx';
import { AskDeparture } from './AskDeparture.tsx';
import { CancelAsks } from './CancelAsks.tsx';

/** What can be done with an ask as it stands: send now, at another time, take back, correct the address, ask again. */
export function AskActions({ invitation }: { invitation: AskActions_invitation$key }) {
  const ask = useFragment(
    graphql`
      fragment AskActions_invitation on Invitation {
        id
        recipientName
        viewerCanCancel
        ...AskDeparture_invitation
        ...AskCorrection_invitation
        ...AskAgain_invitation
      }
    `,
    invitation,
  );
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      <AskDeparture invitation={ask} />
      {ask.viewerCanCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          Cancel the ask
        </Button>
      )}
      <AskCorrection invitation={ask} />
      <AskAgain invitation={ask} />
      {isCancelling && <CancelAsks asks={[ask]} onClose={() => setCancelling(false)} />}
    </>
  );
}
