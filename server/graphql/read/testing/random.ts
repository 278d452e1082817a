import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { placementId } from './house.ts';

/** Fields that JavaScript resolves or that a viewer may be denied, which cannot always be sent as text. */
const guarded = new Set(['initials', 'avatar', 'note', 'email', 'salary', 'drafts', 'loud']);

/** A valid query, and the root field it selects. */
export interface RandomQuery {
  text: string;
  variables: Record<string, boolean>;
  root: string;
}

/** A valid query from a seed: aliases, pages in both directions, fragments, directives with variables. */
export function randomQuery(schema: GraphQLSchema, seed: number): RandomQuery {
  let state = (seed * 2654435761) % 2 ** 32;
  const chance = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  const number = () => 1 + Math.floor(chance() * 12);
  let aliases = 0;
  /** Every other query selects only what Postgres can write out alone. */
  const isSimple = seed % 2 === 1;
  const directive = () => (chance() < 0.15 ? ` @${pick(['skip', 'include'])}(if: $${pick(['a', 'b'])})` : '');
  const id = () => {
    const type = pick(['Review', 'Recruiter', 'User', 'Agency', 'Placement', 'Nobody']);
    return `"${type}:${type === 'Placement' ? placementId(number()) : number()}"`;
  };

  function argumentsOf(field: GraphQLField<unknown, unknown>): string {
    const parts: string[] = [];
    for (const { name, type } of field.args) {
      const named = getNamedType(type);
      if (name === 'id') parts.push(`id: ${id()}`);
      if (name === 'ids' && field.name === 'spotlight') parts.push('ids: ["5", "Recruiter:6", "1", "5"]');
      else if (name === 'ids') parts.push(`ids: [${[id(), id(), id(), id()].join()}]`);
      if (name === 'slug') parts.push(`slug: "r-${number()}"`);
      if (name === 'first' && chance() < 0.5) parts.push(`first: ${Math.floor(chance() * 4)}`);
      if (name === 'last' && !parts.some((part) => part.startsWith('first')))
        parts.push(`last: ${Math.floor(chance() * 4)}`);
      if (isInputObjectType(named) && chance() < 0.6) parts.push(`${name}: { ${filterOf(named)} }`);
      if (isEnumType(named) && chance() < 0.5) parts.push(`${name}: ${pick(named.getValues()).name}`);
    }
    return parts.length ? `(${parts.join(', ')})` : '';
  }

  /** Some of its fields, or none. */
  function filterOf(input: GraphQLInputObjectType): string {
    const { minRating, authorId, recruiterId } = input.getFields();
    const parts: string[] = [];
    if (minRating && chance() < 0.5) parts.push('minRating: 3');
    if (authorId && chance() < 0.5) parts.push('authorId: 8');
    if (recruiterId && chance() < 0.5) parts.push(`recruiterId: "Recruiter:${number()}"`);
    return parts.join(', ');
  }

  function selected(type: GraphQLNamedType, field: GraphQLField<unknown, unknown>, depth: number): string[] {
    const inner = getNamedType(field.type);
    const isLeaf = !isObjectType(inner) && !isAbstractType(inner);
    const head = `x${++aliases}: ${field.name}${argumentsOf(field)}`;
    const below = depth - (/Connection|Edge/.test(inner.name) ? 0 : 1);
    const node = () => `${head}${directive()}${isLeaf ? '' : ` ${selection(inner, below)}`}`;
    const wrapped = () => (chance() < 0.1 ? `... on ${type.name}${directive()} { ${node()} }` : node());
    // The same field again: GraphQL merges the two.
    return chance() < 0.15 ? [wrapped(), wrapped()] : [wrapped()];
  }

  function isWanted(type: GraphQLNamedType, { name, type: output }: GraphQLField<unknown, unknown>, depth: number) {
    const inner = getNamedType(output);
    const isLeaf = !isObjectType(inner) && !isAbstractType(inner);
    if (name === 'wage' || (isSimple && guarded.has(name)) || (!isLeaf && depth <= 0)) return false;
    if (/Connection|Edge|PageInfo/.test(type.name)) return chance() < 0.8;
    return chance() < (isLeaf ? 0.4 : 0.5);
  }

  function selection(type: GraphQLNamedType, depth: number): string {
    const parts = ['__typename'];
    if (isAbstractType(type))
      for (const one of schema.getPossibleTypes(type))
        if (chance() < 0.7) parts.push(`... on ${one.name}${directive()} ${selection(one, depth)}`);
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (isWanted(type, field, depth))
          for (let times = chance() < 0.2 ? 2 : 1; times > 0; times--) parts.push(...selected(type, field, depth));
    return `{ ${parts.join(' ')} }`;
  }

  const field = schema.getQueryType()!.getFields()[
    pick(['recruiter', 'node', 'nodes', 'reviews', 'involved', 'salaries', 'me', 'spotlight', 'latest'])
  ]!;
  const head = `root: ${field.name}${argumentsOf(field)}`;
  const parts = [`${head} ${selection(getNamedType(field.type), 3)}`];
  if (chance() < 0.2) parts.push(`... on Query${directive()} { ${head} ${selection(getNamedType(field.type), 2)} }`);
  if (chance() < 0.2) parts.push(`__typename${directive()}`);
  const root = `{ ${parts.join(' ')} }`;
  const defaults = [
    ['a', false],
    ['b', true],
  ] as const;
  const used = defaults.filter(([name]) => root.includes(`$${name})`)).map(([name, is]) => `$${name}: Boolean = ${is}`);
  const text = `query ${used.length ? `(${used.join(', ')})` : ''} ${root}`;
  return { text, variables: { a: chance() < 0.5, b: chance() < 0.5 }, root: field.name };
}
