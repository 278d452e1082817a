import { ConnectionHandler } from 'react-relay';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { problemsIn } from '#web/kit/problem.ts';

/** Puts a row that was just added at the start of its list. */
export function addFirst(
  store: RecordSourceSelectorProxy,
  listId: string | undefined,
  edgeType: string,
  row: RecordProxy | null | undefined,
): void {
  const list = listId && store.get(listId);
  if (list && row) ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, row, edgeType));
}

type Updater = (store: RecordSourceSelectorProxy, answer: unknown) => void;

/**
 * Takes rows out of their list, and puts them back where they were. `rowIn` finds a row that comes back, if it is a new
 * one.
 */
export function movesIn(
  listId: string | undefined,
  ids: readonly string[],
  edgeType: string,
  rowIn: (store: RecordSourceSelectorProxy, id: string) => RecordProxy | null | undefined = (store, id) =>
    store.get(id),
): { leave: Updater; comeBack: Updater } {
  const places: { id: string; at: number }[] = [];
  const listIn = (store: RecordSourceSelectorProxy) => (listId ? store.get(listId) : undefined);
  const edgesOf = (list: RecordProxy) => list.getLinkedRecords('edges') ?? [];
  const idOf = (edge: RecordProxy | null | undefined) => edge?.getLinkedRecord('node')?.getDataID() ?? '';
  return {
    leave: (store, answer) => {
      const list = listIn(store);
      if (!list || problemsIn(answer).length > 0) return;
      const edges = edgesOf(list);
      places.push(...edges.flatMap((edge, at) => (ids.includes(idOf(edge)) ? [{ id: idOf(edge), at }] : [])));
      list.setLinkedRecords(
        edges.filter((edge) => !ids.includes(idOf(edge))),
        'edges',
      );
    },
    comeBack: (store, answer) => {
      const list = listIn(store);
      if (!list || problemsIn(answer).length > 0) return;
      const edges = [...edgesOf(list)];
      for (const { id, at } of places) {
        const node = rowIn(store, id);
        if (node) edges.splice(at, 0, ConnectionHandler.createEdge(store, list, node, edgeType));
      }
      list.setLinkedRecords(edges, 'edges');
    },
  };
}
