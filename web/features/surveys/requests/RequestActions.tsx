import { useState } from 'react';
import { editPlacementUrl } from '#common/urls.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { CancelRequests } from './CancelRequests.tsx';
import type { RequestRow } from './RequestList.tsx';
import { SendAgain } from './SendAgain.tsx';

/** What can be done with a request in its state: cancel it, or send it again. */
export function RequestActions({ request }: { request: RequestRow }) {
  const [isCanceling, setCanceling] = useState(false);
  const { viewerCanCancel, viewerCanSendAgain, placement, state, sendAgainFrom } = request;
  const mustWait = sendAgainFrom !== null && sendAgainFrom !== undefined && Date.parse(sendAgainFrom) > Date.now();
  return (
    <>
      {viewerCanCancel && (
        <Button variant="danger" onClick={() => setCanceling(true)}>
          Cancel request
        </Button>
      )}
      {viewerCanSendAgain && state === 'bounced' && placement && (
        <Button href={editPlacementUrl(localId(placement.id))}>Correct the placement</Button>
      )}
      {viewerCanSendAgain && !mustWait && <SendAgain request={request} />}
      {isCanceling && <CancelRequests requests={[request]} onClose={() => setCanceling(false)} />}
    </>
  );
}
