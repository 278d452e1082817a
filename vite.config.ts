import { hash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compressAssets } from './tools/compress-assets.ts';
import { keepEarlierBuilds } from './tools/keep-earlier-builds.ts';
import { leanRelay } from './tools/lean-relay.ts';
import { relayArtifacts } from './tools/relay-artifacts.ts';

const production = process.env.NODE_ENV !== 'development';

/** What every page loads, as one file: it compresses better than four, and changes less often than ours. */
const onEveryPage =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\//;

/** What people see without an account. */
const publicParts =
  /\/web\/(app|ui|pages\/(candidates|contact|errors|job-post|joining|legal|mailing|profiles|review|review-forms|search|session|surveys))\//;

/** One style sheet for all public pages. A page would wait for each of several before it shows anything. */
function looksOfPublicPages(id: string, context: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>();
  const isUsed = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    if (/\/web\/(app|ui|pages)\//.test(module)) return publicParts.test(module);
    return context.getModuleInfo(module)?.importers.some(isUsed) ?? false;
  };
  return isUsed(id) ? 'looks' : null;
}

/**
 * What many pages share, without words that only the panel's screens need, rules of a few forms and lists, and inputs:
 * these bring zod.
 */
const onManyPages =
  /\/(web\/kit(?!\/(unsent|permissions)\b)|common(?!\/(?:\w+\/)*inputs\.ts)(?!\/(csv|email|email-domains|plans|spelled-out|person-names|local-time|admin|accounts|invitations|jobs|money|placements|mailing|contact|surveys|posts|pictures\/posts|reviews\/(checks|display|flags|moderation))\b))\//;

/** `title-k3xQ`: as in its file, and four letters for the file. Vite's own names are twice as long and compress badly. */
const classNames = (name: string, file: string) =>
  `${name}-${hash('sha256', path.relative(import.meta.dirname, file.replace(/\?.*/, '')), 'base64url').slice(0, 4)}`;

/** Of the scripts that a part of ours needs those that are not there before anybody goes on: documents name the others themselves. */
const withoutWhatIsThere = (_part: string, needed: readonly string[]) =>
  needed.filter((file) => !/\/(rolldown-runtime|looks|site|base|elements|start)-[^/]+\.js$/.test(file));

/** Builds the pages twice: for browsers into dist/client, and with `build.ssr` for the server into dist/server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  clearScreen: false,
  publicDir: false,
  css: { modules: { generateScopedName: classNames } },
  plugins: [
    relayArtifacts(),
    leanRelay(),
    react(),
    ...(isSsrBuild ? [] : [compressAssets(), keepEarlierBuilds('dist/client')]),
  ],
  // In one piece the server's build does not depend on how Node reads CommonJS; while developing that would break it.
  ssr: command === 'build' && production ? { noExternal: true } : {},
  // Vite leaves the name to whoever runs the build: React and Relay would ask the process for it at every step of a page.
  define: isSsrBuild && production ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { ssr: true, outDir: 'dist/server', rolldownOptions: { input: 'web/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: withoutWhatIsThere },
        assetsInlineLimit: 0,
        target: 'esnext',
        rolldownOptions: {
          input: 'web/app/entry-client.ts',
          output: {
            codeSplitting: {
              groups: [
                { name: looksOfPublicPages, test: /\/web\/(?!app-ui).*\.css$/ },
                { name: 'site', test: onEveryPage },
                { name: 'base', test: onManyPages, minShareCount: 8 },
                // Few pages have a combobox, which brings a library.
                { name: 'elements', test: /\/web\/ui\/(?!ComboboxField)/, minShareCount: 3 },
              ],
            },
          },
        },
      },
}));
