import type {
  GraphQLResponse,
  RecordSourceSelectorProxy,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import { commitLocalUpdate, Environment, Network, QueryResponseCache, RecordSource, Store } from 'relay-runtime';
import { browserLimits } from '#common/limits.ts';
import type { Records } from './boot.ts';
import { checkResponse, showErrors } from './graphql-response.ts';

/** Sends one operation and returns the response as JSON. */
export type Send = (
  operation: RequestParameters,
  variables: Variables,
  files?: UploadableMap | null,
) => Promise<GraphQLResponse>;

/**
 * A store and a network. In the browser, queries are cached for a minute unless forced, and any mutation clears the
 * cache and invalidates the store. `records` came with the page.
 */
export function createEnvironment({
  send,
  records,
  isServer = false,
}: {
  send: Send;
  records?: Records;
  isServer?: boolean;
}): Environment {
  const { entries, timeToLive } = browserLimits.queryCache;
  const cache = new QueryResponseCache({ size: entries, ttl: timeToLive });
  let mutations = 0;
  const environment = new Environment({
    isServer,
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: 10 }),
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
    // Before checking the response: a mutation whose response cannot be read may have taken effect.
    if (!isServer && isMutation) forgetAll();
    // A read during a change may be outdated, so neither cache nor store may treat it as new.
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
    commitLocalUpdate(environment, (store) => (store as RecordSourceSelectorProxy).invalidateStore());
  }
}

/** Thrown for a 401 that a new token did not fix. */
export class SignedOut extends Error {}

/** Thrown when another user is signed in than when the operation started. Everything is read again in their name. */
export class SomebodyElse extends SignedOut {}

const isSignedOut = (error: unknown) => error instanceof SignedOut;
