import type { GraphQLSchema } from 'graphql';
import type { Audience } from './cells.ts';
import type { TypeAccess } from './declared.ts';
import { declaredFields, rowTypes } from './names.ts';

/** The declarations of who sees and does what. */
export interface Access {
  types: Readonly<Record<string, TypeAccess>>;
  roots: Readonly<Record<string, readonly Audience[]>>;
  mutations: Readonly<Record<string, readonly Audience[]>>;
}

const where = 'server/graphql/access/declared.ts';

/** Differences between the schema and the declarations, one sentence each, which says what to write. */
export function undeclared(schema: GraphQLSchema, { types, roots, mutations }: Access): readonly string[] {
  const known = rowTypes(schema);
  const names = new Set(known.map(({ name }) => name));
  const fieldsOf = (type: 'Query' | 'Mutation') =>
    Object.keys(
      schema.getType(type) ? (type === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields() : {},
    );
  return [
    ...known.flatMap((type) => {
      const access = types[type.name];
      const fields = Object.keys(type.getFields());
      if (!access)
        return [
          `In ${where}, add to types: ${type.name}: { rows: [who sees such a row], fields: '${fields.join(' ')}' },`,
        ];
      return differences(fields, declaredFields(access)).map(({ name, isNew }) =>
        isNew
          ? `In ${where}, add ${name} to types.${type.name}.fields if whoever sees the row sees it, else to its guarded: { ${name}: [who sees it] }.`
          : `In ${where}, take ${name} out of types.${type.name}: there is no such field, or it is listed twice.`,
      );
    }),
    ...Object.keys(types)
      .filter((name) => !names.has(name))
      .map((name) => `In ${where}, take ${name} out of types: there is no such type.`),
    ...lists('roots', fieldsOf('Query'), Object.keys(roots), 'who gets anything of it'),
    ...lists('mutations', fieldsOf('Mutation'), Object.keys(mutations), 'whose call is carried out'),
  ];
}

const lists = (list: string, actual: readonly string[], declared: readonly string[], wanted: string) =>
  differences(actual, declared).map(({ name, isNew }) =>
    isNew
      ? `In ${where}, add to ${list}: ${name}: [${wanted}],`
      : `In ${where}, take ${name} out of ${list}: there is no such field.`,
  );

function differences(actual: readonly string[], declared: readonly string[]) {
  const twice = declared.filter((name, at) => declared.indexOf(name) !== at);
  return [
    ...actual.filter((name) => !declared.includes(name)).map((name) => ({ name, isNew: true })),
    ...[...declared.filter((name) => !actual.includes(name)), ...twice].map((name) => ({ name, isNew: false })),
  ];
}
