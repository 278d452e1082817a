import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { TypeAccess } from './declared.ts';

/** Types with access rules of their own: all but roots, and those that hold others. */
export const rowTypes = (schema: GraphQLSchema): readonly GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(
      ({ name }) =>
        !/^(__.*|Query|Mutation|PageInfo|Problem|.*Connection|.*Edge|.*Payload|InvitationResult|AddressAnswer|AnsweredPerson)$/.test(
          name,
        ),
    )
    .sort((a, b) => a.name.localeCompare(b.name));

/** Fields that everyone who sees a row can read. */
export const openFields = ({ fields }: TypeAccess): readonly string[] => fields.split(/\s+/).filter(Boolean);

/** All fields in a declaration. */
export const declaredFields = (access: TypeAccess): readonly string[] => [
  ...openFields(access),
  ...Object.keys(access.guarded ?? {}),
];
