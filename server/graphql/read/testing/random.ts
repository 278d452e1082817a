import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
} from 'graphql';

const guarded = new Set(['initials', 'avatar', 'note', 'email', 'salary', 'drafts']);

/** A valid query made from a seed: aliases, pages in both directions, fragments, directives with variables. */
export function randomQuery(
  schema: GraphQLSchema,
  seed: number,
): { text: string; variables: Record<string, boolean>; root: string } {
  let state = (seed * 2654435761) % 2 ** 32;
  const chance = () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  let aliases = 0;
  /** Every other query asks only for what Postgres can write out itself. */
  const simple = seed % 2 === 1;

  /** Some queries have no condition, for those with one are not given to graphql-jit. */
  const plain = seed % 4 === 0;
  const directive = () => (!plain && chance() < 0.15 ? ` @${pick(['skip', 'include'])}(if: $${pick(['a', 'b'])})` : '');

  function argumentsOf(field: GraphQLField<unknown, unknown>): string {
    const parts: string[] = [];
    for (const { name, type } of field.args) {
      if (name === 'id')
        parts.push(`id: "${pick(['Review', 'Recruiter', 'User', 'Agency'])}:${1 + Math.floor(chance() * 12)}"`);
      if (name === 'ids')
        parts.push(
          `ids: [${Array.from({ length: 4 }, () => `"${pick(['Review', 'Recruiter', 'Agency', 'Nobody'])}:${1 + Math.floor(chance() * 12)}"`)}]`,
        );
      if (name === 'slug') parts.push(`slug: "r-${1 + Math.floor(chance() * 12)}"`);
      if (name === 'first' && chance() < 0.5) parts.push(`first: ${Math.floor(chance() * 4)}`);
      if (name === 'last' && !parts.some((part) => part.startsWith('first')))
        parts.push(`last: ${Math.floor(chance() * 4)}`);
      if (name === 'minRating' && chance() < 0.3) parts.push('minRating: 3');
      if (name === 'authorId' && chance() < 0.3) parts.push('authorId: 8');
      if (isEnumType(getNamedType(type)) && chance() < 0.5)
        parts.push(
          `${name}: ${pick((getNamedType(type) as never as { getValues(): { name: string }[] }).getValues()).name}`,
        );
    }
    return parts.length ? `(${parts.join(', ')})` : '';
  }

  function selection(type: GraphQLNamedType, depth: number): string {
    const parts = ['__typename'];
    if (isAbstractType(type))
      for (const one of schema.getPossibleTypes(type))
        if (chance() < 0.7) parts.push(`... on ${one.name}${directive()} ${selection(one, depth)}`);
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) {
        const inner = getNamedType(field.type);
        const isLeaf = !isObjectType(inner) && !isAbstractType(inner);
        const isFrame = /Connection|Edge|PageInfo/.test(type.name);
        if (
          field.name === 'wage' ||
          (simple && guarded.has(field.name)) ||
          (!isLeaf && depth <= 0) ||
          chance() > (isFrame ? 0.8 : isLeaf ? 0.4 : 0.5)
        )
          continue;
        for (let times = chance() < 0.2 ? 2 : 1; times > 0; times--) {
          const head = `x${++aliases}: ${field.name}${argumentsOf(field)}`;
          const selected = () =>
            `${head}${directive()}${isLeaf ? '' : ` ${selection(inner, depth - (/Connection|Edge/.test(inner.name) ? 0 : 1))}`}`;
          if (chance() < 0.15) parts.push(selected()); // the same field again: GraphQL merges the two
          const node = selected();
          parts.push(chance() < 0.1 ? `... on ${type.name}${directive()} { ${node} }` : node);
        }
      }
    return `{ ${parts.join(' ')} }`;
  }

  const field = schema.getQueryType()!.getFields()[pick(['recruiter', 'node', 'nodes', 'reviews', 'salaries'])]!;
  const root = `{ ${simple || plain ? '' : '__typename @skip(if: $a) @include(if: $b) '}root: ${field.name}${argumentsOf(field)} ${selection(getNamedType(field.type), 3)} }`;
  const used = [
    ['a', false],
    ['b', true],
  ]
    .filter(([name]) => root.includes(`$${name})`))
    .map(([name, value]) => `$${name}: Boolean = ${value}`);
  const text = `query ${used.length ? `(${used.join(', ')})` : ''} ${root}`;
  return { text, variables: { a: chance() < 0.5, b: chance() < 0.5 }, root: field.name };
}
