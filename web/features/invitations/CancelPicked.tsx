import { useState } from 'react';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { CancelAsks } from './CancelAsks.tsx';

type Ask = Parameters<typeof CancelAsks>[0]['asks'][number];
type CancelPickedProps = { picks: Pick<Picked<Ask>, 'rows' | 'clear'> };

/** Cancels the asks that are picked, after a question. */
export function CancelPicked({ picks }: CancelPickedProps) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      <PickedBar noun="ask" picks={picks}>
        <Button size="small" variant="danger" onClick={() => setCancelling(true)}>
          Cancel them
        </Button>
      </PickedBar>
      {isCancelling && (
        <CancelAsks asks={picks.rows} onClose={() => setCancelling(false)} onDone={() => picks.clear()} />
      )}
    </>
  );
}
