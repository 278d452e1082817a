import { useState } from 'react';
import { canBeInvited } from '#common/placements/side-state.ts';
import { audiences } from '#common/reviews/criteria.ts';
import { editPlacementUrl } from '#common/urls.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CancelPlacement } from './CancelPlacement.tsx';
import type { PlacementRow } from './PlacementList.tsx';
import { useHidePlacements } from './use-hide-placements.ts';
import { type Invited, invitedWords, useInvitePlacements } from './use-invite-placements.ts';

const isToInvite = (placement: PlacementRow) => audiences.some((audience) => canBeInvited(placement, audience));

/** What the side of a placement can do with it, at the foot of its panel. */
export function PlacementActions({ placement, listId }: { placement: PlacementRow; listId: string | undefined }) {
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, invite } = useInviting();
  const hide = useHidePlacements(listId);
  const canCancel = placement.state === 'pending' || placement.state === 'active';
  return (
    <>
      {isToInvite(placement) && (
        <Button variant="primary" busy={isBusy} onClick={() => invite([placement])}>
          Invite to review
        </Button>
      )}
      {placement.state !== 'cancelled' && <Button href={editPlacementUrl(localId(placement.id))}>Edit</Button>}
      <Button onClick={() => hide([placement], !placement.isHidden)}>
        {placement.isHidden ? 'Show again' : 'Hide'}
      </Button>
      {canCancel && <Button onClick={() => setCancelling(true)}>Cancel placement</Button>}
      {isCancelling && <CancelPlacement placement={placement} onClose={() => setCancelling(false)} />}
    </>
  );
}

/** What can be done with several placements at once. */
export function PickedPlacements({ picks, listId }: { picks: Picked<PlacementRow>; listId: string | undefined }) {
  const { isBusy, invite, result } = useInviting();
  const hide = useHidePlacements(listId);
  const { rows, clear } = picks;
  const areHidden = rows.length > 0 && rows.every(({ isHidden }) => isHidden);
  const count = rows.filter(isToInvite).length;
  return (
    <>
      <PickedBar noun="placement" picks={picks}>
        {count > 0 && (
          <Button size="small" variant="primary" busy={isBusy} onClick={() => invite(rows).then(clear)}>
            Invite to review
          </Button>
        )}
        <Button size="small" onClick={() => hide(rows, !areHidden).then(clear)}>
          {areHidden ? 'Show again' : 'Hide'}
        </Button>
      </PickedBar>
      {result && result.refused.length > 0 && (
        <Notice tone="warn" role="alert" title={invitedWords(result)}>
          <ul>
            {result.refused.map(({ jobTitle, problems }) => (
              <li key={`${jobTitle} ${problems[0]?.message}`}>
                {`${jobTitle}: ${problems.map(({ message }) => message).join(' ')}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Invites the people of placements, and says how many; what was refused stays readable. */
function useInviting() {
  const run = useInvitePlacements();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Invited | null>(null);
  const invite = async (placements: readonly PlacementRow[]) => {
    setBusy(true);
    setResult(null);
    try {
      const invited = await run(placements);
      setResult(invited);
      if (invited.count > 0) notify.success(invitedWords(invited));
      else notify.warning(invited.refused[0]?.problems[0]?.message ?? invitedWords(invited));
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, invite, result };
}
