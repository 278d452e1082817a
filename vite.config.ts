import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './tools/compress-assets.ts';
import { keepEarlierBuilds } from './tools/keep-earlier-builds.ts';
import { leanRelay } from './tools/lean-relay.ts';
import { leanRouter } from './tools/lean-router.ts';
import { relayArtifacts } from './tools/relay-artifacts.ts';

const production = process.env.NODE_ENV !== 'development';

/** What every page loads, as one file: it compresses better than four, and changes less often than ours. */
const onEveryPage =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\//;

/** Ours that nearly every page loads: in one file, for each file of its own costs some hundred bytes. */
const inAlmostEveryPage =
  /\/(web\/(kit|ui\/(Button|Link|Notice|classes|SkipLink|ProductMark))|common\/(routes|roles|limits|flags|countries|urls|product|kinds|formats))/;

/** Builds the pages twice: for browsers into dist/client, and with `build.ssr` for the server into dist/server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  clearScreen: false,
  publicDir: false,
  plugins: [
    relayArtifacts(),
    leanRelay(),
    leanRouter(),
    react(),
    ...(isSsrBuild ? [] : [compressAssets(), keepEarlierBuilds('dist/client')]),
  ],
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
        target: 'esnext',
        rolldownOptions: {
          input: 'web/app/entry-client.ts',
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', test: onEveryPage },
                { name: 'base', test: inAlmostEveryPage, minShareCount: 6 },
              ],
            },
          },
        },
      },
}));
