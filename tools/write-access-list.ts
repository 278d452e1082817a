import { writeFile } from 'node:fs/promises';
import { featureNames, featuresFor } from '#common/features.ts';
import { type Role, roleName, roles } from '#common/roles.ts';
import { answerFor, type Route, type RouteAnswer, type RouteViewer, routes } from '#common/routes.ts';

/** The path of the list of who may open which route. */
export const accessListFile = new URL('../docs/access-routes.md', import.meta.url);

/** Every route's answer to a stranger, to a user without a role and to each role alone, as Markdown. */
export function accessList(): string {
  const built = routes.filter(({ isBuilt }) => isBuilt);
  const unbuilt = routes.filter(({ isBuilt }) => !isBuilt);
  return [
    '# Who may open what',
    '',
    'Written by `tools/write-access-list.ts` from `common/routes/table.ts` and `common/roles.ts`; do not edit.',
    'The answers of a route, in this order: **404** Not found (unknown, not built, feature or country off) · **in** the',
    'sign-in, for nobody signed in · **no** the sentence that says so, for a requirement or approval missing · **yes**.',
    'Roles stand alone here; who holds several has what each brings, save where a requirement excludes one. All are',
    'approved, in Australia, with every feature on; routes marked *approved* answer **no** without it, and those with a feature',
    'or countries **404** where these do not hold.',
    '',
    `## Built (${built.length})`,
    '',
    ...tableOf(built),
    '',
    `## Not built (${unbuilt.length})`,
    '',
    'They answer **404** to everybody; this is what they will answer.',
    '',
    ...tableOf(unbuilt.map((route) => ({ ...route, isBuilt: true }))),
    '',
  ].join('\n');
}

const everyFeature = featuresFor('local', Object.fromEntries(featureNames.map((feature) => [feature, true])));
const words: Readonly<Record<RouteAnswer, string>> = { 'not-found': '404', 'sign-in': 'in', denied: 'no', ok: 'yes' };

/** The columns of the table, as a route sees them. */
const viewers: readonly (readonly [head: string, viewer: RouteViewer | null])[] = [
  ['stranger', null],
  ['no role', viewerWith()],
  ...roles.map((role) => [role, viewerWith(role)] as const),
];

function viewerWith(...held: readonly Role[]): RouteViewer {
  return { roles: held.map(roleName), approved: true };
}

function tableOf(some: readonly Route[]): string[] {
  const heads = ['route', ...viewers.map(([head]) => head), 'only when'];
  return [rowOf(heads), rowOf(heads.map(() => '---')), ...some.map((route) => rowOf(cellsOf(route)))];
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function cellsOf(route: Route): string[] {
  const { path, needsApproved, features, countries = [] } = route;
  const conditions = [...(needsApproved ? ['*approved*'] : []), ...features, ...countries];
  const answers = viewers.map(([, viewer]) => words[answerFor(route, viewer, everyFeature, 'AU')]);
  return [`\`${path}\``, ...answers, conditions.join(', ')];
}

if (import.meta.main) await writeFile(accessListFile, accessList());
