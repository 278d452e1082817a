import { GraphQLError, type GraphQLObjectType } from 'graphql';

/** An error whose code tells a client what it did wrong. */
export const refuse = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Refuses a cursor that was not made for this list. */
export const badCursor = (): GraphQLError => refuse('This cursor is not one of this list.', 'BAD_CURSOR');

/** Refuses a field that the viewer may not see. */
export const forbidden = ({
  parentType,
  fieldName,
}: {
  parentType: GraphQLObjectType;
  fieldName: string;
}): GraphQLError => refuse(`You may not see ${parentType.name}.${fieldName}`, 'FORBIDDEN');

/** Returned for a row that doesn't exist or is hidden from the viewer: the two look the same. */
export const notFound = (type: string): GraphQLError => refuse(`There is no such ${type}`, 'NOT_FOUND');
