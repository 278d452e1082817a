import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { TypeAccess } from './declared.ts';

/** Types whose rows somebody may see or not: all but roots, and those that hold what others are. */
export const rowTypes = (schema: GraphQLSchema): readonly GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(
      ({ name }) => !/^(__.*|Query|Mutation|PageInfo|Problem|.*Connection|.*Edge|.*Payload|AskResult)$/.test(name),
    )
    .sort((a, b) => a.name.localeCompare(b.name));

/** Fields that whoever sees a row sees. */
export const openFields = ({ fields }: TypeAccess): readonly string[] => fields.split(/\s+/).filter(Boolean);

/** All fields that a declaration speaks of. */
export const declaredFields = (access: TypeAccess): readonly string[] => [
  ...openFields(access),
  ...Object.keys(access.guarded ?? {}),
];
