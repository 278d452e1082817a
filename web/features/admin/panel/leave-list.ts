import { ConnectionHandler } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { problemsIn } from '#web/kit/problem.ts';

/** Updates the store after a command. */
type StoreUpdate = (store: RecordSourceSelectorProxy, answer: unknown) => void;

/** Removes a row from a list in the store, unless the command was refused. */
export function leavingList(listId: string | undefined, rowId: string): StoreUpdate {
  return (store, answer) => {
    if (problemsIn(answer).length > 0) return;
    const list = listId && store.get(listId);
    if (list) ConnectionHandler.deleteNode(list, rowId);
  };
}

/** Deletes a row from the store, unless the command was refused. */
export function leavingStore(rowId: string): StoreUpdate {
  return (store, answer) => {
    if (problemsIn(answer).length === 0) store.delete(rowId);
  };
}
