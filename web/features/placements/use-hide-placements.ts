import { useCallback } from 'react';
import { ConnectionHandler, graphql } from 'react-relay';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { formatCount } from '#common/formats.ts';
import type { useHidePlacementsMutation } from '#web/__generated__/useHidePlacementsMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsIn, problemsOf } from '#web/kit/problem.ts';

type Placement = { readonly id: string };

/** Hides placements, or shows them again: they leave the list, and a toast offers to undo it. */
export function useHidePlacements(listId: string | undefined) {
  const hide = useCommand<useHidePlacementsMutation>(mutation);
  return useCallback(
    async (placements: readonly Placement[], hidden: boolean): Promise<void> => {
      const ids = placements.map(({ id }) => id);
      const { leave, comeBack } = movesIn(listId, ids);
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

/** Takes rows out of their list, and puts them back where they were. */
function movesIn(listId: string | undefined, ids: readonly string[]) {
  const places: { id: string; at: number }[] = [];
  const listIn = (store: RecordSourceSelectorProxy) => (listId ? store.get(listId) : undefined);
  const edgesOf = (list: RecordProxy) => list.getLinkedRecords('edges') ?? [];
  const idOf = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID() ?? '';
  return {
    leave: (store: RecordSourceSelectorProxy, answer: unknown) => {
      const list = listIn(store);
      if (!list || problemsIn(answer).length > 0) return;
      const edges = edgesOf(list);
      places.push(...edges.flatMap((edge, at) => (ids.includes(idOf(edge)) ? [{ id: idOf(edge), at }] : [])));
      list.setLinkedRecords(
        edges.filter((edge) => !ids.includes(idOf(edge))),
        'edges',
      );
    },
    comeBack: (store: RecordSourceSelectorProxy, answer: unknown) => {
      const list = listIn(store);
      if (!list || problemsIn(answer).length > 0) return;
      const edges = [...edgesOf(list)];
      for (const { id, at } of places) {
        const node = store.get(id);
        if (node) edges.splice(at, 0, ConnectionHandler.createEdge(store, list, node, 'QueryPlacementsConnectionEdge'));
      }
      list.setLinkedRecords(edges, 'edges');
    },
  };
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
