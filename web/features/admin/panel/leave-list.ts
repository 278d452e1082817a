import { ConnectionHandler } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { problemsIn } from '#web/kit/problem.ts';

/** What a command's answer does to the store. */
type StoreUpdate = (store: RecordSourceSelectorProxy, answer: unknown) => void;

/** Takes a row out of a list in the store, unless the command was refused. */
export function leavingList(listId: string | undefined, rowId: string): StoreUpdate {
  return (store, answer) => {
    if (problemsIn(answer).length > 0) return;
    const list = listId && store.get(listId);
    if (list) ConnectionHandler.deleteNode(list, rowId);
  };
}

/** Takes a row out of the store altogether, unless the command was refused. */
export function leavingStore(rowId: string): StoreUpdate {
  return (store, answer) => {
    if (problemsIn(answer).length === 0) store.delete(rowId);
  };
}
