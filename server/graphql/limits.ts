import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type ASTVisitor, GraphQLError, Kind, type ValidationContext, type ValidationRule } from 'graphql';
import { env } from '#server/env.ts';
import { atMostRootFields } from './root-fields.ts';

/**
 * The limits of one operation. Rows are limited where they are read: see `maxRows` in the read layer. Characters and
 * comments are limited because texts are cached with their parse result.
 */
export const limits = {
  characters: 20_000,
  tokens: 2000,
  comments: 200,
  depth: 14,
  aliases: 60,
  rootFields: 10,
  /** Levels of lists and objects in a value in the text. */
  valueDepth: 14,
} as const;

/** Local and dev reveal internals: introspection, suggestions in messages, debug messages. */
export const showsInsides = (): boolean => env.PLAUDIT_ENV === 'local' || env.PLAUDIT_ENV === 'dev';

/** An error for an operation refused before it runs: 400 for clients that speak GraphQL over HTTP, 200 for others. */
export const refusedOperation = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

const tooDeep = () => refusedOperation(`Nest at most ${limits.depth} levels.`, 'TOO_DEEP');
const tooManyAliases = () => refusedOperation(`Use at most ${limits.aliases} aliases.`, 'TOO_MANY_ALIASES');

const refuseBy = (error: () => GraphQLError) => () => {
  throw error();
};

/** Rules in addition to the specification's. */
export const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ n: limits.depth, ignoreIntrospection: true, onReject: [refuseBy(tooDeep)] }) as ValidationRule,
  maxAliasesRule({ n: limits.aliases, onReject: [refuseBy(tooManyAliases)] }) as ValidationRule,
  atMostRootFields(limits.rootFields),
  shallowValues,
  noIntrospection,
];

/** Lists and objects in the text are limited like those in variables. */
function shallowValues(): ASTVisitor {
  let depth = 0;
  const nested = {
    enter() {
      if (++depth > limits.valueDepth) throw tooDeep();
    },
    leave() {
      depth--;
    },
  };
  return { [Kind.LIST]: nested, [Kind.OBJECT]: nested };
}

/** The schema is not a secret, it is committed; but nobody needs it from a production server. */
function noIntrospection(context: ValidationContext): ASTVisitor {
  if (showsInsides()) return {};
  return {
    Field({ kind, name }) {
      if (kind === Kind.FIELD && (name.value === '__schema' || name.value === '__type'))
        context.reportError(refusedOperation('Introspection is off here.', 'INTROSPECTION_OFF'));
    },
  };
}
