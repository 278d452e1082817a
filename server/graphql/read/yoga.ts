import type { Plugin } from 'graphql-yoga';
import type { executor } from './executor.ts';

/** Lets Yoga answer with the text of Postgres where that is the whole answer, else by graphql-js over planned rows. */
export const usePlans = (execute: ReturnType<typeof executor>): Plugin => ({
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
});
