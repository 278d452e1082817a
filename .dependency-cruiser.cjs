const { readdirSync } = require('node:fs');
const path = require('node:path');

/** Who may import whom; the reasons stand in docs/architecture.md. */

/** The features that each one on the server uses. An effect that goes the other way is an event. */
const uses = {
  accounts: [],
  admin: ['accounts', 'invitations', 'mailing', 'profiles', 'reviews'],
  'agency-reports': ['dashboard', 'notices', 'profiles'],
  api: ['invitations', 'placements', 'profiles'],
  assets: ['accounts', 'profiles'],
  badges: ['accounts', 'notices', 'profiles'],
  connections: ['accounts', 'notices', 'placements', 'profiles'],
  contact: ['accounts', 'profiles'],
  dashboard: ['profiles'],
  'email-sync': ['invitations', 'placements', 'profiles'],
  erasure: ['accounts', 'contact', 'invitations', 'jobs', 'placements', 'profiles', 'reviews', 'surveys'],
  'google-reviews': ['connections', 'profiles'],
  hiring: [],
  jobs: ['accounts', 'notices', 'placements', 'profiles'],
  invitations: ['notices', 'placements', 'profiles'],
  joining: ['accounts', 'mailing', 'notices', 'profiles'],
  leaderboard: ['search'],
  mailing: [],
  merging: ['accounts', 'dashboard', 'joining', 'notices', 'people', 'profiles', 'surveys'],
  onboarding: ['dashboard', 'profiles'],
  notices: ['mailing'],
  people: ['accounts', 'joining', 'notices', 'profiles'],
  placements: ['profiles'],
  profiles: ['accounts', 'mailing'],
  retention: [],
  reviews: ['accounts', 'invitations', 'notices', 'profiles'],
  search: ['accounts'],
  sharing: ['accounts', 'profiles'],
  statements: ['accounts', 'contact', 'profiles', 'surveys'],
  surveys: ['dashboard', 'invitations', 'notices', 'placements', 'profiles'],
  teams: [],
  training: ['accounts'],
  widgets: ['accounts', 'profiles'],
  posts: ['accounts', 'connections', 'profiles', 'reviews'],
};

/** Read by people who are not signed in: they must not wait for what only the others need. */
const publicPages = [
  'contact',
  'errors',
  'joining',
  'mailing',
  'profiles',
  'review',
  'review-forms',
  'search',
  'surveys',
];

const tests = '(\\.test\\.tsx?|\\.factories\\.ts)$|/testing/';
const ours = '^(common|server|web|integrations|e2e|bench|tools)/';

const features = readdirSync(path.join(__dirname, 'server/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);
if (features.sort().join() !== Object.keys(uses).sort().join())
  throw new Error(`The table of uses in .dependency-cruiser.cjs must name the features ${features.join(', ')}.`);

/** Throws where a feature uses itself by way of others: then neither could be understood, or moved, without the other. */
function refuseCircle(feature, way = []) {
  const walked = [...way, feature];
  if (way.includes(feature)) throw new Error(`Features use each other in a circle: ${walked.join(' → ')}.`);
  for (const used of uses[feature]) refuseCircle(used, walked);
}
for (const feature of features) refuseCircle(feature);

const declaredUses = features.map((feature) => ({
  name: `${feature}-uses-what-it-declares`,
  severity: 'error',
  from: { path: `^server/features/${feature}/`, pathNot: tests },
  to: { path: '^server/features/[^/]+/', pathNot: `^server/features/(${[feature, ...uses[feature]].join('|')})/` },
}));

/** In `web` each layer may use those before it. */
const layers = ['ui', 'app-ui', 'list', 'features', 'pages', 'app'];
const upTheLayers = layers.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-uses-what-is-below-it`,
  severity: 'error',
  from: { path: `^web/${layer}/` },
  to: { path: `^web/(${layers.slice(index + 1).join('|')})/` },
}));

const not = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    not('no-circles', { path: '^(common|server)/' }, { circular: true }),
    not('no-circles-that-run', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } }),
    not('all-is-found', {}, { couldNotResolve: true }),
    not('common-imports-nothing-of-ours', { path: '^common/', pathNot: tests }, { path: ours, pathNot: '^common/' }),
    not(
      'a-vendor-knows-core-and-common',
      { path: '^integrations/([^/]+)/' },
      { path: ours, pathNot: '^(integrations/(core|$1)|common)/' },
    ),
    not(
      'only-server-integrations-knows-vendors',
      { path: '^server/', pathNot: '^server/integrations/' },
      { path: '^integrations/(?!core/)' },
    ),
    not(
      'kits-do-not-know-features',
      {
        path: '^server/(commands|database|graphql|mail|session|storage|tasks)/',
        pathNot: `${tests}|^server/database/(seeds|load)/|^server/graphql/schema\\.ts$`,
      },
      { path: '^server/features/' },
    ),
    not(
      'a-feature-keeps-its-schema-to-itself',
      { path: '^server/features/([^/]+)/', pathNot: tests },
      { path: '^server/features/.+\\.schema\\.ts$', pathNot: '^server/features/$1/' },
    ),
    not(
      // The index awaits these files, and the schema awaits the index: each would wait for the other.
      'what-the-index-finds-does-not-need-the-index',
      { path: '^server/features/.*\\.(schema|tasks|events|mails)\\.tsx?$' },
      { path: '^server/features/index\\.ts$', reachable: true },
    ),
    ...declaredUses,
    not(
      'server-loads-pages-only-when-built',
      { path: '^server/', pathNot: tests },
      { path: '^web/', dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    not('web-never-imports-the-server', { path: '^web/', pathNot: tests }, { path: '^server/' }),
    ...upTheLayers,
    not(
      'a-public-page-holds-no-mantine',
      { path: `^web/pages/(${publicPages.join('|')})/` },
      { path: 'node_modules/@mantine/', reachable: true },
    ),
    not('only-app-ui-wraps-mantine', { path: '^web/(ui|widget)/' }, { path: 'node_modules/@mantine/' }),
    not(
      'a-widget-is-light',
      { path: '^web/widget/' },
      { path: '^(web|server|integrations)/', pathNot: '^web/(widget|ui)/' },
    ),
    not(
      'the-product-does-not-use-its-tests',
      { path: '^(common|server|web|integrations)/', pathNot: tests },
      { path: tests },
    ),
    not(
      'the-product-does-not-need-tools',
      { path: '^(common|server|web|integrations)/', pathNot: tests },
      { path: '^(tools|e2e|bench)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6'],
  },
};
