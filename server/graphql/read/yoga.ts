import type { Plugin } from 'graphql-yoga';
import { type ExecutorOptions, executor } from './executor.ts';
import type { Reader } from './reader.ts';

/** Lets Yoga answer with the text of Postgres where that is the whole answer, else by graphql-js over planned rows. */
export function usePlans(reader: Reader, options?: ExecutorOptions): Plugin {
  const execute = executor(reader, options);
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(execute) };
}
