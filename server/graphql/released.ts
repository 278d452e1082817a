import { existsSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, parse, validate } from 'graphql';

/** Operations by hash, as written by relay-compiler. */
export type Operations = Readonly<Record<string, string>>;

/** The operations of the last release's pages; empty before the first. */
export const readReleased = (file: string): Operations =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/**
 * Operations of a release that this schema does not answer, one sentence each. Pages of that release are still open in
 * browsers when the next version starts.
 */
export const unanswered = (schema: GraphQLSchema, operations: Operations): readonly string[] =>
  Object.values(operations).flatMap((text) => {
    const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(text) ?? [];
    return validate(schema, parse(text)).map(({ message }) => `${kind} ${name}: ${message}`);
  });
