import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { Disposable, Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { captureError } from '#web/kit/capture-error.ts';

/**
 * A query's data beside the page's own: the last known answer first, then the current one. It loads with each page that
 * uses it, at most once a minute, and again after each command. Undefined until it is known, if it fails, and without
 * an environment.
 */
export function useFresh<Q extends OperationType>(
  environment: Environment | undefined,
  query: GraphQLTaggedNode,
): Q['response'] | undefined {
  const [fresh, setFresh] = useState<Q['response'] | undefined>(() => environment && lastKnown(environment).get(query));
  useEffect(() => {
    if (!environment) return;
    let reading: { unsubscribe(): void } | undefined;
    const read = () => {
      reading?.unsubscribe();
      reading = fetchQuery<Q>(environment, query, {}, { networkCacheConfig: { force: false } }).subscribe({
        next: (answer) => {
          lastKnown(environment).set(query, answer);
          setFresh(answer);
        },
        error: captureError,
      });
    };
    read();
    const renewal = afterCommands(environment, read);
    return () => {
      reading?.unsubscribe();
      renewal.dispose();
    };
  }, [environment, query]);
  return fresh;
}

/**
 * Reads a query again after each command. For what a page already shows from the store, such as counts that came with
 * its own query: they change at once, while its rows stay where they are.
 */
export function useRenewed(query: GraphQLTaggedNode): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let reading: { unsubscribe(): void } | undefined;
    const renewal = afterCommands(environment, () => {
      reading?.unsubscribe();
      reading = fetchQuery(environment, query, {}).subscribe({ error: captureError });
    });
    return () => {
      reading?.unsubscribe();
      renewal.dispose();
    };
  }, [environment, query]);
}

/** Each command invalidates the store. */
function afterCommands(environment: Environment, read: () => void): Disposable {
  const store = environment.getStore();
  return store.subscribeToInvalidationState(store.lookupInvalidationState([]), read);
}

/** Per environment, which is a new one for each user. */
const known = new WeakMap<Environment, Map<GraphQLTaggedNode, OperationType['response']>>();

function lastKnown(environment: Environment): Map<GraphQLTaggedNode, OperationType['response']> {
  const answers = known.get(environment) ?? new Map();
  known.set(environment, answers);
  return answers;
}
