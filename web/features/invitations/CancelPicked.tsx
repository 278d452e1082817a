import { useState } from 'react';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { CancelInvitations } from './CancelInvitations.tsx';

type Invitation = Parameters<typeof CancelInvitations>[0]['invitations'][number];
type CancelPickedProps = { picks: Pick<Picked<Invitation>, 'rows' | 'clear'> };

/** Cancels the selected invitations after a confirmation. */
export function CancelPicked({ picks }: CancelPickedProps) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      <PickedBar noun="invitation" picks={picks}>
        <Button size="small" variant="danger" onClick={() => setCancelling(true)}>
          Cancel invitations
        </Button>
      </PickedBar>
      {isCancelling && (
        <CancelInvitations invitations={picks.rows} onClose={() => setCancelling(false)} onDone={() => picks.clear()} />
      )}
    </>
  );
}
