import type {
  GraphQLResponse,
  OperationTracker,
  RecordSourceSelectorProxy,
  RequestParameters,
  Store,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import { Network } from 'relay-runtime';
import QueryResponseCache from 'relay-runtime/lib/network/RelayQueryResponseCache.js';
import Environment from 'relay-runtime/lib/store/RelayModernEnvironment.js';
import { browserLimits } from '#common/limits.ts';
import { checkResponse, showErrors } from './graphql-response.ts';
import { createStore } from './relay-store.ts';
import { SignedOut } from './signed-out.ts';

/** Sends one operation and gives back the response as JSON. */
export type Send = (
  operation: RequestParameters,
  variables: Variables,
  files?: UploadableMap | null,
) => Promise<GraphQLResponse>;

/**
 * A store and a network. In the browser queries answer from a cache for a minute unless forced, and any mutation
 * clears that cache and makes what is in the store old.
 */
export function createEnvironment({
  send,
  store = createStore(),
  operationTracker,
  isServer = false,
}: {
  send: Send;
  store?: Store;
  operationTracker?: OperationTracker;
  isServer?: boolean;
}): Environment {
  const { entries, timeToLive } = browserLimits.queryCache;
  const cache = new QueryResponseCache({ size: entries, ttl: timeToLive });
  let mutations = 0;
  const environment = new Environment({
    isServer,
    store,
    operationTracker,
    network: Network.create((operation, variables, { force }, files) => {
      const key = operation.id ?? operation.name;
      const known = isServer || force || operation.operationKind !== 'query' ? null : cache.get(key, variables);
      return known ?? fetchAndNote(operation, variables, files);
    }),
  });
  return environment;

  async function fetchAndNote(
    operation: RequestParameters,
    variables: Variables,
    files?: UploadableMap | null,
  ): Promise<GraphQLResponse> {
    const before = mutations;
    const response = await send(operation, variables, files).catch((error) => {
      if (isSignedOut(error)) cache.clear();
      throw error;
    });
    const isMutation = operation.operationKind === 'mutation';
    if (!isServer) showErrors(response);
    // Before the response is checked: a mutation whose answer could not be read may have taken effect.
    if (!isServer && isMutation) forgetAll();
    // What was read while something changed may be from before: neither the cache nor the store may take it for new.
    if (!isServer && !isMutation && before !== mutations) return fetchAndNote(operation, variables);
    checkResponse(response);
    if (!isServer && !isMutation && !('errors' in response && response.errors)) {
      cache.set(operation.id ?? operation.name, variables, response);
    }
    return response;
  }

  function forgetAll() {
    mutations += 1;
    cache.clear();
    environment.commitUpdate((proxy) => (proxy as RecordSourceSelectorProxy).invalidateStore());
  }
}

const isSignedOut = (error: unknown) => error instanceof SignedOut;
