import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import type { useHidePlacementsMutation } from '#web/__generated__/useHidePlacementsMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { movesIn } from '#web/list/moves.ts';

type Placement = { readonly id: string };

/** Hides placements, or shows them again: they leave the list, and a toast offers to undo it. */
export function useHidePlacements(listId: string | undefined) {
  const hide = useCommand<useHidePlacementsMutation>(mutation);
  return useCallback(
    async (placements: readonly Placement[], hidden: boolean): Promise<void> => {
      const ids = placements.map(({ id }) => id);
      const { leave, comeBack } = movesIn(listId, ids, 'QueryPlacementsConnectionEdge');
      const words = formatCount(ids.length, 'placement');
      try {
        await hide({ ids, hidden }, { updater: leave });
        notify.undoable(hidden ? `${words} hidden.` : `${words} shown again.`, () => {
          hide({ ids, hidden: !hidden }, { updater: comeBack }).catch((error) =>
            notify.error(problemsOf(error)[0]!.message),
          );
        });
      } catch (error) {
        notify.error(problemsOf(error)[0]!.message);
      }
    },
    [hide, listId],
  );
}

const mutation = graphql`
  mutation useHidePlacementsMutation($input: HidePlacementsInput!) {
    hidePlacements(input: $input) {
      errors { code message field }
      placements {
        ...PlacementList_row @relay(mask: false)
      }
    }
  }
`;
