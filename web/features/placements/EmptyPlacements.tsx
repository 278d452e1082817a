import type { PlacementView } from '#common/placements/views.ts';
import { newPlacementUrl, placementsUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type EmptyPlacementsProps = {
  view: PlacementView;
  isNarrowed: boolean;
  /** The whole view. */
  allHref: string;
  /** Staff look only. */
  mayAdd: boolean;
};

/** Replaces the rows of an empty view: says why, and what to do next. */
export function EmptyPlacements({ view, isNarrowed, allHref, mayAdd }: EmptyPlacementsProps) {
  if (isNarrowed)
    return <EmptyState action={<Button href={allHref}>Show all</Button>}>No placements match your filters.</EmptyState>;
  if (!mayAdd) return <EmptyState>Nothing in this view.</EmptyState>;
  if (view === 'visible')
    return (
      <EmptyState
        action={
          <Button href={newPlacementUrl()} variant="primary">
            Add your first placement
          </Button>
        }
      >
        Your placements appear here. Add everyone you place, so that we can invite them to review you at the right time.
      </EmptyState>
    );
  return <EmptyState action={<Button href={placementsUrl()}>See all placements</Button>}>{words[view]}</EmptyState>;
}

const words: Readonly<Record<Exclude<PlacementView, 'visible'>, string>> = {
  incomplete: 'Nothing is missing: every placement has what its invitations need.',
  invite_needed: 'Everyone has been invited. New placements appear here until someone is invited.',
  hidden: "You haven't hidden any placements.",
};
