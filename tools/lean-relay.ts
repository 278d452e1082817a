import type { Plugin } from 'vite';

/** Parts of Relay that nothing of ours calls. Relay is CommonJS, of which a bundler takes all or nothing. */
const unused = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useClientQuery',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePreloadedQuery',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/subscription/requestSubscription',
];

const resolverCache = 'relay-runtime/lib/store/live-resolvers/LiveResolverCache';

/** Resolvers in the browser, which we have none of: their cache does nothing. */
const noResolvers = `
  const { NoopResolverCache } = require('../ResolverCache');
  class LiveResolverCache extends NoopResolverCache {
    batchLiveStateUpdates(update) { update(); }
    batchLiveStateUpdatesWithoutNotify(update) { update(); return false; }
    unsubscribeFromLiveResolverRecords() {}
    invalidateResolverRecords() {}
    getLiveResolverPromise() {}
  }
  module.exports = {
    LiveResolverCache,
    RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolver_live_state_subscription',
    getUpdatedDataIDs: (ids) => ids,
  };`;

/** What calls one of them all the same fails with this. */
const leftOut = `module.exports = function () { throw new Error('This part of Relay is left out of the build: see tools/lean-relay.ts.'); };`;

/** Makes the pages lighter by some kilobytes: hooks without containers, and none of what is listed above. */
export function leanRelay(): Plugin {
  return {
    name: 'lean-relay',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-relay$/ },
      handler(_source, importer) {
        return this.resolve('react-relay/hooks', importer);
      },
    },
    load: {
      filter: {
        id: new RegExp(`/node_modules/(${[...unused, resolverCache].join('|').replaceAll('.', '\\.')})\\.js$`),
      },
      handler: (id) => (id.endsWith(`${resolverCache}.js`) ? noResolvers : leftOut),
    },
  };
}
