import { useCallback, useRef } from 'react';
import { commitMutation, useRelayEnvironment } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationConfig, MutationParameters, UploadableMap } from 'relay-runtime';
import { type Problem, problemsIn, Refused } from './problem.ts';
import { whileSaving } from './saving.ts';

/** A mutation's input without `clientMutationId`, which `useCommand` adds. */
export type InputOf<M extends MutationParameters> = M['variables'] extends { input: infer I }
  ? Omit<I, 'clientMutationId'>
  : never;

type CommandOptions<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'updater' | 'optimisticResponse' | 'optimisticUpdater'
> & { readonly uploadables?: UploadableMap };

/**
 * Runs a mutation by its input: `const reply = useCommand<ReplyMutation>(graphql`…`); await reply({ body })`.
 * Resolves with the data; rejects with `Refused`, which holds all problems. Show them with `problemsOf(error)`.
 * Sending the same input again reuses its `clientMutationId`, so the command runs once. A quiet command shows no overlay:
 * for what is saved while a person continues typing.
 */
export function useCommand<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
) {
  const environment = useRelayEnvironment();
  const lastTry = useRef({ input: '', key: '' });
  return useCallback(
    (input: InputOf<M>, options: CommandOptions<M> = {}): Promise<M['response']> => {
      const written = JSON.stringify(input);
      if (lastTry.current.input !== written) lastTry.current = { input: written, key: crypto.randomUUID() };
      const variables = { input: { ...input, clientMutationId: lastTry.current.key } };
      const running = runMutation<M>(environment, { ...options, mutation, variables });
      return (isQuiet ? running : whileSaving(running)).then((data) => {
        lastTry.current = { input: '', key: '' };
        return data;
      });
    },
    [environment, mutation, isQuiet],
  );
}

/**
 * Runs a mutation with exactly these variables. Rejects with `Refused` both for payload errors and for top-level
 * errors.
 */
export function runMutation<M extends MutationParameters>(
  environment: Environment,
  config: Omit<MutationConfig<M>, 'onCompleted' | 'onError'>,
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      ...config,
      onError: reject,
      onCompleted: (data, topLevel) => {
        const problems = [...problemsIn(data), ...(topLevel ?? []).map(asProblem)];
        if (problems.length > 0) reject(new Refused(problems));
        else resolve(data);
      },
    });
  });
}

const asProblem = ({ message }: { message: string }): Problem => ({ code: 'FAILED', message, field: null });
