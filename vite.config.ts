import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './tools/compress-assets.ts';
import { keepEarlierBuilds } from './tools/keep-earlier-builds.ts';
import { leanClassNames } from './tools/lean-class-names.ts';
import { leanRelay } from './tools/lean-relay.ts';
import { leanRouter } from './tools/lean-router.ts';
import { relayArtifacts } from './tools/relay-artifacts.ts';

const production = process.env.NODE_ENV !== 'development';

/** What every page loads, as one file: it compresses better than four, and changes less often than ours. */
const onEveryPage =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant|@babel\/runtime)\//;

/** Ours that nearly every page loads: in one file, for each file of its own costs some hundred bytes. */
const inAlmostEveryPage =
  /\/(web\/(kit|ui\/(Button|Link|Notice|classes|SkipLink|ProductMark))|common\/(routes|roles|limits|flags|countries|urls|product|kinds|formats|specialities|placements\/kinds|profiles\/tallies|reviews\/criteria))/;

/** What public pages are drawn with, in one file for the same reason. */
const elementsOfPublicPages =
  /\/web\/(ui|features\/(is-built|local-id|recruiters\/PhoneLink|reviews\/(review-sums|ReviewPolicyLink)))\b/;

/** Of the parts of profiles those that the search, forms, the policy or lists show too: a file each. */
const shownElsewhere = /\/web\/features\/(FilterLinks|reviews\/(review-card|LevelsExplained))\./;

/** What the profiles of recruiters and of agencies are made of, and the dialogs over them. */
const partsOfProfiles =
  /\/web\/(features\/(recruiters|MoreOfList|reviews\/(ReviewFilters|ListedReviews))|pages\/profiles\/(VerificationPart|ReviewsPart))\b/;

/** The looks of all public pages, as one style sheet: several would each be waited for before anything shows. */
const looksOfPublicPages =
  /\/web\/(ui|app|features\/(FilterLinks|accounts\/(Told|PasswordField)|recruiters|agencies|search|reviews|legal)|pages\/(errors|profiles|search|review-forms|legal|session))[./].*\.css$/;

/** Of the scripts that a part of ours needs those that are not there before anybody goes on: documents name the others themselves. */
const withoutWhatIsThere = (_part: string, needed: readonly string[]) =>
  needed.filter((file) => !/\/(rolldown-runtime|looks|site|base|elements|start)-[^/]+\.js$/.test(file));

/** Builds the pages twice: for browsers into dist/client, and with `build.ssr` for the server into dist/server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  clearScreen: false,
  publicDir: false,
  css: { modules: { generateScopedName: leanClassNames(import.meta.dirname) } },
  plugins: [
    relayArtifacts(),
    leanRelay(),
    leanRouter(),
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
                { name: 'looks', test: looksOfPublicPages },
                { name: 'site', test: onEveryPage },
                { name: 'base', test: inAlmostEveryPage, minShareCount: 6 },
                { name: 'elements', test: elementsOfPublicPages, minShareCount: 2 },
                { name: (id) => /([^/]+)\.tsx$/.exec(id)?.[1] ?? null, test: shownElsewhere },
                { name: 'profiles', test: partsOfProfiles, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
