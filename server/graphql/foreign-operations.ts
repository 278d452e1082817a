import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens';
import { type DocumentNode, GraphQLError, specifiedRules, validate } from 'graphql';
import { limitRules, limits, refusedOperation, showsInsides } from './limits.ts';
import { schema } from './schema.ts';

/** The result for a text: an operation within all limits, or why not. */
export type Checked =
  | { readonly document: DocumentNode; readonly errors?: never }
  | { readonly document?: never; readonly errors: readonly GraphQLError[] };

/**
 * Cached texts with their results, least recently used first out; a Map keeps the order. A parsed text takes up to two
 * hundred times its length, so the cache is limited by characters.
 */
const kept = new Map<string, Checked>();
const most = { texts: 1000, characters: 500_000 };
let characters = 0;

/** Parses and validates operations that are not our own, once for each text. */
export function foreignOperation(text: string): Checked {
  const checked = kept.get(text) ?? check(text);
  if (!kept.delete(text)) characters += text.length;
  kept.set(text, checked);
  while (kept.size > most.texts || characters > most.characters) {
    const [oldest] = kept.keys().take(1);
    kept.delete(oldest!);
    characters -= oldest!.length;
  }
  return checked;
}

function check(text: string): Checked {
  try {
    const document = new MaxTokensParserWLexer(text, parsing).parseDocument();
    const rules = [...specifiedRules, ...limitRules];
    const errors = validate(schema, document, rules, { hideSuggestions: !showsInsides() });
    return errors.length ? { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] };
    throw error;
  }
}

/** Comments are not tokens, but are kept like them. */
const parsing = { n: limits.tokens, maxComments: limits.comments, onReject: [() => tooLong()] };

const tooLong = () => {
  throw refusedOperation(`Send at most ${limits.tokens} tokens.`, 'TOO_LONG');
};

function coded(error: GraphQLError, code: string): GraphQLError {
  error.extensions['code'] ??= code;
  return error;
}
