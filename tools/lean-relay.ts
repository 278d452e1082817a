import type { Plugin } from 'vite';

/** Parts of Relay that nothing of ours calls. Relay is CommonJS, of which a bundler takes all or nothing. */
const unused = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useClientQuery',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePreloadedQuery',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/experimental',
  'relay-runtime/lib/handlers/connection/MutationHandlers',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/RelayModernFragmentSpecResolver',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/readInlineData',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/subscription/requestSubscription',
  'relay-runtime/lib/util/createPayloadFor3DField',
];

/** Calling one of them anyway fails with this. */
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
        id: new RegExp(`/node_modules/(${unused.join('|').replaceAll('.', '\\.')})\\.js$`),
      },
      handler: () => leftOut,
    },
  };
}
