import { writeFile } from 'node:fs/promises';
import { requirementText } from '#common/requirement-text.ts';
import { meets } from '#common/roles.ts';
import { type Route, routes } from '#common/routes.ts';
import { accessList, accessListFile } from './write-access-list.ts';

/** The path of the list of all routes. */
export const routeListFile = new URL('../docs/routes.md', import.meta.url);

/** The route table as Markdown, built routes first. */
export function routeList(): string {
  const built = routes.filter(({ isBuilt }) => isBuilt);
  const unbuilt = routes.filter(({ isBuilt }) => !isBuilt);
  return [
    '# Routes',
    '',
    'Written by `tools/write-route-list.ts` from `common/routes/table.ts`; do not edit.',
    'A route answers in this order: not built, feature or country off: Not found; nobody signed in: the sign-in page;',
    'requirement missing: the sentence that says so.',
    '',
    `## Built (${built.length})`,
    '',
    ...tableOf(built),
    '',
    `## Not built, answering Not found (${unbuilt.length})`,
    '',
    ...tableOf(unbuilt),
    '',
  ].join('\n');
}

function tableOf(some: readonly Route[]): string[] {
  const head = ['| path | title | layout | requires | only when | notes |', '|---|---|---|---|---|---|'];
  return [...head, ...some.map((route) => `| ${cellsOf(route).join(' | ')} |`)];
}

function cellsOf(route: Route): string[] {
  return [`\`${route.path}\``, route.title, route.layout, requiredFor(route), conditions(route), notes(route)];
}

function requiredFor(route: Route): string {
  if (route.isOpen) return 'nothing';
  const required = meets([], route.requirement) ? 'being signed in' : requirementText(route.requirement);
  return route.needsApproved ? `${required}; approved` : required;
}

function conditions({ features, countries }: Route): string {
  return [
    ...features.map((feature) => `feature ${feature}`),
    ...(countries ? [`country ${countries.join(', ')}`] : []),
  ].join('; ');
}

function notes(route: Route): string {
  const choices = Object.entries(route.choices).map(([name, all]) => choicesText(name, all, route.builtChoices[name]));
  const rest = [route.redirect && `leads to \`${route.redirect}\``, route.isPublic && 'rendered on the server'];
  return [...rest.filter(Boolean), ...choices].join('; ');
}

function choicesText(name: string, all: readonly string[], built: readonly string[] | undefined): string {
  const list = `${name}: ${all.join(', ')}`;
  return built ? `${list} (built: ${built.join(', ') || 'none'})` : list;
}

if (import.meta.main) {
  await writeFile(routeListFile, routeList());
  await writeFile(accessListFile, accessList());
}
