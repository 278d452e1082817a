import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens';
import { type DocumentNode, GraphQLError, specifiedRules, validate } from 'graphql';
import { limitRules, limits, refusedOperation, showsInsides } from './limits.ts';
import { schema } from './schema.ts';

/** What was found in a text: an operation within all limits, or why it is none. */
export type Checked =
  | { readonly document: DocumentNode; readonly errors?: never }
  | { readonly document?: never; readonly errors: readonly GraphQLError[] };

/**
 * Texts that are kept with what was found in them; the least recently used goes first. A Map keeps the order. What parsing
 * makes of a text takes up to two hundred times its characters, so there are so many of those at most.
 */
const kept = new Map<string, Checked>();
const most = { texts: 1000, characters: 500_000 };
let characters = 0;

/** Parses and validates what is not one of our own operations, once for each text. */
export function strangeOperation(text: string): Checked {
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

/** Comments are no tokens, but are kept like them. */
const parsing = { n: limits.tokens, maxComments: limits.comments, onReject: [() => tooLong()] };

const tooLong = () => {
  throw refusedOperation(`Send at most ${limits.tokens} tokens.`, 'TOO_LONG');
};

function coded(error: GraphQLError, code: string): GraphQLError {
  error.extensions['code'] ??= code;
  return error;
}
