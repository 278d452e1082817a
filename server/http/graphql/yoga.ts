import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, validate } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { publicError } from '#server/graphql/errors.ts';
import { execute } from '#server/graphql/execute.ts';
import { limitRules, limits, refusedOperation, showsInsides } from '#server/graphql/limits.ts';
import { usePlans } from '#server/graphql/read/yoga.ts';
import { schema } from '#server/graphql/schema.ts';
import type { Sent } from './fields.ts';

/** A request's context with what was sent, read before Yoga. */
export type AskedContext = Context & { sent: Sent };

/** Runs what is not one of our own operations: parsing, validation and limits, and answers by the specification. */
export const createYogaServer = () =>
  createYoga<AskedContext>({
    schema,
    graphqlEndpoint: '/graphql/',
    landingPage: false,
    cors: false,
    graphiql: env.PLAUDIT_ENV === 'local',
    logging: false,
    maskedErrors: {
      maskError: (error) => publicError(error instanceof GraphQLError ? error : new GraphQLError(String(error))),
    },
    plugins: [asRead, withinLimits, usePlans(execute)],
  });

const asRead: Plugin<object, AskedContext> = {
  onRequestParse: ({ serverContext, setRequestParser }) => setRequestParser(() => serverContext.sent as never),
};

const withinLimits: Plugin = {
  onParse: ({ setParseFn }) => setParseFn(parseShort),
  onValidate({ addValidationRule, setValidationFn }) {
    setValidationFn((schema, document, rules, types, options) =>
      validate(schema, document, rules, { ...options, hideSuggestions: !showsInsides() }, types),
    );
    for (const rule of limitRules) addValidationRule(rule);
  },
};

const tooLong = () => {
  throw refusedOperation(`Send at most ${limits.tokens} tokens.`, 'TOO_LONG');
};
const parseShort = (source: string, options?: object) =>
  new MaxTokensParserWLexer(source, { ...options, n: limits.tokens, onReject: [tooLong] }).parseDocument();
