import type { Plugin } from 'vite';

/** What the router takes from a file that serves only its framework, of which we use nothing. */
const instead: Readonly<Record<string, string>> = {
  // Called with instrumentations only, which we give none.
  'router/instrumentation': `
    const none = () => undefined;
    export { none as consumeInstrumentationClientResultMetaReceiver, none as getRouteInstrumentationUpdates,
      none as instrumentClientSideRouter, none as instrumentHandler, none as instrumentationResultMetaContext };`,
  // As the file itself answers outside of the framework: no context, nothing fetched ahead.
  'dom/ssr/components': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const usePrefetchBehavior = () => [false, null, {}];
    export const mergeRefs = (...refs) => refs.find(Boolean);
    const none = () => undefined;
    export { none as CRITICAL_CSS_DATA_ATTRIBUTE, none as Links, none as Meta, none as Scripts, none as setIsHydrated,
      none as useFrameworkContext };`,
};

/** Makes the pages lighter by the parts of React Router that only its framework uses. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Components that nothing uses are kept for the sake of these.
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm, '/* @__PURE__ */ '),
        map: null,
      }),
    },
    load: {
      filter: { id: new RegExp(`/react-router/dist/production/lib/(${Object.keys(instead).join('|')})\\.js$`) },
      handler: (id) => instead[/lib\/(.+)\.js$/.exec(id)![1]!],
    },
  };
}
