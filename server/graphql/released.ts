import { existsSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, parse, validate } from 'graphql';

/** Operations by their hash, as relay-compiler writes them. */
export type Operations = Readonly<Record<string, string>>;

/** What pages of the last release ask for; empty before the first. */
export const readReleased = (file: string): Operations =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/**
 * What pages of a release ask for and this schema does not answer, one sentence each. Such pages are still open in
 * browsers when the next version begins to serve them.
 */
export const unanswered = (schema: GraphQLSchema, operations: Operations): readonly string[] =>
  Object.values(operations).flatMap((text) => {
    const [, kind = '', name = ''] = /^(\w+) (\w+)/.exec(text) ?? [];
    return validate(schema, parse(text)).map(({ message }) => `${kind} ${name}: ${message}`);
  });
