import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { keepEarlierBuilds } from './tools/keep-earlier-builds.ts';
import { relayArtifacts } from './tools/relay-artifacts.ts';

const production = process.env.NODE_ENV !== 'development';

/** Builds the pages twice: for browsers into dist/client, and with `build.ssr` for the server into dist/server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  clearScreen: false,
  publicDir: false,
  plugins: [relayArtifacts(), relayHooksOnly(), react(), ...(isSsrBuild ? [] : [keepEarlierBuilds('dist/client')])],
  // In one piece the server's build does not depend on how Node reads CommonJS; while developing that would break it.
  ssr: command === 'build' && production ? { noExternal: true } : {},
  build: isSsrBuild
    ? { ssr: true, outDir: 'dist/server', rolldownOptions: { input: 'web/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'web/app/entry-client.ts' },
      },
}));

/** Nothing of ours uses Relay's containers: without them public pages are nine kilobytes lighter. */
function relayHooksOnly(): Plugin {
  return {
    name: 'relay-hooks-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-relay$/ },
      handler(_source, importer) {
        return this.resolve('react-relay/hooks', importer);
      },
    },
  };
}
