import { GraphQLError, type GraphQLObjectType } from 'graphql';

/** An error that tells a client by its code what it did wrong. */
export const refuse = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** The answer to a cursor that was not made for this list. */
export const badCursor = (): GraphQLError => refuse('This cursor is not one of this list.', 'BAD_CURSOR');

/** What somebody gets at a field that is not for them. */
export const forbidden = ({
  parentType,
  fieldName,
}: {
  parentType: GraphQLObjectType;
  fieldName: string;
}): GraphQLError => refuse(`You may not see ${parentType.name}.${fieldName}`, 'FORBIDDEN');

/** What stands at a field of a row that is not there, or not for this viewer: the two look alike. */
export const notFound = (type: string): GraphQLError => refuse(`There is no such ${type}`, 'NOT_FOUND');
