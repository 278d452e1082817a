import { type Audience, cells, hiringRoles, recruiterRoles, rolesOf } from './cells.ts';
import { openFields } from './names.ts';
import type { Access } from './undeclared.ts';

/** The access matrix for readers, as Markdown. */
export const accessDocument = ({ types, roots, mutations }: Access): string =>
  `${[
    '# Who sees and does what',
    'Generated from `server/graphql/access/declared.ts` by `tools/write-access.ts`; `server/graphql/access/access.test.ts` calls every field and mutation of the API as everyone below, about rows of their own, of their agency or company, of another one, and about missing rows, and fails if an answer differs from this page. A row that someone may not see is treated as missing.',
    `Everyone: a stranger; people of an agency (${recruiterRoles.join(', ')}); people of a company (${hiringRoles.join(', ')}); staff (admin, super_admin). "Its recruiter" is who the row belongs to; "its agency" and "the company" are theirs. ${cells.length} ways to ask in all.`,
    '## Rows and fields',
    table(
      ['type', 'its rows', 'fields for some of them only'],
      Object.entries(types)
        .sort(byName)
        .flatMap(([name, access]) => [
          [`**${name}**`, words(access.rows), guarded(access.guarded)],
          ...Object.entries(access.states ?? {}).map(([state, rows]) => [`${name}, ${state}`, words(rows), '']),
        ]),
    ),
    '## Fields for whoever sees the row',
    table(
      ['type', 'fields'],
      Object.entries(types)
        .sort(byName)
        .map(([name, access]) => [name, openFields(access).join(', ')]),
    ),
    '## Root fields',
    table(
      ['field', 'who gets anything of it'],
      Object.entries(roots)
        .sort(byName)
        .map(([name, who]) => [`\`${name}\``, words(who)]),
    ),
    '## Mutations',
    table(
      ['mutation', 'whose call is carried out'],
      Object.entries(mutations)
        .sort(byName)
        .map(([name, who]) => [`\`${name}\``, words(who)]),
    ),
    '## Who is who',
    table(
      ['who', 'as which roles'],
      whoIsWho(
        [
          ...Object.values(types).map(({ rows }) => rows),
          ...Object.values(types).flatMap(({ guarded = {} }) => Object.values(guarded)),
          ...Object.values(roots),
          ...Object.values(mutations),
        ].flat(),
      ),
    ),
  ].join('\n\n')}\n`;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b);
const words = (who: readonly Audience[]) => who.map(({ name }) => name).join('; ') || 'nobody';
const guarded = (fields: Readonly<Record<string, readonly Audience[]>> = {}) => {
  const byWho = Map.groupBy(Object.entries(fields), ([, who]) => words(who));
  return [...byWho].map(([who, of]) => `${of.map(([name]) => name).join(', ')}: ${who}`).join('<br>');
};

/** Each audience with its roles and relations to the row. */
function whoIsWho(audiences: readonly Audience[]): readonly (readonly string[])[] {
  const byName = new Map(audiences.map((audience) => [audience.name, audience]));
  return [...byName.values()].map((audience) => {
    const byRoles = Map.groupBy(
      cells.filter((cell) => audience.has(cell)),
      (cell) => rolesOf(cell).join(' + ') || 'stranger',
    );
    const parts = [...byRoles].map(([roles, of]) =>
      of.some(({ side }) => side === 'none') ? roles : `${roles} (${of.map(({ relation }) => relation).join(', ')})`,
    );
    return [audience.name, parts.join('; ') || '–'];
  });
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
